import { z } from 'astro/zod';
import { foreignMarkIn } from '../text/foreign-marks.ts';
import { tooWide } from '../text/text-width.ts';
import { isLanguageTag } from './languages.ts';

/**
 * A text of a limited width, in letters.
 * @param mistakesIn the messages for a text that may contain more than plain words
 */
export const text = (
  most: number,
  mistakesIn = (words: string) => [tooWide(words, most), foreignMarkIn(words)],
) =>
  z
    .string()
    .trim()
    .min(1)
    .check(({ value, issues }) => {
      for (const message of mistakesIn(value))
        if (message) issues.push({ code: 'custom', input: value, message });
    })
    // Forms show it.
    .meta({ maxLength: most });

/** One line of copy. @param most its maximum width, in letters */
export const line = (most = Number.MAX_SAFE_INTEGER) =>
  text(most).refine((value) => !value.includes('\n'), 'must be one line: remove the line break');

/** A heading that may contain line breaks, written in YAML as a block text (`|-`). */
export const multiline = (most: number) =>
  text(most).meta({ input: 'multiline', description: 'Each line here is a line on the page.' });

/** The text of a message that a visitor finishes and sends. */
export const message = multiline(300)
  .optional()
  .meta({
    title: 'Message',
    description:
      'The start of a message that the visitor completes. Each line here is a line of the message.',
    examples: ['I need parts.\nHow many:\nBy when:'],
  });

/** The few sentences that follow a heading. */
export const lead = (most: number) => line(most).meta({ title: 'Introduction' });

const SECTION = '#[a-z0-9-]+';

/** An address of this site, as part of a regular expression: a page, perhaps with a section of it, or a static file. */
export const SITE_ADDRESS = String.raw`/([a-z0-9-]+(/[a-z0-9-]+)*)?(${SECTION})?|(/[\w-][\w.-]*)+\.\w+`;

/** The target of a link: a page (`/about`), a section (`/operations#parts`) or a section of the same page (`#parts`). */
export const target = z
  .string()
  .regex(
    new RegExp(`^(${SITE_ADDRESS}|${SECTION})$`),
    'is not an address of this site: write it like `/operations` or `/partners#contact`, in lower case',
  )
  .meta({ input: 'address', labelField: 'label', title: 'Leads to', examples: ['/operations'] });

/** The target of a link. */
export interface LinkTarget {
  to: string;
  /** The language of the target (BCP 47), if the build found no page in the reader’s language. */
  hrefLang?: string | undefined;
}

/** A labelled link to a page or section of this site. */
export const link = z.strictObject({ label: line(40), to: target });
export type Link = z.infer<typeof link> & LinkTarget;

/** Ids that layouts and blocks use themselves. A section in the content may not have one. */
const RESERVED_IDS =
  /^(main|menu|late|(block|person|drawing)-\d.*|.+-(title|text|drawing|frame|chassis|body))$/;

/** The name of a section in addresses (`/operations#parts`). */
export const anchor = z
  .string()
  .regex(
    /^[a-z][a-z0-9-]*$/,
    'cannot be used in an address: use only lower-case letters, digits and hyphens, and begin with a letter',
  )
  .refine((id) => !RESERVED_IDS.test(id), 'is a reserved name: choose another one')
  .meta({
    input: 'anchor',
    title: 'Name in addresses',
    examples: ['contact'],
    description: 'What follows the # in links to this section.',
  });

/** The tag of a language (BCP 47): `en`, `zh-Hans`. */
export const languageTag = z
  .string()
  .refine(
    (text) => /^[a-z]+(-|$)/.test(text) && isLanguageTag(text.toLowerCase()),
    'is not a language tag: write it like `en` or `zh-Hans`',
  );

export const timeZone = z
  .string()
  .refine(isTimeZone, 'is not the name of a time zone: write it like `Africa/Kampala`')
  .meta({ title: 'Time zone', examples: ['Africa/Kampala'] });

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

const clock = line(30)
  .refine(
    (text) => text.split('%time').length === 2,
    'must contain %time once, for example `%time in {city}.`',
  )
  .meta({ title: 'Time' });

/** What a page says about the time at the company’s location, which its shadows and lights follow. */
export const localTime = z
  .strictObject({
    time: clock,
    day: line(30).meta({ title: 'By day', description: 'Shown while shadows follow the sun.' }),
    night: line(30).meta({ title: 'At night', description: 'Shown while the sun is down.' }),
    elsewhere: z.strictObject({ time: clock, timeZone }).optional().meta({
      title: 'Readers’ local time',
      description:
        'The time where most readers of this language are, so that they know whether they can call now.',
    }),
  })
  .optional()
  .meta({
    title: 'Local time',
    description: 'Shown if the company has a location. %time is the time there.',
  });
export type LocalTimeLabels = NonNullable<z.infer<typeof localTime>>;

/**
 * A refinement of a list: the values that identify its entries must be unique.
 * @param valuesOf the identifying values, with their paths in the list
 */
export const distinct =
  <List>(valuesOf: (list: List) => { value: string; path: (string | number)[] }[]) =>
  (list: List, { addIssue }: z.core.$RefinementCtx) => {
    const values = valuesOf(list);
    for (const [i, { value, path }] of values.entries()) {
      const message = `repeats “${value}”. Each must be different.`;
      if (values.findIndex((other) => other.value === value) < i) addIssue({ code: 'custom', path, message });
    }
  };

/** The direction in which the goods of an operation go. */
export const direction = z
  .enum(['in', 'here', 'out'])
  .describe('Whether goods enter the country, are processed here, or leave.');
export type Direction = z.infer<typeof direction>;

/** The colour of a section. */
export const tone = z.enum(['laterite', 'tarp', 'signal', 'ink']).meta({
  title: 'Colour',
  choices: {
    laterite: 'The company’s colour',
    tarp: 'The second colour',
    signal: 'The accent',
    ink: 'The colour of text',
  },
});
export type Tone = z.infer<typeof tone>;

/** The illustrations, see `components/illustration/`. */
export const illustration = z
  .enum([
    'car',
    'ambulance',
    'fire-truck',
    'mobile-clinic',
    'tanker',
    'lorry',
    'sacks',
    'solar',
    'containers',
    'parts',
    'training',
    'driver',
    'nurse',
    'firefighter',
    'farmer',
    'mechanic',
  ])
  .meta({ title: 'Illustration' });
export type IllustrationName = z.infer<typeof illustration>;

/** A row of illustrations. */
export const illustrations = z.array(illustration).meta({ title: 'Illustrations' });

/** A row of illustrations on the footer, at the end of a page. */
export const closingIllustrations = illustrations.min(1).max(8).meta({
  title: 'Illustrations',
  description: 'As many as fit are shown, starting with the first. A phone has room for five people.',
});
