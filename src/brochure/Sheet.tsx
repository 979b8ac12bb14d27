import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { BrochureContent } from './load-brochure.ts';
import styles from './sheet.module.css';

export interface SheetProps {
  content: BrochureContent;
  /** The number at the foot; the cover and the back carry none. */
  number?: number;
  /** Whether pictures are shown: the foot says what they are. */
  pictured?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** One page of A4. Its running foot is for the eye alone: readers of the text have pages of their own. */
export function Sheet({ content, number, pictured, className, children }: SheetProps) {
  const { company, copy, blocks } = content;
  return (
    <div className={clsx(styles.sheet, className)} data-sheet>
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
