/** The walls of the house: who may import whom. CONTRIBUTING.md says it in words. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    forbid(
      'components-know-no-block',
      'A component is shared by blocks, so it may not know one.',
      { path: '^src/components/' },
      { path: '^src/(blocks|layouts|pages|interactive)/' },
    ),
    forbid(
      'blocks-know-no-page',
      'A block is drawn by pages, so it may not know one.',
      { path: '^src/blocks/' },
      { path: '^src/(layouts|pages)/' },
    ),
    forbid(
      'blocks-are-neighbours',
      'A block may not reach into another: what two need belongs in src/components/.',
      { path: '^src/blocks/([^/]+)/' },
      { path: '^src/blocks/[^/]+/', pathNot: '^src/blocks/$1/' },
    ),
    forbid(
      'only-pages-load-content',
      'Content is loaded by pages alone and handed down as props.',
      { path: '^src/(blocks|components|layouts|interactive)/', pathNot: '\\.astro$' },
      { path: '^(src/content/load-|content/)|^astro:content' },
    ),
    forbid(
      'interactive-on-demand',
      'React in the browser is loaded when a visitor asks for it: by dynamic import only.',
      { path: '^src/', pathNot: '^src/interactive/' },
      { path: '^src/interactive/.*\\.tsx$', dynamic: false, dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'server-knows-no-source',
      'The server knows the output folder, never the source.',
      { path: '^(server|deploy)/' },
      { path: '^(src|content)/' },
    ),
    forbid(
      'source-knows-no-server',
      'The site is static files: it may not know who serves them. The service worker answers in the server’s place.',
      { path: '^src/', pathNot: '\\.test\\.tsx?$|^src/offline/' },
      { path: '^(server|deploy|scripts|tests)/' },
    ),
    forbid(
      'nobody-knows-the-editor',
      'The editor is started by its command; the site has nothing of it.',
      { path: '^(src|server|deploy|scripts)/', pathNot: '^scripts/edit\\.ts$' },
      { path: '^editor/' },
    ),
    forbid(
      'editor-knows-content-only',
      'The editor asks for what the schemas and the check know; how a page is drawn is not its business.',
      { path: '^editor/' },
      { path: '^(src/(?!content/|pictures/inspect\\.ts)|server/|deploy/|scripts/|tests/)' },
    ),
    forbid(
      'editor-page-knows-no-server',
      'The editor’s page runs in the browser: what it asks for goes over editor/desk.ts.',
      { path: '^editor/client/' },
      { path: '^editor/server/' },
    ),
    forbid('no-circles', 'Two files that import each other are one file.', {}, { circular: true }),
    forbid(
      'no-orphans',
      'A file that nothing imports is dead, unless a tool starts it.',
      {
        orphan: true,
        pathNot: '(\\.(d|test|spec)\\.ts|\\.config\\.ts|layouts/menu\\.ts|offline/(register|self-destroying-worker)\\.ts|\\.astro)$|^(scripts|tests)/',
      },
      {},
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json'] },
  },
};
