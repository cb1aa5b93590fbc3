import { featureNames as order } from './src/site/feature-names.ts'

const isTest = '[.]test[.]tsx?$'
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })
const onlyUpTo = (feature, position) =>
  rule(
    `below-${feature}`,
    'A feature uses those before it; upwards it speaks by events and by what features declare.',
    { path: `^src/features/${feature}/`, pathNot: isTest },
    { path: `^src/features/(${order.slice(position + 1).join('|')})/` },
  )

/** Plain code of the platform, which runs in the server and the browser. */
const plainPlatform = '^src/platform/(browser|emails|forms|i18n|map|pages|pictures|rules|time|visits)/'

export default {
  forbidden: [
    ...order.slice(0, -1).map(onlyUpTo),
    rule(
      'known-features',
      'A feature that is not in the order has no place yet.',
      { pathNot: isTest },
      { path: '^src/features/', pathNot: `^src/features/(${order.join('|')})/` },
    ),
    rule(
      'platform',
      'It knows nothing of spas.',
      { path: '^src/platform/', pathNot: isTest },
      { path: '^src/(features|providers|sandbox|site)/|^src/[^/]+$' },
    ),
    rule(
      'features',
      'What knows all of them is above them.',
      { path: '^src/features/', pathNot: isTest },
      { path: '^src/(providers|sandbox|site)/|^src/[^/]+$' },
    ),
    rule(
      'open-folders',
      'Pages, e-mails, printed sheets and words are what a feature has for itself.',
      { path: '^src/features/([^/]+)/', pathNot: isTest },
      { path: '^src/features/[^/]+/(pages|emails|pdf|messages|texts|commands)/', pathNot: '^src/features/$1/' },
    ),
    rule(
      'rules',
      'Rules stand alone.',
      { path: '^src/features/([^/]+)/rules/', pathNot: isTest },
      { path: '^src/', pathNot: `/rules/|${plainPlatform}|^src/features/$1/(pages[.]ts$|messages/)` },
    ),
    rule(
      'pure-rules',
      'They read nothing and need no package.',
      { path: `/rules/|${plainPlatform}`, pathNot: isTest },
      { dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'core'] },
    ),
    rule(
      'providers',
      'An outside company implements a port, and knows no other.',
      { path: '^src/providers/([^/]+)/', pathNot: isTest },
      { path: '^src/', pathNot: `^src/providers/$1/|^src/features/[^/]+/rules/|${plainPlatform}` },
    ),
    rule(
      'sandbox',
      'The outside world knows nothing of the shop but how hotels and banks reckon.',
      { path: '^src/sandbox/', pathNot: isTest },
      { path: '^src/', pathNot: `^src/(sandbox|providers)/|^src/features/[^/]+/rules/|${plainPlatform}` },
    ),
    rule(
      'demo',
      'The demo catalogue is rows for the database, and knows no page.',
      { path: '^demo/', pathNot: isTest },
      { path: '^src/(sandbox|site)/|^src/features/[^/]+/(pages|ui|emails|pdf)/' },
    ),
    rule(
      'demo-on-demand',
      'A shop without the demo loads nothing of it: where the setting asks for it, it is imported then.',
      { path: '^src/', pathNot: isTest },
      { path: '^demo/', dynamic: false },
    ),
    rule(
      'parts-of-pages',
      'What the platform shows asks no server, not even for a type.',
      { path: '^src/platform/ui/', pathNot: isTest },
      { path: '/server/' },
    ),
    rule(
      'database',
      'Only the server knows it.',
      { path: '^src/', pathNot: `/server/|/emails/|/feature[.]ts$|/kind[.]ts$|${isTest}` },
      { path: 'node_modules/(drizzle-orm|pg|pg-boss)/' },
    ),
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    // TypeScript 7 has no programming interface to read sources with; SWC reads them as well, imports of types included.
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|[.]react-router)/|[+]types/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
}
