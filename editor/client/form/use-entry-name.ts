import type { FieldPath } from '../../api.ts';
import { locationIn } from '../locations.ts';
import { useEditor } from '../store.ts';
import { useForm } from './context.ts';

/** What one entry of a list is called by itself: “Block 5 (Timeline), entry”. @param name of one: “entry” */
export function useEntryName(path: FieldPath, name: string): string {
  const { file } = useForm();
  const around = locationIn(useEditor.getState(), file, path.slice(0, -1));
  const text = [around, name].filter(Boolean).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
