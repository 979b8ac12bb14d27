import { z } from 'astro/zod';
import { widthOf } from '../text/text-width.ts';
import { distinct, languageTag, line, link, target } from './fields.ts';

/** The labels of the picture viewer. */
const viewerLabels = z.strictObject({
  close: line(30),
  previous: line(30),
  next: line(30),
  zoomIn: line(30),
  zoomOut: line(30),
  position: line(30).refine(
    (text) => text.includes('%n') && text.includes('%total'),
    'must contain %n and %total, for example `%n of %total`',
  ),
});

/** The maximum total width, in letters, of the header’s labels in a laptop’s window. */
const HEADER_LABELS = 64;

/** The maximum total width, in letters, of the contact and menu buttons on a phone of 320 pixels. */
const PHONE_LABELS = 16;

/** `content/navigation.yaml`: the links of header and footer and the labels of the interface, in one language. */
export const navigationSchema = z
  .strictObject({
    tag: languageTag.optional().meta({
      isInherited: false,
      description:
        'Leave it empty unless the language has several scripts: “zh-Hans” is Chinese in simplified characters.',
    }),
    readBy: line(60).optional().meta({
      isInherited: false,
      title: 'Read by',
      description: 'The native speaker who has read every page in this language.',
    }),
    locale: z
      .string()
      .regex(/^[a-z]{2,3}_[A-Z]{2}$/, 'is not a language and a country: write them like `en_GB`')
      .optional()
      .meta({
        isInherited: false,
        title: 'Language and country',
        description: 'For link previews on social networks: “sw_UG” is Swahili in Uganda.',
      }),
    header: z
      .strictObject({
        links: z.array(link).min(1).max(7),
        contact: link
          .extend({
            short: line(12).optional().describe('The label’s first word, for narrow windows.'),
          })
          .refine(({ label, short = '' }) => label.startsWith(short), {
            path: ['short'],
            error: 'is not the beginning of the label: write the label’s first word, or leave this empty',
          })
          .meta({ isWhole: true }),
      })
      .superRefine(({ links, contact }, { addIssue }) => {
        const width = [...links, contact].reduce((sum, { label }) => sum + widthOf(label), 0);
        if (width <= HEADER_LABELS) return;
        addIssue({
          code: 'custom',
          message: `has labels of ${width} characters in total; at most ${HEADER_LABELS} fit beside the logos. Shorten them by ${width - HEADER_LABELS}.`,
        });
      }),
    footer: z.strictObject({
      quickLinks: line(30),
      servicesTitle: line(30),
      services: z.array(link).min(1).max(10),
      contact: line(30),
    }),
    planned: z.array(target).default([]).meta({
      title: 'Planned pages',
      description:
        'You may link to them before they are written. Remove a page from this list when it is published.',
    }),
    messages: z
      .array(z.enum(['whatsapp', 'email']).meta({ choices: { whatsapp: 'WhatsApp', email: 'E-mail' } }))
      .min(1)
      .superRefine(distinct((ways) => ways.map((value, i) => ({ value, path: [i] }))))
      .default(['whatsapp', 'email'])
      .meta({
        title: 'Ways to send a message',
        description:
          'In the order in which they are offered. Leave out what readers of this language do not use.',
      }),
    labels: z.strictObject({
      skip: line(40),
      menu: line(20),
      closeMenu: line(20).describe('Replaces the label of the menu while it is open.'),
      call: line(20).describe('Calls the company.'),
      mainMenu: line(20),
      onThisPage: line(30),
      comingSoon: line(40).describe('Beside the icons of social profiles that have no address yet.'),
      soon: line(20).describe('After a link to a planned page: “(soon)”.'),
      subject: line(60).meta({
        title: 'Subject',
        description: 'Of an e-mail that a visitor begins on the site.',
      }),
      greeting: line(100).describe(
        'The first words of a WhatsApp message that a visitor begins on the site.',
      ),
      email: line(20).meta({ title: 'E-mail' }),
      whatsapp: line(20).meta({ title: 'WhatsApp' }),
      share: line(20).describe('Shares a link to a vehicle, if the browser can.'),
      scan: line(60).describe('Shown under the QR code of our contact details on printed pages.'),
      directions: z.strictObject({ in: line(20), here: line(20), out: line(20) }),
      inLanguage: line(30)
        .optional()
        .describe('After a link to a page that this language does not have, for example “(in English)”.'),
      allPictures: line(30)
        .refine((text) => text.includes('%total'), 'must contain `%total`, the number of pictures')
        .describe('On phones, opens all pictures of a long gallery. %total is their number.'),
      viewer: viewerLabels.describe(
        'Shown with enlarged pictures. %n is the picture’s number, %total the number of pictures.',
      ),
    }),
  })
  .superRefine(({ header: { contact }, labels: { menu, closeMenu } }, { addIssue }) => {
    const toggle = widthOf(closeMenu) > widthOf(menu) ? closeMenu : menu;
    const width = widthOf(contact.short ?? contact.label) + widthOf(toggle);
    if (width <= PHONE_LABELS) return;
    addIssue({
      code: 'custom',
      path: ['header', 'contact'],
      message: `has ${width} characters together with “${toggle}”, which is beside it on a phone; at most ${PHONE_LABELS} fit beside the logos. Give it a shorter label in the field Short (\`short\`), or shorten the label “${toggle}”.`,
    });
  });
export type Navigation = z.infer<typeof navigationSchema>;
