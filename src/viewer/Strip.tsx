import type { CSSProperties, RefObject } from 'react';
import type { Slide } from './slides.ts';
import { useFocus } from './use-focus.ts';

export interface StripProps {
  ref: RefObject<HTMLDivElement | null>;
  slides: Slide[];
  index: number;
  onScroll: () => void;
}

/** The pictures, side by side. Only the one shown and its neighbours are fetched large. */
export function Strip({ ref, slides, index, onScroll }: StripProps) {
  useFocus(ref, index);
  return (
    <div ref={ref} className="strip" onScroll={onScroll}>
      {slides.map(({ src, srcSet, ratio, thumbnail, alt, position }, i) => {
        const distance = Math.abs(i - index);
        const isNear = Math.min(distance, slides.length - distance) < 2;
        return (
          <div
            key={src}
            role="tabpanel"
            aria-label={position}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones and enlarged, it scrolls
            tabIndex={0}
            inert={i !== index}
            className="slide"
            style={{ '--ratio': ratio } as CSSProperties}
          >
            <img
              src={isNear ? src : thumbnail}
              srcSet={isNear ? srcSet : undefined}
              alt={alt}
              draggable={false}
              style={{ backgroundImage: `url("${thumbnail}")` }}
            />
          </div>
        );
      })}
    </div>
  );
}
