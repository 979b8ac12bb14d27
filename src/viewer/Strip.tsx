import type { CSSProperties, RefObject } from 'react';
import type { Slide } from './slides.ts';

export interface StripProps {
  ref: RefObject<HTMLDivElement | null>;
  slides: Slide[];
  index: number;
  onScroll: () => void;
}

/** The pictures, side by side. Only the one shown and its neighbours are fetched large. */
export function Strip({ ref, slides, index, onScroll }: StripProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: its slides scroll, and become inert while they have the focus
    <div ref={ref} className="strip" tabIndex={0} onScroll={onScroll}>
      {slides.map(({ src, srcSet, ratio, thumbnail, alt, position }, i) => {
        const distance = Math.abs(i - index);
        const isNear = Math.min(distance, slides.length - distance) < 2;
        return (
          <div
            key={src}
            role="tabpanel"
            aria-label={position}
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
