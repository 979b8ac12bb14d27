import '@fontsource-variable/libre-franklin/wght.css';
import './editor.css';
import { createRoot } from 'react-dom/client';
import { Editor } from './Editor.tsx';

const root = createRoot(document.getElementById('editor')!);
root.render(
  <p className="waiting">
    The editor is open in another window. Go on there, or close that window to go on here.
  </p>,
);
// Two windows would each write over what the other has changed. The lock is held until this one closes.
navigator.locks.request('editor', () => {
  root.render(<Editor />);
  return new Promise(() => {});
});
