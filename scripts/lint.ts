/** `npm run lint`: types, style, spelling and import walls, without building or testing. */
import { main, PlainError, runModule } from './process.ts';

const WALLS = '.dependency-cruiser.mjs';

/**
 * Runs one stage of the checks under its name.
 * @throws PlainError when its command does not end with 0
 */
export async function stage(name: string, command: () => Promise<number>): Promise<void> {
  console.log(`\n▶ ${name}`);
  if ((await command()) !== 0) throw new PlainError(`\nStopped: ${name} failed, see above.`);
}

/** @throws PlainError at the first stage that fails */
export async function lint(): Promise<void> {
  await stage('types', () => runModule('astro/bin/astro.mjs', ['check']));
  await stage('lint', () => runModule('@biomejs/biome/bin/biome', ['check']));
  await stage('style sheets', () => runModule('stylelint/bin/stylelint.mjs', ['src/**/*.css']));
  await stage('spelling (a word that is right belongs in content/dictionary.txt)', () =>
    runModule('cspell/bin.mjs', ['lint', '--no-progress', '--no-summary']),
  );
  const folders = ['src', 'delivery', 'editor', 'scripts', 'tests'];
  await stage('import walls', () =>
    runModule('dependency-cruiser/bin/dependency-cruiser.mjs', ['--config', WALLS, ...folders]),
  );
}

if (import.meta.main) await main(lint);
