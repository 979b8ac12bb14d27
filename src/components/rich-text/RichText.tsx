import { clsx } from 'clsx';
import { Fragment } from 'react';
import { type Inline, isExternal, parseRichText, type RichBlock } from '../../content/rich-text.ts';
import styles from './rich-text.module.css';

export interface RichTextProps {
  text: string;
  className?: string | undefined;
}

/** Running text: most often one paragraph, else several, or lists. */
export function RichText({ text, className }: RichTextProps) {
  const blocks = parseRichText(text);
  const [first] = blocks;
  if (blocks.length === 1 && first && 'paragraph' in first)
    return (
      <p className={className}>
        <Words parts={first.paragraph} />
      </p>
    );
  return <div className={clsx(styles.text, className)}>{blocks.map(drawBlock)}</div>;
}

const drawBlock = (block: RichBlock, i: number) =>
  'paragraph' in block ? (
    <p key={i}>
      <Words parts={block.paragraph} />
    </p>
  ) : (
    <ul key={i} className={styles.list}>
      {block.list.map((entry) => (
        <li key={JSON.stringify(entry)}>
          <Words parts={entry} />
        </li>
      ))}
    </ul>
  );

function Words({ parts }: { parts: Inline[] }) {
  return parts.map((part) => <Fragment key={JSON.stringify(part)}>{drawWords(part)}</Fragment>);
}

function drawWords(part: Inline) {
  if (typeof part === 'string') return part;
  if ('bold' in part)
    return (
      <strong>
        <Words parts={part.bold} />
      </strong>
    );
  return (
    <a href={part.to} className={isExternal(part.to) ? styles.external : undefined}>
      <Words parts={part.label} />
    </a>
  );
}
