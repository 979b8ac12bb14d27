import { plainMessage } from '../labels.ts';
import { nameOf } from '../names.ts';
import { confirmTranslation, goTo } from './actions.ts';
import { locationIn, useContent } from './locations.ts';
import { useEditor } from './store.ts';
import styles from './translation.module.css';

/** The changes of the original since a file was translated. Each place leads to its field. */
export function Translation({ file }: { file: string }) {
  const content = useContent();
  const outdated = useEditor((state) => state.outdated);
  const changes = outdated.filter((problem) => problem.file === file);
  if (changes.length === 0) return null;
  return (
    <section className={styles.outdated} aria-labelledby="outdated-title">
      <h2 id="outdated-title">To translate</h2>
      <ul>
        {changes.map((problem) => {
          const { path = [], message } = problem;
          return (
            <li key={JSON.stringify(path) + message}>
              {path.length > 0 && (
                <button type="button" onClick={() => goTo(problem)}>
                  {locationIn(content, file, path)}
                </button>
              )}{' '}
              {plainMessage(message, (name) => nameOf(name, content.files))}
            </li>
          );
        })}
      </ul>
      <button type="button" onClick={() => confirmTranslation(file)}>
        The translation says all of this now
      </button>
    </section>
  );
}
