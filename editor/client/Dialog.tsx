import { clsx } from 'clsx';
import { type ReactNode, type SubmitEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './dialog.module.css';
import shared from './shared.module.css';

interface DialogProps {
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

interface DialogButtonProps {
  label: string;
  /** Renders the dialog. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a dialog. */
export function DialogButton({ label, children }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {label}
      </button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}

interface FormDialogProps extends DialogProps {
  submitLabel: string;
  isDisabled?: boolean;
  /** @returns the refusal, if any; synchronously `undefined` if nothing can be refused */
  onSubmit: () => Promise<string | undefined> | undefined;
}

/** A dialog with a form. It closes when the form is submitted without a refusal. */
export function FormDialog({ submitLabel, isDisabled, onSubmit, children, ...props }: FormDialogProps) {
  const [refusal, setRefusal] = useState<string>();
  const isWaiting = useRef(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isWaiting.current) return;
    isWaiting.current = true;
    const answer = onSubmit();
    // Awaiting a synchronous result would delay closing, and so override the focus that `onSubmit` has set.
    const refused = answer && (await answer);
    isWaiting.current = false;
    if (refused) setRefusal(refused);
    else props.onClose();
  };
  return (
    <Dialog {...props}>
      <form onSubmit={submit}>
        {children}
        <p role="alert" className={shared.messages}>
          {refusal}
        </p>
        <button type="submit" className={shared.main} disabled={isDisabled}>
          {submitLabel}
        </button>
      </form>
    </Dialog>
  );
}
