/** Actions and observations of a visitor, the same for every browser. */

export type BrowserName = 'chromium' | 'firefox' | 'webkit';

/** The sizes of windows, in CSS pixels. */
export const SCREENS = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
} as const;
export type Screen = keyof typeof SCREENS;

export type Role =
  | 'banner'
  | 'button'
  | 'contentinfo'
  | 'dialog'
  | 'heading'
  | 'img'
  | 'link'
  | 'main'
  | 'navigation';

/** Newer names of roles, which Firefox and WebKit use. */
export const ROLES: Partial<Record<Role, string>> = { img: 'image' };

/** An element on the page, by its role and accessible name. */
export interface Target {
  role: Role;
  name?: string;
  within?: Target;
}

export type Key = 'ArrowLeft' | 'ArrowRight' | 'Enter' | 'Escape' | 'Tab';

export interface Point {
  x: number;
  y: number;
}

/** A visitor in a browser. All methods find visible elements only. */
export interface Visitor {
  /** @param path from the site's root */
  open(path: string): Promise<void>;
  /** Path and fragment of the current page’s address. */
  address(): Promise<string>;
  back(): Promise<void>;
  /** Clicks an element, or taps it on a phone if the browser supports touch. @throws Error if there is no such element */
  choose(target: Target): Promise<void>;
  chooseAt(point: Point): Promise<void>;
  press(key: Key): Promise<void>;
  sees(target: Target): Promise<boolean>;
  hasFocus(target: Target): Promise<boolean>;
  /** The value of an attribute for each element that matches the target. */
  attributes(target: Target, name: string): Promise<(string | null)[]>;
  /** The width of an element in CSS pixels. @throws Error if there is no such element */
  width(target: Target): Promise<number>;
  /** The errors in the page’s console. */
  errors(): Promise<string[]>;
  leave(): Promise<void>;
}

/** A running browser. Its visitors come one after the other, each without stored data. */
export interface RunningBrowser {
  /** Starts a visit. @param site the address of the site, to which paths are relative */
  visit(site: string, screen: Screen): Promise<Visitor>;
  close(): Promise<void>;
}

/** The path and fragment of an absolute address. */
export function pathOf(address: string): string {
  const { pathname, hash } = new URL(address);
  return pathname + hash;
}

/** Returns the element that was found for a target. @throws Error that names the target if it is undefined */
export function found<T>(thing: T | undefined, { role, name }: Target): T {
  if (thing === undefined) throw new Error(`There is no visible ${role} ${name ?? ''}.`);
  return thing;
}
