import { useEffect, useRef, useState } from 'react';
import { preventsPreview } from '../../src/content/check/problem.ts';
import { fileInLanguage } from '../../src/content/languages.ts';
import { addressOfPage, HOME_FILE, pageFiles } from '../files.ts';
import { nameOf, translationIn } from '../names.ts';
import { PANES } from './PaneButtons.tsx';
import { PreviewFrame } from './PreviewFrame.tsx';
import styles from './preview.module.css';
import shared from './shared.module.css';
import { useEditor } from './store.ts';
import { useDrawnPage } from './use-drawn-page.ts';

/** The widths of the simulated windows, in pixels. */
const WIDTHS = { Phone: 390, Computer: 1280 };
type Device = keyof typeof WIDTHS;

/** The preview of the site, updated after each change. */
export function Preview() {
  const files = useEditor((state) => state.files);
  const version = useEditor((state) => state.previewVersion);
  const [shown, setShown] = useShownPage();
  const [device, setDevice] = useState<Device>('Phone');
  const [frame, { width, height }] = useSize({ width: WIDTHS.Phone, height: 600 });
  const { hasPage, onDraw } = useDrawnPage(shown);
  const scale = Math.min(1, width / WIDTHS[device]);
  return (
    <section className={styles.preview} data-pane="preview" aria-label={PANES.preview} tabIndex={-1}>
      <h1 className={shared.hidden}>{PANES.preview}</h1>
      <div className={shared.bar}>
        <select
          className={styles.page}
          aria-label="Preview of"
          value={shown}
          onChange={({ target }) => setShown(target.value)}
        >
          {[...new Set([...pageFiles(files), shown])].map((name) => (
            <option key={name} value={name}>
              {nameOf(name, files)}
            </option>
          ))}
        </select>
        {(Object.keys(WIDTHS) as Device[]).map((name) => (
          <button key={name} type="button" aria-pressed={name === device} onClick={() => setDevice(name)}>
            {name}
          </button>
        ))}
      </div>
      <Notes hasPage={hasPage} />
      <div className={styles.frame} ref={frame}>
        <div
          className={styles.window}
          hidden={!hasPage}
          style={{ inlineSize: WIDTHS[device] * scale, blockSize: height }}
        >
          <PreviewFrame
            // Another page gets a new frame, instead of becoming the next version of this one.
            key={shown}
            src={addressOfPage(shown)}
            version={version}
            onDraw={onDraw}
            style={{ width: WIDTHS[device], height: height / scale, scale: String(scale) }}
          />
        </div>
      </div>
    </section>
  );
}

/** Explains why the preview does not show the latest changes. @param hasPage whether the page can be drawn */
function Notes({ hasPage }: { hasPage: boolean }) {
  const isRestarting = useEditor((state) => state.isRestarting);
  const isWithheld = useEditor(({ problems }) => problems.some(preventsPreview));
  return (
    <>
      {isRestarting && (
        <p className={styles.note} role="status">
          The preview is drawn anew with what you have chosen. That takes some seconds.
        </p>
      )}
      {hasPage && isWithheld && (
        <p className={styles.note}>
          Where something has to be corrected, the preview shows what was there before.
        </p>
      )}
      {!hasPage && (
        <p className={styles.note}>
          This page is being drawn. It appears here once it has its titles and a first block.
        </p>
      )}
    </>
  );
}

/** The file of the page in the preview: the page of the form, until the user chooses another. */
function useShownPage() {
  const file = useEditor((state) => state.file);
  const language = useEditor(({ file, files }) => translationIn(file, files)?.language);
  const [shown, setShown] = useState(HOME_FILE);
  useEffect(() => {
    if (file.startsWith('pages/')) setShown(file);
    // Other files of a language, such as its menu, are visible on its pages.
    else if (language)
      setShown((page) =>
        page.startsWith(`pages/${language}/`) ? page : fileInLanguage(HOME_FILE, language),
      );
  }, [file, language]);
  return [shown, setShown] as const;
}

/** The current size of an element. @param first the size until it is measured */
function useSize(first: { width: number; height: number }) {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(first);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setSize(entry!.contentRect));
    observer.observe(ref.current!);
    return () => observer.disconnect();
  }, []);
  return [ref, size] as const;
}
