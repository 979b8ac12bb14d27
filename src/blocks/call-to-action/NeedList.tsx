import { MessageLinks } from '../../components/message-links/MessageLinks.tsx';
import type { PageContext } from '../../components/page-context.ts';
import styles from './need-list.module.css';

/** Dark plates, each with one need and two links to ask for it. */
export function NeedList({ needs, context }: { needs: string[]; context: PageContext }) {
  return (
    <ul className={styles.needList}>
      {needs.map((need) => (
        <li key={need}>
          <h3>{need}</h3>
          <MessageLinks about={need} context={context} />
        </li>
      ))}
    </ul>
  );
}
