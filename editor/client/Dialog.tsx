import { type ReactNode, type RefObject, useId } from 'react';
import { createPortal } from 'react-dom';

export interface DialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  title: string;
  children: ReactNode;
  onClose?: () => void;
}

/** A window over the page, with a button that closes it. */
export function Dialog({ ref, title, children, onClose }: DialogProps) {
  const id = useId();
  // At the end of the page, wherever the button that opens it stands.
  return createPortal(
    <dialog ref={ref} onClose={onClose} aria-labelledby={id}>
      <div className="bar">
        <h2 id={id}>{title}</h2>
        <button type="button" onClick={() => ref.current?.close()}>
          Close
        </button>
      </div>
      {children}
    </dialog>,
    document.body,
  );
}
