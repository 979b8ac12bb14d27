import { clsx } from 'clsx';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './dialog.module.css';
import shared from './shared.module.css';

export interface DialogProps {
  title: string;
  /** What the button says that closes it. */
  closeLabel?: string;
  /** For pictures to choose from. */
  isWide?: boolean;
  /** Called when the person closes it; it is open as long as it is drawn. */
  onClose: () => void;
  children: ReactNode;
}

/** A window over the page, with a button that closes it. What had the focus before gets it back. */
export function Dialog({ title, closeLabel = 'Close', isWide, onClose, children }: DialogProps) {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current!;
    dialog.showModal();
    return () => dialog.close();
  }, []);
  // At the end of the page, wherever the button that opens it stands.
  return createPortal(
    <dialog
      ref={ref}
      className={clsx(styles.dialog, isWide && styles.wide)}
      onClose={onClose}
      aria-labelledby={id}
    >
      <div className={clsx(shared.bar, styles.bar)}>
        <h2 id={id}>{title}</h2>
        <button type="button" onClick={onClose}>
          {closeLabel}
        </button>
      </div>
      {children}
    </dialog>,
    document.body,
  );
}
