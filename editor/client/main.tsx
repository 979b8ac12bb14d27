import '@fontsource-variable/libre-franklin/wght.css';
import './editor.css';
import { createRoot } from 'react-dom/client';
import { Editor } from './Editor.tsx';

createRoot(document.getElementById('editor')!).render(<Editor />);
