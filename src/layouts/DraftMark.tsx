import rules from './draft-mark.css?inline';

export interface DraftMarkProps {
  of: 'page' | 'block';
}

/** Says to the person who edits that the public does not see what follows. It is never built. */
export function DraftMark({ of }: DraftMarkProps) {
  return (
    <>
      {/* With the mark and not in the site’s styles, which every visitor pays for. */}
      <style>{rules}</style>
      <p className="draft-mark" data-of={of}>
        Draft: this {of} is not published. Visitors do not see it.
      </p>
    </>
  );
}
