import '@fontsource-variable/libre-franklin/wght.css';
import './base.css';
import { createRoot } from 'react-dom/client';
import { load } from './actions.ts';
import { Editor } from './Editor.tsx';
import styles from './editor.module.css';
import { onShortcut } from './shortcuts.ts';

const root = createRoot(document.getElementById('editor')!, {
  onUncaughtError: () => say('Something went wrong here. Load this page again: what you wrote is kept.'),
});
const say = (text: string) => root.render(<p className={styles.waiting}>{text}</p>);

say('The editor is open in another window. Go on there, or close that window to go on here.');
// Two windows would each write over what the other has changed. The lock is held until this one closes.
navigator.locks.request('editor', async () => {
  say('One moment…');
  await load().then(
    () => {
      root.render(<Editor />);
      addEventListener('keydown', onShortcut);
    },
    (error: Error) => say(error.message),
  );
  return new Promise(() => {});
});
