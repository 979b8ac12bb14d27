import { linkTargets } from '../references.ts';
import { useEditor } from '../store.ts';

/** The id of the list. */
export const ADDRESSES = 'addresses';

/** The possible targets of links, as suggestions for their fields. */
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
