/** Protects a component from the styles of another, and the maintainer from rules that match nothing. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scopedName } from './class-names.ts';

const classesOf = (files: string[]) =>
  files.flatMap((file) => {
    const classes = readFileSync(file, 'utf8').matchAll(/(?<=[\s.,(:>+~]|^)\.([a-z]\w*)/gi);
    return [...new Set([...classes].map(([, name]) => scopedName(name!, file)))];
  });
const modes = globSync('src/**/*.modes.module.css');
const names = classesOf(globSync('src/**/*.module.css').filter((file) => !modes.includes(file)));

test('each class has a name of its own', () => {
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

test('styles for paper and forced colours change only classes that components can name', () => {
  expect(classesOf(modes).filter((name) => !names.includes(name))).toEqual([]);
});

// A rule outside all layers would win over every other, also on paper.
test.each(globSync('src/**/*.module.css'))('each rule in %s is in a layer', (file) => {
  const css = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '');
  expect(css.match(/^[^\s}].*/gm)!.filter((start) => !/^@(layer|page)\b/.test(start))).toEqual([]);
});
