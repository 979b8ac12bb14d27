import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Blocks, BrochureContent } from './load-brochure.ts';
import styles from './sheet.module.css';

export interface SheetProps {
  content: BrochureContent;
  /** The blocks whose texts it shows: named in the message about a text that does not fit. */
  shows: (keyof Blocks)[];
  /** The number at the foot; the cover and the back carry none. */
  number?: number;
  /** Whether pictures are shown: the foot says what they are. */
  pictured?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** One page of A4. Its running foot is for the eye alone: readers of the text have pages of their own. */
export function Sheet({ content, shows, number, pictured, className, children }: SheetProps) {
  const { company, copy, blocks, files } = content;
  const sources = shows.flatMap((type) => (files[type] ? `\`${type}\` in ${files[type]}` : []));
  return (
    <div className={clsx(styles.sheet, className)} data-sheet={sources.join(' or ')}>
      {children}
      {number && (
        <div className={styles.foot}>
          <p aria-hidden="true">
            {company.names.company} <span>{copy.headings.cover}</span>
          </p>
          {pictured && blocks.gallery?.note && <p>{blocks.gallery.note}</p>}
          <p aria-hidden="true">{number}</p>
        </div>
      )}
    </div>
  );
}
