import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { BrochureContent } from './load-brochure.ts';
import styles from './sheet.module.css';

export interface SheetProps {
  content: BrochureContent;
  /** The number at the foot; the cover and the back carry none. */
  number?: number;
  /** Whether pictures are shown, whose captions the foot explains. */
  pictured?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** One page of A4. Its running foot is for the eye alone: readers of the text have pages of their own. */
export function Sheet({ content, number, pictured, className, children }: SheetProps) {
  const { company, copy } = content;
  return (
    <div className={clsx(styles.sheet, className)} data-sheet>
      {children}
      {number && (
        <div className={styles.foot}>
          <p aria-hidden="true">
            {company.names.company} <span>{copy.headings.cover}</span>
          </p>
          {pictured && <p>{copy.renderingsNote}</p>}
          <p aria-hidden="true">{number}</p>
        </div>
      )}
    </div>
  );
}
