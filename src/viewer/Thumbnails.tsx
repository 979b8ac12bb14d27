import { useEffect, useRef } from 'react';
import type { Slide } from './slides.ts';
import { useFocus } from './use-focus.ts';

export interface ThumbnailsProps {
  slides: Slide[];
  index: number;
  /** The name of the gallery. */
  title: string;
  show: (index: number) => void;
}

/** All pictures, small, to choose from. They are a single Tab stop, and the focus stays on the one shown. */
export function Thumbnails({ slides, index, title, show }: ThumbnailsProps) {
  const rail = useRef<HTMLDivElement>(null);

  useFocus(rail, index);
  useEffect(() => {
    rail.current!.children[index]!.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [index]);

  return (
    <div ref={rail} className="rail" role="tablist" aria-label={title}>
      {slides.map(({ src, thumbnail, alt }, i) => (
        <button
          key={src}
          type="button"
          role="tab"
          aria-label={alt}
          aria-selected={i === index}
          tabIndex={i === index ? 0 : -1}
          onClick={() => show(i)}
        >
          <img src={thumbnail} alt="" loading="lazy" />
        </button>
      ))}
    </div>
  );
}
