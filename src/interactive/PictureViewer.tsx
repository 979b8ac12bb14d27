import { useEffect, useRef, useState } from 'react';
import Lightbox from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import type { ViewerLabels } from '../content/navigation.ts';
import type { PictureSlide } from './slides.ts';

export interface PictureViewerProps {
  slides: PictureSlide[];
  /** The name of the gallery. */
  title: string;
  /** The picture to begin with. */
  start: number;
  labels: ViewerLabels;
  /** Called when the viewer is gone from the history, with the picture last shown. */
  onClosed: (index: number) => void;
}

const libraryLabels = (labels: ViewerLabels) => ({
  Close: labels.close,
  Previous: labels.previous,
  Next: labels.next,
  'Zoom in': labels.zoomIn,
  'Zoom out': labels.zoomOut,
  '{index} of {total}': labels.position.replace('%n', '{index}').replace('%total', '{total}'),
  // The dialog’s name says where one is, so that these would only repeat it.
  Carousel: '',
  Slide: '',
});

function SlideFooter({ caption, position }: PictureSlide) {
  return (
    <div className="viewer-labels">
      <p>{caption}</p>
      <p aria-hidden="true">{position}</p>
    </div>
  );
}

/** Pictures over the whole window, one at a time. While it is open the browser’s history holds an entry for it. */
export function PictureViewer({ slides, title, start, labels, onClosed }: PictureViewerProps) {
  const [index, setIndex] = useState(start);
  const shown = useRef(start);
  const closing = useRef(false);

  // Back and every other way of closing meet here: each takes the entry off the history.
  useEffect(() => {
    const leave = () => onClosed(shown.current);
    history.pushState('viewer', '');
    addEventListener('popstate', leave);
    return () => removeEventListener('popstate', leave);
  }, [onClosed]);

  const close = () => {
    // A second click may come before the browser has gone back.
    if (!closing.current) history.back();
    closing.current = true;
  };
  const view = ({ index }: { index: number }) => {
    shown.current = index;
    setIndex(index);
  };
  const { alt, position } = slides[index]!;

  return (
    <Lightbox
      open
      index={index}
      slides={slides}
      close={close}
      className="viewer"
      plugins={[Zoom]}
      labels={{ ...libraryLabels(labels), 'Photo gallery': title, Lightbox: `${position}, ${alt}` }}
      on={{ view }}
      render={{ slideFooter: ({ slide }) => <SlideFooter {...(slide as PictureSlide)} /> }}
      animation={{ swipe: 300 }}
      carousel={{ padding: 0, preload: 1, finite: slides.length === 1 }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      zoom={{ maxZoomPixelRatio: 2, pinchZoomV4: true }}
    />
  );
}
