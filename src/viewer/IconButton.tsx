/** Outlines in a square of 8. The triangles are the corners of the logo. */
const ICONS = {
  zoomIn: 'M0 3.4h3.4V0h1.2v3.4H8v1.2H4.6V8H3.4V4.6H0z',
  zoomOut: 'M0 3.4h8v1.2H0z',
  close: 'M1.6.8 4 3.1 6.4.8l.8.8L4.9 4l2.3 2.4-.8.8L4 4.9 1.6 7.2l-.8-.8L3.1 4 .8 1.6z',
  previous: 'M6 0v8L1.4 4z',
  next: 'M2 0v8l4.6-4z',
};

export interface IconButtonProps {
  icon: keyof typeof ICONS;
  labels: Record<keyof typeof ICONS, string>;
  onClick: () => void;
}

/** A button of the viewer. Its class is the name of its icon. */
export const IconButton = ({ icon, labels, onClick }: IconButtonProps) => (
  <button type="button" className={icon} aria-label={labels[icon]} title={labels[icon]} onClick={onClick}>
    <svg viewBox="0 0 8 8" aria-hidden="true">
      <path d={ICONS[icon]} />
    </svg>
  </button>
);
