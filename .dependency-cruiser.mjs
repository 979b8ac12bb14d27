/** Import boundaries: who may import whom. docs/architecture.md says it in words. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** The folders of the source, from the bottom up: each may import those before it, none after it. */
const LAYERS = [
  'src/text/',
  'src/schema/',
  'src/contact/',
  'src/theme/',
  'src/pictures/',
  'src/components/',
  'src/blocks/',
  'src/load/',
  'src/metadata/',
  'src/(first-paint|offline|styles|viewer)/',
  'src/layouts/',
  'src/company-profile/',
  'src/pages/',
];
const onlyBelow = (layer, i) =>
  forbid(
    `only-below-${layer.match(/\w+/g).join('-')}`,
    'Folders import in one direction: see LAYERS.',
    { path: `^${layer}` },
    { path: `^(${LAYERS.slice(i + 1).join('|')})` },
  );

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...LAYERS.slice(0, -1).map(onlyBelow),
    forbid(
      'blocks-are-neighbours',
      'A block may not reach into another: what two need belongs in src/components/.',
      { path: '^src/blocks/([^/]+)/' },
      { path: '^src/blocks/[^/]+/', pathNot: '^src/blocks/$1/' },
    ),
    forbid(
      'blocks-are-listed',
      'This block is in no list: add its definition to src/blocks/blocks.ts.',
      { path: '^src/blocks/blocks\\.ts$' },
      { path: '^src/blocks/[^/]+/block\\.ts$', reachable: false },
    ),
    forbid(
      'components-are-listed',
      'Nothing draws this component: add that of a block to src/blocks/components.tsx, or use it there.',
      { path: '^src/blocks/components\\.tsx$' },
      { path: '^src/blocks/[^/]+/[^/]+\\.tsx$', pathNot: '\\.test\\.tsx$', reachable: false },
    ),
    forbid(
      'only-pages-load-content',
      'Content is loaded by pages alone and handed down as props.',
      { path: '^src/(blocks|components|layouts|viewer)/', pathNot: '\\.astro$' },
      { path: '^(src/load/load-|content/)|^astro:content' },
    ),
    forbid(
      'viewer-on-demand',
      'React in the browser is loaded when a visitor asks for it: by dynamic import only.',
      { path: '^src/', pathNot: '^src/viewer/' },
      { path: '^src/viewer/.*\\.tsx$', dynamic: false, dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'deploy-knows-the-output',
      'What serves the site knows the output folder, never how it came about.',
      { path: '^deploy/' },
      { path: '^(src|content|scripts|tests)/' },
    ),
    forbid(
      'site-knows-no-server',
      'The site, with its CMS, is static files: it may not know who serves them, only their addresses.',
      { path: '^(src|admin)/', pathNot: '\\.test\\.tsx?$' },
      { path: '^(deploy/(?!addresses\\.ts$)|scripts/|tests/)' },
    ),
    forbid(
      'scripts-know-no-tests',
      'Tests may use the commands; what both need belongs in scripts/.',
      { path: '^scripts/' },
      { path: '^tests/' },
    ),
    forbid(
      'nobody-knows-the-cms',
      'The CMS asks for what the schemas, the check and the blocks know; the site has nothing of it.',
      { path: '^(src|deploy|scripts)/' },
      { path: '^admin/' },
    ),
    forbid('no-circles', 'Two files that import each other are one file.', {}, { circular: true }),
    forbid(
      'no-orphans',
      'A file that nothing imports is dead, unless a tool starts it.',
      {
        orphan: true,
        pathNot:
          '(\\.(d|test|spec)\\.ts|\\.config\\.ts|layouts/scripts\\.ts|cloudflare-worker\\.ts|\\.astro)$|^(scripts|tests)/',
      },
      {},
    ),
  ],
  options: { doNotFollow: { path: 'node_modules' }, tsPreCompilationDeps: true },
};
