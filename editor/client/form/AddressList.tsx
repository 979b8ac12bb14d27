import { linkTargets } from '../references.ts';
import { useEditor } from '../store.ts';

/** The id of the list. */
export const ADDRESSES = 'addresses';

/** Where links may lead, for the fields of links to offer. */
export function AddressList() {
  const files = useEditor((state) => state.files);
  return (
    <datalist id={ADDRESSES}>
      {linkTargets(files).map((address) => (
        <option key={address} value={address} />
      ))}
    </datalist>
  );
}
