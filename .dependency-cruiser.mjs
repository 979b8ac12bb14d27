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
const onlyEarlier = (layer, i) =>
  forbid(
    `only-earlier-than-${layer.match(/\w+/g).join('-')}`,
    'Folders import in one direction: see LAYERS.',
    { path: `^${layer}` },
    { path: `^(${LAYERS.slice(i + 1).join('|')})` },
  );

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...LAYERS.slice(0, -1).map(onlyEarlier),
    forbid(
      'blocks-are-neighbours',
      'A block may not reach into another: what two need belongs in src/components/.',
      { path: '^src/blocks/([^/]+)/' },
      { path: '^src/blocks/[^/]+/', pathNot: '^src/blocks/$1/' },
    ),
    forbid(
      'blocks-are-listed',
      'This block is not listed: add its definition to src/blocks/blocks.ts.',
      { path: '^src/blocks/blocks\\.ts$' },
      { path: '^src/blocks/[^/]+/block\\.ts$', reachable: false },
    ),
    forbid(
      'components-are-listed',
      'Nothing uses this component: if it draws a block, list it in src/blocks/components.tsx; if not, use it in one.',
      { path: '^src/blocks/components\\.tsx$' },
      { path: '^src/blocks/[^/]+/[^/]+\\.tsx$', pathNot: '\\.test\\.tsx$', reachable: false },
    ),
    forbid(
      'only-pages-load-content',
      'Only pages load content. They pass it down as props.',
      { path: '^src/(blocks|components|layouts|viewer)/', pathNot: '\\.astro$' },
      { path: '^(src/load/load-|content/)|^astro:content' },
    ),
    forbid(
      'viewer-on-demand',
      'The viewer brings React with it: import the viewer dynamically.',
      { path: '^src/', pathNot: '^src/viewer/' },
      { path: '^src/viewer/.*\\.tsx$', dynamic: false, dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'deploy-knows-the-output',
      'deploy/ may read the output folder, but must not know how it is built.',
      { path: '^deploy/' },
      { path: '^(src|content|scripts|tests)/' },
    ),
    forbid(
      'site-knows-no-server',
      'The site and the CMS may import only addresses.ts from deploy/, and nothing from scripts/ or tests/.',
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
      'The CMS may import the site. The site must not import the CMS.',
      { path: '^(src|deploy|scripts)/' },
      { path: '^admin/' },
    ),
    forbid(
      'no-circles',
      'Files must not import each other: merge them, or move out what both need.',
      {},
      { circular: true },
    ),
    forbid(
      'no-orphans',
      'Nothing imports this file and no tool runs it: delete it.',
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
