import { useState } from 'react';
import shared from './shared.module.css';
import styles from './upload.module.css';

/** What is said of pictures before they are chosen. */
export const PICTURE_HINT = '1,600 pixels wide or more. Straight from a camera is fine.';

/** The files that a browser offers for a picture. */
export const PICTURE_TYPES = 'image/*';

export interface UploadProps {
  label: string;
  hint?: string;
  accept?: string;
  isMultiple?: boolean;
  /** Called with each file in turn. A refusal is an Error with the sentence that says why. */
  onFile: (file: File) => Promise<unknown>;
}

/** Takes files that are dropped here or chosen from the disk. */
export function Upload({ label, hint, accept, isMultiple, onFile }: UploadProps) {
  const [progress, setProgress] = useState('');
  const [refusals, setRefusals] = useState<string[]>([]);
  const take = async (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])];
    // The same file can be tried again.
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
        <input type="file" accept={accept} multiple={isMultiple} onChange={({ target }) => take(target)} />
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
