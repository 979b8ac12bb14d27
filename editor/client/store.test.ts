import { beforeEach, expect, test } from 'vitest';
import { moveInHistory, setFiles, useEditor } from './store.ts';

const steps = () => {
  const { pastStates, futureStates } = useEditor.temporal.getState();
  return [pastStates.length, futureStates.length];
};

beforeEach(() => {
  setFiles({});
  useEditor.temporal.getState().clear();
});

test('letters typed into one field are one step, those of another the next', () => {
  setFiles({ a: 'x' }, 'title');
  setFiles({ a: 'xy' }, 'title');
  expect(steps()).toEqual([1, 0]);
  setFiles({ a: 'xy', b: 'z' }, 'text');
  expect(steps()).toEqual([2, 0]);
});

test('what is typed into the same field right after undo or redo is a step of its own', () => {
  setFiles({ a: 'x' }, 'title');
  moveInHistory('undo');
  setFiles({ a: 'y' }, 'title');
  expect(steps()).toEqual([1, 0]);
  moveInHistory('undo');
  moveInHistory('redo');
  setFiles({ a: 'yz' }, 'title');
  expect(steps()).toEqual([2, 0]);
});
