import { type SubmitEvent, useRef, useState } from 'react';
import { Dialog, type DialogProps } from './Dialog.tsx';
import shared from './shared.module.css';

export interface FormDialogProps extends DialogProps {
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
