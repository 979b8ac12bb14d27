import { isDraft } from '../../src/content/pages/page.ts';
import { nameOf } from '../names.ts';
import { open } from './actions.ts';
import styles from './file-list.module.css';
import { useMistakes } from './mistakes.ts';
import shared from './shared.module.css';
import { useEditor } from './store.ts';

export interface FileListProps {
  files: string[];
  /** The heading above the list. Names do not visibly repeat it. */
  heading?: string;
  /** Called when the user presses a file that does not exist. */
  onMissing?: (file: string) => void;
}

/** A list of files to open, each with its state. */
export function FileList({ files, heading = '', onMissing }: FileListProps) {
  const { file: current, files: values, unsaved, outdated } = useEditor();
  const problems = useMistakes();
  return (
    <ul>
      {files.map((file) => {
        const mistakes = problems.filter((problem) => problem.file === file).length;
        const untranslated = outdated.filter((problem) => problem.file === file).length;
        const isMissing = values[file] === undefined;
        const name = nameOf(file, values);
        const suffix = heading && name.endsWith(` (${heading})`) ? ` (${heading})` : '';
        return (
          <li key={file}>
            <button
              type="button"
              className={styles.file}
              aria-current={file === current ? 'page' : undefined}
              onClick={() => (isMissing ? onMissing?.(file) : open(file))}
            >
              {name.slice(0, name.length - suffix.length)}
              <span className={shared.hidden}>{suffix}</span> {isMissing && <em>Missing</em>}
              {isDraft(values[file]) && <em>Draft</em>}
              {unsaved.includes(file) && <em>Not saved</em>}
              {untranslated > 0 && !isMissing && <em>{untranslated} to translate</em>}
              {mistakes > 0 && <em className={shared.mistakes}>{mistakes} to correct</em>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
