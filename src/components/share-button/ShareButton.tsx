import { labelled } from '../../text/join-texts.ts';
import type { PageContext } from '../page-context.ts';
import styles from './share-button.module.css';

export interface ShareButtonProps {
  /** The id of what is shared. */
  id: string;
  /** Its name. */
  name: string;
  context: PageContext;
}

/** Sends the address of a part of the page to somebody. `share.ts` shows it where the browser can. */
export function ShareButton({ id, name, context }: ShareButtonProps) {
  const { share } = context.navigation.labels;
  return (
    <button
      type="button"
      className={styles.shareButton}
      value={id}
      data-share=""
      aria-label={labelled(share, name)}
      hidden
    >
      {share}
    </button>
  );
}
