import { Dialog, type DialogProps } from './Dialog.tsx';
import shared from './shared.module.css';

export interface FormDialogProps extends DialogProps {
  submitLabel: string;
  isDisabled?: boolean;
  onSubmit: () => void;
}

/** A dialog that asks for something, and closes when it is given. */
export function FormDialog({ submitLabel, isDisabled, onSubmit, children, ...props }: FormDialogProps) {
  return (
    <Dialog {...props}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          props.onClose();
          onSubmit();
        }}
      >
        {children}
        <button type="submit" className={shared.main} disabled={isDisabled}>
          {submitLabel}
        </button>
      </form>
    </Dialog>
  );
}
