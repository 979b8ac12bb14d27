import { type SubmitEvent, useState } from 'react';
import { addressLike } from '../files.ts';
import { addPage } from './actions.ts';

/** A form that adds a page. */
export function AddPage() {
  const [name, setName] = useState('');
  const add = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!(await addPage(name))) setName('');
  };
  return (
    <form onSubmit={add}>
      <label>
        Address of a new page
        <input
          value={name}
          placeholder="vision"
          required
          onChange={({ target }) => setName(addressLike(target.value))}
        />
      </label>
      <button type="submit">Add page</button>
    </form>
  );
}
