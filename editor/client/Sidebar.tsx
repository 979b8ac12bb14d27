import { type SubmitEvent, useState } from 'react';
import type { Desk } from '../desk.ts';
import { fileInWords, PICTURES, pagesOf } from './words.ts';

export interface SidebarProps {
  desk: Desk;
  file: string;
  onOpen: (file: string) => void;
  onAddPage: (name: string) => void;
}

/** What may stand in an address, of what somebody writes: “/Our Vision” → “our-vision”. */
const addressLike = (text: string) => text.replace(/^\//, '').toLowerCase().replace(/\s+/g, '-');

/** Everything that can be edited. */
export function Sidebar({ desk, file, onOpen, onAddPage }: SidebarProps) {
  const [name, setName] = useState('');
  const files = Object.keys(desk.files);
  const others = [
    'company.yaml',
    ...files.filter((candidate) => candidate.startsWith('navigation')),
    PICTURES,
  ];

  const link = (target: string, label: string) => {
    const troubles = desk.problems.filter((problem) => problem.file === target && !problem.isWarning).length;
    const isDraft = (desk.files[target] as { published?: boolean } | null)?.published === false;
    return (
      <li key={target}>
        <button
          type="button"
          aria-current={target === file ? 'page' : undefined}
          onClick={() => onOpen(target)}
        >
          {label} {isDraft && <em>Draft</em>}
          {desk.unsaved.includes(target) && <em>Not saved</em>}
          {troubles > 0 && <em className="trouble">{troubles} to correct</em>}
        </button>
      </li>
    );
  };

  const add = (event: SubmitEvent) => {
    event.preventDefault();
    onAddPage(name);
    // At once, so that nobody goes on writing in the page before.
    onOpen(`pages/${name}.yaml`);
    setName('');
  };

  return (
    <nav aria-label="What there is">
      <h2>Site</h2>
      <ul>{others.map((target) => link(target, fileInWords(target)))}</ul>
      <h2>Pages</h2>
      <ul>
        {pagesOf(desk.files).map((target) => link(target, fileInWords(target).replace(/^Page (?=\/)/, '')))}
      </ul>
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
        <button type="submit" className="quiet">
          Add page
        </button>
      </form>
    </nav>
  );
}
