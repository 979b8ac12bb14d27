/** Virtual screens for the windows of WebKitGTK. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { WebKitGtk } from '../support/find-other-browsers.ts';
import { SCREENS, type Screen } from './visitor.ts';

/** The height of the browser’s toolbar above the page, in pixels. */
const TOOL_BAR = 38;
const NAMES = Object.keys(SCREENS) as Screen[];

/**
 * Opens a screen of each size, with a window manager that makes every window fill it.
 * @returns functions that return the value of DISPLAY for a screen, and that close all screens
 */
export async function openScreens({ screen, windowManager }: WebKitGtk) {
  const screens = NAMES.flatMap((name, i) => {
    const { width, height } = SCREENS[name];
    return ['-screen', String(i), `${width}x${height + TOOL_BAR}x24`];
  });
  const server = spawn(screen, ['-displayfd', '1', '-nolisten', 'tcp', ...screens], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = String((await once(server.stdout, 'data'))[0]).trim();
  const displayOf = (name: Screen) => `:${display}.${NAMES.indexOf(name)}`;
  const managers = NAMES.map((name) =>
    spawn(windowManager, ['-use_titlebar', 'no'], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: displayOf(name) },
    }),
  );
  return {
    displayOf,
    close: () => {
      for (const process of [...managers, server]) process.kill();
    },
  };
}
