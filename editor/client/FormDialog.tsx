import { type SubmitEvent, useRef, useState } from 'react';
import { Dialog, type DialogProps } from './Dialog.tsx';
import shared from './shared.module.css';

export interface FormDialogProps extends DialogProps {
  submitLabel: string;
  isDisabled?: boolean;
  /** @returns why it was refused; where it cannot be, `undefined` at once */
  onSubmit: () => Promise<string | undefined> | undefined;
}

/** A dialog that asks for something, and closes when it is given. */
export function FormDialog({ submitLabel, isDisabled, onSubmit, children, ...props }: FormDialogProps) {
  const [refusal, setRefusal] = useState<string>();
  const isWaiting = useRef(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isWaiting.current) return;
    isWaiting.current = true;
    const answer = onSubmit();
    // Without a wait it closes at once, and the focus goes where this has put it.
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
