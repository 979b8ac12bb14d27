import { useEffect, useState } from 'react';
import { fileInLanguage } from '../../src/content/languages.ts';
import { HOME_FILE, pageAddress } from '../files.ts';
import { translationIn } from '../names.ts';
import { PANES } from './PaneButtons.tsx';
import { type Device, PreviewBar, WIDTHS } from './PreviewBar.tsx';
import { PreviewFrame } from './PreviewFrame.tsx';
import { PreviewNotes } from './PreviewNotes.tsx';
import styles from './preview.module.css';
import shared from './shared.module.css';
import { useEditor } from './store.ts';
import { useDrawnPage } from './use-drawn-page.ts';
import { useSize } from './use-size.ts';

/** The site as it will look, drawn anew after each change. */
export function Preview() {
  const { file, files, previewVersion } = useEditor();
  const [shown, setShown] = useState(HOME_FILE);
  const [device, setDevice] = useState<Device>('Phone');
  const [frame, { width, height }] = useSize({ width: WIDTHS.Phone, height: 600 });
  const { hasPage, onDraw } = useDrawnPage(shown);
  const language = translationIn(file, files)?.language;
  useEffect(() => {
    if (file.startsWith('pages/')) setShown(file);
    // The menu and the names of a language are seen on its pages.
    else if (language)
      setShown((page) =>
        page.startsWith(`pages/${language}/`) ? page : fileInLanguage(HOME_FILE, language),
      );
  }, [file, language]);

  const scale = Math.min(1, width / WIDTHS[device]);
  return (
    <section className={styles.preview} data-pane="preview" aria-label={PANES.preview} tabIndex={-1}>
      <h1 className={shared.hidden}>{PANES.preview}</h1>
      <PreviewBar shown={shown} onShow={setShown} device={device} onDevice={setDevice} />
      <PreviewNotes hasPage={hasPage} />
      <div className={styles.frame} ref={frame}>
        <div
          className={styles.window}
          hidden={!hasPage}
          style={{ inlineSize: WIDTHS[device] * scale, blockSize: height }}
        >
          <PreviewFrame
            // Another page is no version of the one before.
            key={shown}
            src={pageAddress(shown)}
            version={previewVersion}
            onDraw={onDraw}
            style={{ width: WIDTHS[device], height: height / scale, scale: String(scale) }}
          />
        </div>
      </div>
    </section>
  );
}
