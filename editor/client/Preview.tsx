import { useEffect, useState } from 'react';
import { HOME_FILE, pageAddress } from '../files.ts';
import { type Device, PreviewBar, WIDTHS } from './PreviewBar.tsx';
import { PreviewFrame } from './PreviewFrame.tsx';
import { PreviewNotes } from './PreviewNotes.tsx';
import { useEditor } from './store.ts';
import { useDrawnPage } from './use-drawn-page.ts';
import { useSize } from './use-size.ts';

/** The site as it will look, drawn anew after each change. */
export function Preview() {
  const { file, previewVersion } = useEditor();
  const [shown, setShown] = useState(HOME_FILE);
  const [device, setDevice] = useState<Device>('Phone');
  const [frame, { width, height }] = useSize({ width: WIDTHS.Phone, height: 600 });
  const { hasPage, onDraw } = useDrawnPage(shown);
  useEffect(() => {
    if (file.startsWith('pages/')) setShown(file);
  }, [file]);

  const scale = Math.min(1, width / WIDTHS[device]);
  return (
    <section className="preview" aria-label="Preview">
      <h1 className="hidden">Preview</h1>
      <PreviewBar shown={shown} onShow={setShown} device={device} onDevice={setDevice} />
      <PreviewNotes hasPage={hasPage} />
      <div className="frame" ref={frame}>
        <div
          className="window"
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
