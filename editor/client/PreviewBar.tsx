import { pageFiles } from '../files.ts';
import { nameOf } from '../names.ts';
import styles from './preview-bar.module.css';
import shared from './shared.module.css';
import { useEditor } from './store.ts';

/** Widths of the windows in which visitors see the site, in pixels. */
export const WIDTHS = { Phone: 390, Computer: 1280 };
export type Device = keyof typeof WIDTHS;

export interface PreviewBarProps {
  /** The file of the page that is shown. */
  shown: string;
  onShow: (file: string) => void;
  device: Device;
  onDevice: (device: Device) => void;
}

/** Which page is previewed, and as wide as on which device. */
export function PreviewBar({ shown, onShow, device, onDevice }: PreviewBarProps) {
  const { files } = useEditor();
  return (
    <div className={shared.bar}>
      <select
        className={styles.page}
        aria-label="Preview of"
        value={shown}
        onChange={({ target }) => onShow(target.value)}
      >
        {[...new Set([...pageFiles(files), shown])].map((name) => (
          <option key={name} value={name}>
            {nameOf(name, files)}
          </option>
        ))}
      </select>
      {(Object.keys(WIDTHS) as Device[]).map((name) => (
        <button key={name} type="button" aria-pressed={name === device} onClick={() => onDevice(name)}>
          {name}
        </button>
      ))}
    </div>
  );
}
