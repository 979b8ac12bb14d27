import { useEffect, useMemo, useRef, useState } from 'react';
import { anchorsOf } from '../../src/blocks/blocks.ts';
import type { Problem } from '../../src/content/check/problem.ts';
import type { Desk } from '../desk.ts';
import { FileForm } from './FileForm.tsx';
import { FormContext, type FormSurroundings, idOf } from './form/context.ts';
import { Field } from './form/Field.tsx';
import type { FieldPath } from './form/field-props.ts';
import { PictureChooser } from './PictureChooser.tsx';
import { Preview } from './Preview.tsx';
import { Problems } from './Problems.tsx';
import { Sidebar } from './Sidebar.tsx';
import { useDesk } from './use-desk.ts';
import { fileInWords, PICTURES, pageAddress, pictureOf } from './words.ts';

/** The whole page: what there is, the form of one file, and the site as it will look. */
export function Editor() {
  const { desk, notice, edit, save, discard, addPage, addPicture, dropPicture, remove } = useDesk();
  const [file, setFile] = useState(decodeURIComponent(location.hash.slice(1)) || 'company.yaml');
  const [wanted, setWanted] = useState<FieldPath>();
  const [block, setBlock] = useState<number>();
  const main = useRef<HTMLElement>(null);
  const [chooser, setChooser] = useState<{ current: string; choose: (name: string) => void }>();

  const open = (next: string) => {
    setFile(next);
    setWanted(undefined);
    setBlock(undefined);
    main.current?.scrollTo(0, 0);
    history.replaceState(null, '', `#${encodeURIComponent(next)}`);
  };
  const goTo = (problem: Problem) => {
    const picture = pictureOf(problem.file);
    open(picture ? PICTURES : problem.file);
    setWanted(picture ? [picture] : (problem.path as FieldPath | undefined));
  };
  useEffect(() => {
    if (!wanted) return;
    // Entries around the place open first, one after the other.
    let tries = 0;
    const timer = setInterval(() => {
      const places = wanted.map((_, i) => document.getElementById(idOf(wanted.slice(0, wanted.length - i))));
      if (!places[0] && ++tries < 20) return;
      clearInterval(timer);
      places.find(Boolean)?.focus();
    }, 50);
    return () => clearInterval(timer);
  }, [wanted]);

  const surroundings = useMemo<FormSurroundings | undefined>(
    () =>
      desk && {
        Field,
        problems: desk.problems.filter((problem) => problem.file === file),
        addresses: addressesOf(desk),
        pictures: (desk.files[PICTURES] ?? {}) as FormSurroundings['pictures'],
        wanted,
        choosePicture: (current, choose) => setChooser({ current, choose }),
      },
    [desk, file, wanted],
  );
  if (!desk || !surroundings) return <p className="waiting">{notice || 'One moment…'}</p>;

  return (
    <FormContext value={surroundings}>
      <div className="desk">
        <Sidebar desk={desk} file={file} onOpen={open} onAddPage={addPage} />
        <main
          ref={main}
          onFocus={({ target }) => {
            const entry = /^field-blocks-(\d+)/.exec(target.closest('[id^=field-blocks-]')?.id ?? '');
            if (entry) setBlock(Number(entry[1]));
          }}
        >
          <div className="bar">
            <p role="status">
              {notice ||
                (desk.unsaved.length === 0 ? 'Everything is saved.' : `Not saved: ${unsavedInWords(desk)}`)}
            </p>
            <button
              type="button"
              className="quiet"
              disabled={desk.unsaved.length === 0}
              onClick={() => confirm('Forget every change that is not saved?') && discard()}
            >
              Forget changes
            </button>
            <button type="button" className="main" disabled={desk.unsaved.length === 0} onClick={save}>
              Save
            </button>
          </div>
          <Problems desk={desk} onGoTo={goTo} />
          <FileForm
            key={file}
            desk={desk}
            file={file}
            onEdit={edit}
            onAddPicture={addPicture}
            onRemove={(removed, question) =>
              remove(removed, question, () => removed === file && open('pages/index.yaml'))
            }
          />
        </main>
        <Preview
          desk={desk}
          address={file.startsWith('pages/') ? pageAddress(file) : undefined}
          block={block}
        />
      </div>
      {chooser && (
        <PictureChooser
          desk={desk}
          current={chooser.current}
          onChoose={chooser.choose}
          onEdit={edit}
          onAdd={addPicture}
          onDrop={dropPicture}
          onClose={() => setChooser(undefined)}
        />
      )}
    </FormContext>
  );
}

const unsavedInWords = ({ unsaved }: Desk) =>
  unsaved.length === 1 ? `changes in ${fileInWords(unsaved[0]!)}.` : `changes in ${unsaved.length} files.`;

/** Where links may lead: pages and their sections. */
function addressesOf({ files }: Desk): string[] {
  return Object.entries(files).flatMap(([name, value]) => {
    if (!name.startsWith('pages/') || name === 'pages/404.yaml') return [];
    const address = pageAddress(name);
    const anchors = anchorsOf((value as { blocks?: unknown } | null)?.blocks);
    return [address, ...anchors.map((anchor) => `${address}#${anchor}`)];
  });
}
