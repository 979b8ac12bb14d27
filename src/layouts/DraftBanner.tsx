import rules from './draft-banner.css?inline';

/** Says to the person who edits that the public does not see what follows. It is never built. */
export function DraftBanner({ of }: { of: 'page' | 'block' }) {
  return (
    <>
      {/* Here and not in the site’s styles, which every visitor downloads. */}
      <style>{rules}</style>
      <p className="draft-banner" data-of={of}>
        Draft: this {of} is not published. Visitors do not see it.
      </p>
    </>
  );
}
