import type { SavedVersion } from '../api.ts';
import { nameOf } from '../names.ts';
import { Dialog } from './Dialog.tsx';
import { dateInWords, HistoryEntry } from './HistoryEntry.tsx';
import { run } from './run.ts';
import shared from './shared.module.css';
import { useEditor } from './store.ts';
import { changeContent } from './sync.ts';
import { useLoaded } from './use-loaded.ts';

/** Every state that was saved, to go back to it or to one file of it. */
export function History({ onClose }: { onClose: () => void }) {
  const content = useEditor((state) => state.files);
  const { result: versions, error } = useLoaded<SavedVersion[]>('versions', []);
  const restore = ({ id, date }: SavedVersion, file?: string) =>
    run(async () => {
      await changeContent('versions/restore', { id, file });
      onClose();
      const what = file ? nameOf(file, content) : 'Everything';
      useEditor.setState({
        view: 'preview',
        notice: `${what} is as on ${dateInWords(date)}. Look at it, then press Save.`,
      });
    });
  return (
    <Dialog title="History" onClose={onClose}>
      <p className={shared.hint}>
        What you restore is not saved at once: the preview shows all its pages, “Undo” brings back what was
        there, “Save” keeps it.
      </p>
      <p role="alert" className={shared.messages}>
        {error}
      </p>
      <ol>
        {versions.map((version, i) => (
          <HistoryEntry
            key={version.id}
            version={version}
            isNow={i === 0}
            onRestore={(file) => restore(version, file)}
          />
        ))}
      </ol>
    </Dialog>
  );
}
