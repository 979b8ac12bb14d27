import { useState } from 'react';
import shared from './shared.module.css';
import styles from './upload.module.css';

/** The hint beside an input for pictures. */
export const PICTURE_HINT = '1,600 pixels wide or more. Straight from a camera is fine.';

export interface UploadProps {
  label: string;
  hint?: string;
  accept?: string;
  isMultiple?: boolean;
  /** Called with one file after the other. Rejects with an Error whose message is the reason of a refusal. */
  onFile: (file: File) => Promise<unknown>;
}

/** An input for files, which the user drops here or chooses from the disk. */
export function Upload({ label, hint, accept, isMultiple, onFile }: UploadProps) {
  const [progress, setProgress] = useState('');
  const [refusals, setRefusals] = useState<string[]>([]);
  const addFiles = async (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])];
    // Allows choosing the same file again.
    input.value = '';
    setRefusals([]);
    for (const [i, file] of files.entries()) {
      setProgress(`Adding ${files.length > 1 ? `${i + 1} of ${files.length}: ` : ''}${file.name}…`);
      await onFile(file).catch(({ message }: Error) => setRefusals((others) => [...others, message]));
    }
    setProgress('');
  };
  return (
    <div className={styles.upload}>
      <label>
        {label}
        <input
          type="file"
          accept={accept}
          multiple={isMultiple}
          onChange={({ target }) => addFiles(target)}
        />
      </label>
      {hint && <p className={shared.hint}>{hint}</p>}
      <p role="status">{progress}</p>
      <div role="alert" className={shared.messages}>
        {refusals.map((refusal) => (
          <span key={refusal}>{refusal}</span>
        ))}
      </div>
    </div>
  );
}
