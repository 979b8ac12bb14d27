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

/** All pictures, small, to choose from. They are a single Tab stop, and arrow keys move between them. */
export function Thumbnails({ slides, index, title, show }: ThumbnailsProps) {
  const rail = useRef<HTMLDivElement>(null);

  useFocus(rail, index);
  useEffect(() => {
    const { children, clientWidth, clientHeight } = rail.current!;
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = children[index] as HTMLElement;
    rail.current!.scrollTo({
      left: offsetLeft - (clientWidth - offsetWidth) / 2,
      top: offsetTop - (clientHeight - offsetHeight) / 2,
    });
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
