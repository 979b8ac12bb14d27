import { pictureNameOf } from '../../src/content/picture.ts';
import { PictureSearch } from './PictureSearch.tsx';
import shared from './shared.module.css';
import { pictureUrl, useEditor } from './store.ts';

export interface PictureGridProps {
  /** The name of the picture that is there now. */
  current: string;
  /** Called with the file of a picture. */
  onChoose: (file: string) => void;
}

/** All pictures to press one of, with a search above them. */
export function PictureGrid({ current, onChoose }: PictureGridProps) {
  const { files } = useEditor();
  return (
    <PictureSearch>
      {(found) => (
        <ul className={shared.pictures}>
          {found.map(([file, description]) => (
            <li key={file}>
              <button
                type="button"
                aria-pressed={pictureNameOf(file) === current}
                onClick={() => onChoose(file)}
              >
                <img className={shared.thumbnail} src={pictureUrl(file, files)} alt="" loading="lazy" />
                {description?.caption || file}
              </button>
            </li>
          ))}
        </ul>
      )}
    </PictureSearch>
  );
}
