/** A visitor’s message begins with the right words, and goes to the right people in the right way. */
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadFixturePage } from '../../../tests/support/fixture-pages.ts';
import { MessageLinks } from './MessageLinks.tsx';
import type { Message } from './ways-to-write.ts';

const { context } = loadFixturePage('index.yaml');

/** The messages that a visitor begins with the links, in their order. */
function messagesOf(message: Message, { navigation, ...others } = context) {
  const about = 'Coffee';
  const page = { ...others, navigation };
  const html = renderToStaticMarkup(<MessageLinks about={about} {...message} context={page} />);
  return parse(html)
    .querySelectorAll('a')
    .map((link) => {
      const { protocol, pathname, searchParams } = new URL(link.getAttribute('href')!);
      return { protocol, pathname, ...Object.fromEntries(searchParams) };
    });
}

test.each([
  ['Hello.', 'Coffee', 'Hello. Coffee: '],
  ['您好。', '咖啡', '您好。咖啡：'],
])(
  'a message without a text of its own begins with “%s”, with the spaces and the colon of its script',
  (greeting, about, text) => {
    const labels = { ...context.navigation.labels, greeting };
    const [chat, mail] = messagesOf({ about }, { ...context, navigation: { ...context.navigation, labels } });
    expect(chat).toMatchObject({ text });
    expect(mail).toMatchObject({ body: text });
  },
);

test('both links contain the message, and the e-mail also its topic', () => {
  const [chat, mail] = messagesOf({ message: 'I need coffee.\nHow much:' });
  expect(chat).toMatchObject({ text: 'I need coffee.\nHow much:' });
  expect(mail).toMatchObject({
    pathname: context.company.contact.email,
    subject: `${context.navigation.labels.subject}: Coffee`,
    body: 'I need coffee.\r\nHow much:',
  });
});

test('an e-mail goes to the people who deal with its topic', () => {
  expect(messagesOf({ email: 'roaster@example.org' })[1]).toMatchObject({ pathname: 'roaster@example.org' });
});

test('the first way is the one that the readers of the language prefer', () => {
  const protocols = (file: string) =>
    messagesOf({}, loadFixturePage(file).context).map(({ protocol }) => protocol);
  expect(protocols('index.yaml')).toEqual(['https:', 'mailto:']);
  expect(protocols('ar/index.yaml')).toEqual(['mailto:', 'https:']);
});
