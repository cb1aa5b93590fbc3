/** Who may import whom. Read top to bottom: each layer may use the layers above it. */
const layer = (name, mayImport, comment, except) => ({
  name,
  comment,
  severity: 'error',
  from: { path: `^${name}/`, pathNot: ['[.]test[.]tsx?$', ...(except ? [except] : [])] },
  to: { path: '^(domain|i18n|providers|server|app|sandbox)/', pathNot: `^(${[name, ...mayImport].join('|')})/` },
})

export default {
  forbidden: [
    layer('domain', [], 'Rules stand alone.'),
    layer('i18n', ['domain'], 'Languages know the rules, nothing else.'),
    layer('providers', ['domain', 'i18n'], 'An outside company implements a domain port.'),
    layer(
      'server',
      ['domain', 'i18n', 'providers'],
      'Use cases join rules, rows and providers.',
      '^server/sandbox[.]ts$',
    ),
    layer('sandbox', ['domain', 'i18n', 'providers'], 'The outside world knows nothing of the shop.'),
    {
      name: 'one-way-to-the-sandbox',
      comment: 'It can be taken away without the rest noticing.',
      severity: 'error',
      from: { path: '^server/sandbox[.]ts$' },
      to: { path: '^app/' },
    },
    layer('demo', ['domain', 'i18n', 'server'], 'The demo catalogue is rows for the database, and knows no page.'),
    {
      name: 'demo-on-demand',
      comment: 'A shop without the demo loads nothing of it: where the setting asks for it, it is imported then.',
      severity: 'error',
      from: { path: '^(app|domain|i18n|providers|sandbox|server)/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^demo/', dynamic: false },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      from: { path: '^domain/', pathNot: '[.]test[.]ts$' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'core'] },
    },
    {
      name: 'providers-are-strangers',
      severity: 'error',
      from: { path: '^providers/([^/]+)/([^/]+)/' },
      to: { path: '^providers/[^/]+/[^/]+/', pathNot: '^providers/$1/$2/' },
    },
    {
      name: 'only-pages-call-the-server',
      severity: 'error',
      from: { path: '^app/', pathNot: '^app/pages/|^app/(root|entry[.]server)[.]tsx$' },
      to: { path: '^server/' },
    },
    {
      name: 'only-the-server-knows-the-database',
      severity: 'error',
      from: { path: '^(domain|i18n|providers|app|sandbox)/' },
      to: { path: 'node_modules/(drizzle-orm|pg|pg-boss)/' },
    },
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
