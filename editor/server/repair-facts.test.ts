import { expect, test } from 'vitest';
import { repairFacts } from './repair-facts.ts';

const facts = (telephone: string, email = 'a@a.example') => ({ contact: { telephone, email } });
const RIGHT = facts('+256 312 345 678');

test('what was written is repaired with the code of the number before, and without one where it has its own', () => {
  expect(repairFacts(RIGHT, facts('0312-345 679', 'mailto:b@a.example'))).toEqual(
    facts('+256 312 345 679', 'b@a.example'),
  );
  expect(repairFacts(undefined, facts('+256 312-345-679'))).toEqual(facts('+256 312 345 679'));
  expect(repairFacts(undefined, facts('0312-345 679'))).toEqual(facts('0312-345 679'));
});

test('what nobody wrote stays as somebody else saved it', () => {
  expect(repairFacts(facts('+256 312-345-678'), facts('+256 312-345-678'))).toBeUndefined();
  expect(repairFacts(RIGHT, undefined)).toBeUndefined();
});
