import '@fontsource-variable/libre-franklin/wght.css';
import './base.css';
import { createRoot } from 'react-dom/client';
import { load } from './actions.ts';
import { Editor } from './Editor.tsx';
import styles from './editor.module.css';
import { onShortcut } from './shortcuts.ts';

const root = createRoot(document.getElementById('editor')!, {
  onUncaughtError: () => show('Something went wrong here. Load this page again: what you wrote is kept.'),
});
const show = (text: string) => root.render(<p className={styles.waiting}>{text}</p>);

show('The editor is open in another window. Go on there, or close that window to go on here.');
// Only one window of a browser edits at a time: changes of two could conflict. Closing the window releases the lock.
navigator.locks.request('editor', async () => {
  show('One moment…');
  await load().then(
    () => {
      root.render(<Editor />);
      addEventListener('keydown', onShortcut);
    },
    (error: Error) => show(error.message),
  );
  return new Promise(() => {});
});
