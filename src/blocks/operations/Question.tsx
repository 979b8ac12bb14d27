import type { ReactNode } from 'react';
import { MessageLinks, type MessageLinksProps } from '../../components/message-links/MessageLinks.tsx';
import styles from './question.module.css';

export interface QuestionProps extends MessageLinksProps {
  text: string | undefined;
  /** Follows the links. */
  children?: ReactNode;
}

/** A question to the visitor, and links that begin the answer. */
export function Question({ text, children, ...message }: QuestionProps) {
  return (
    <div className={styles.question}>
      {text && <p>{text}</p>}
      <div className={styles.links}>
        <MessageLinks {...message} />
        {children}
      </div>
    </div>
  );
}
