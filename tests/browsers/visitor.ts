/** What a visitor can do and notice, whichever browser draws the page. */

export type BrowserName = 'chromium' | 'firefox' | 'webkit';

/** In CSS pixels. */
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

/** Roles by the newer names that Firefox and WebKit give them. */
export const ROLES: Partial<Record<Role, string>> = { img: 'image' };

/** Something on the page, by what a screen reader calls it. */
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

/** Every question is about what is shown; what is hidden is not there. */
export interface Visitor {
  /** @param path from the site's root */
  open(path: string): Promise<void>;
  /** Path and fragment of the page shown. */
  address(): Promise<string>;
  back(): Promise<void>;
  /** Clicks, or taps where the browserName has fingers on a phone. @throws Error when it is not there */
  choose(target: Target): Promise<void>;
  chooseAt(point: Point): Promise<void>;
  press(key: Key): Promise<void>;
  sees(target: Target): Promise<boolean>;
  hasFocus(target: Target): Promise<boolean>;
  /** An attribute of everything that the target fits. */
  attributes(target: Target, name: string): Promise<(string | null)[]>;
  /** In CSS pixels. @throws Error when it is not there */
  width(target: Target): Promise<number>;
  /** What the page has reported to the console as errors. */
  errors(): Promise<string[]>;
  leave(): Promise<void>;
}

/** A running browser, from which visitors come one after the other, each as on a first visit. */
export interface RunningBrowser {
  /** @param site address that paths are joined to */
  visit(site: string, screen: Screen): Promise<Visitor>;
  close(): Promise<void>;
}

/** An address as {@link Visitor.address} tells it. */
export function pathOf(address: string): string {
  const { pathname, hash } = new URL(address);
  return pathname + hash;
}

/** @throws Error that names what is not there */
export function found<T>(thing: T | undefined, { role, name }: Target): T {
  if (thing === undefined) throw new Error(`There is no ${role} ${name ?? ''} to be seen.`);
  return thing;
}
