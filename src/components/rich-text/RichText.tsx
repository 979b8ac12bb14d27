import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { type Inline, parseRichText } from '../../schema/rich-text.ts';
import { hrefLangOf, type PageContext } from '../page-context.ts';
import styles from './rich-text.module.css';

export interface RichTextProps {
  text: string;
  context: Pick<PageContext, 'home' | 'languages'>;
  className?: string | undefined;
}

/** Running text: most often one paragraph, else several, or lists. */
export function RichText({ text, context, className }: RichTextProps) {
  const blocks = parseRichText(text);
  const wordsOf = (parts: Inline[]) => <Words parts={parts} context={context} />;
  const [first] = blocks;
  if (blocks.length === 1 && first && 'paragraph' in first)
    return <p className={className}>{wordsOf(first.paragraph)}</p>;
  return (
    <div className={clsx(styles.text, className)}>
      {blocks.map((block) =>
        'paragraph' in block ? (
          <p key={JSON.stringify(block)}>{wordsOf(block.paragraph)}</p>
        ) : (
          <ul key={JSON.stringify(block)} className={styles.list}>
            {block.list.map((entry) => (
              <li key={JSON.stringify(entry)}>{wordsOf(entry)}</li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}

function Words({ parts, context }: { parts: Inline[]; context: RichTextProps['context'] }): ReactNode {
  return parts.map((part) => {
    if (typeof part === 'string') return part;
    const [words, key] = ['bold' in part ? part.bold : part.label, JSON.stringify(part)];
    const content = <Words parts={words} context={context} />;
    if ('bold' in part) return <strong key={key}>{content}</strong>;
    return (
      <a key={key} href={part.to} hrefLang={hrefLangOf(part.to, context)}>
        {content}
      </a>
    );
  });
}
