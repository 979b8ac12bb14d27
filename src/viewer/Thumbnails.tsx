import { useLayoutEffect, useRef } from 'react';
import type { LargePicture } from '../components/picture/large-pictures.ts';

export interface ThumbnailsProps {
  title: string;
  pictures: LargePicture[];
  /** The picture shown, counted from 0. */
  index: number;
  show: (index: number) => void;
}

/** All pictures in a row. They are a single Tab stop: the focus stays on the one shown. */
export function Thumbnails({ title, pictures, index, show }: ThumbnailsProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tab = list.current!.children[index] as HTMLElement;
    tab.scrollIntoView({ block: 'nearest', inline: 'center' });
    if (list.current!.contains(document.activeElement)) tab.focus({ preventScroll: true });
  }, [index]);
  return (
    <div ref={list} className="thumbnails" role="tablist" tabIndex={-1} aria-label={title}>
      {pictures.map(({ src, thumbnail, alt }, i) => (
        <button
          key={src}
          type="button"
          role="tab"
          aria-selected={i === index}
          tabIndex={i === index ? 0 : -1}
          onClick={() => show(i)}
        >
          <img src={thumbnail} alt={alt} loading="lazy" />
        </button>
      ))}
    </div>
  );
}
