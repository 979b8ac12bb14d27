import { clsx } from 'clsx';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './dialog.module.css';
import shared from './shared.module.css';

export interface DialogProps {
  title: string;
  /** The label of the button that closes the dialog. */
  closeLabel?: string;
  /** Makes the dialog wide, for a choice of pictures. */
  isWide?: boolean;
  /** Called when the user closes the dialog. It stays open as long as it is rendered. */
  onClose: () => void;
  children: ReactNode;
}

/** A dialog over the page, with a button that closes it. Closing it restores the previous focus. */
export function Dialog({ title, closeLabel = 'Close', isWide, onClose, children }: DialogProps) {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current!;
    dialog.showModal();
    return () => dialog.close();
  }, []);
  // Rendered at the end of the page, outside the elements around its button.
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
