import styles from './preview-notes.module.css';
import { useEditor } from './store.ts';

/** Why the preview is not what was just written. @param hasPage whether there is a page to show */
export function PreviewNotes({ hasPage }: { hasPage: boolean }) {
  const { problems, isRestarting } = useEditor();
  const isHeld = problems.some(({ isDrawable, isWarning }) => !isDrawable && !isWarning);
  return (
    <>
      {isRestarting && (
        <p className={styles.note} role="status">
          The preview is drawn anew with what you have chosen. That takes some seconds.
        </p>
      )}
      {hasPage && isHeld && (
        <p className={styles.note}>
          Where something has to be corrected, the preview shows what was there before.
        </p>
      )}
      {!hasPage && (
        <p className={styles.note}>
          This page is being drawn. It appears here once it has its titles and a first block.
        </p>
      )}
    </>
  );
}
