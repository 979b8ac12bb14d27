import { expect, test } from 'vitest';
import { formatProblem, sortProblems } from './problem.ts';

test.each([
  [{ location: '`title`' }, 'content/pages/about.yaml, `title`: is empty. Write a text.'],
  [{ location: '' }, 'content/pages/about.yaml: is empty. Write a text.'],
  [{}, 'content/pages/about.yaml: is empty. Write a text.'],
])('a problem is one line with its file, place and remedy: %j', (where, line) => {
  expect(formatProblem({ file: 'pages/about.yaml', message: 'is empty. Write a text.', ...where })).toBe(
    line,
  );
});

test('warnings stand apart from the mistakes that stop a build', () => {
  const mistake = { file: 'a.yaml', message: 'is missing.' };
  const warning = { file: 'a.jpg', message: 'is shown on no page.', isWarning: true };
  expect(sortProblems([warning, mistake])).toEqual({ mistakes: [mistake], warnings: [warning] });
});
