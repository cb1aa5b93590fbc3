import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { denyImports } from 'vite-env-only'
import { languagesAtOnce } from './scripts/languages-at-once.ts'
import { lazyChunks } from './scripts/lazy-chunks.ts'

const files = (...paths: string[]) => new RegExp(`[\\\\/](${paths.join('|').replaceAll('/', '[\\\\/]')})`)

/**
 * A page is about ten files instead of thirty: they compress better together, and change at different times. A group
 * takes along what its files import, unless an earlier one has it: so they go from what most pages need to what few do.
 */
const groups = [
  { name: 'framework', test: files('node_modules/', 'preload-helper') },
  {
    name: 'site',
    test: files(
      'src/root',
      'src/site/(connection|layouts|shell)/',
      'platform/ui/(connection|shell)/',
      'search/ui/(finder|visitor-place)',
      'shop-window/ui/(announce|campaign)',
      'checkout/ui/visit-origin',
    ),
  },
  {
    // What nearly every page of the catalogue shows, and a purchase of it.
    name: 'cards',
    test: files(
      'platform/ui/seo/',
      'catalogue/ui/(experience-cards|page-crumbs)',
      'shop-window/ui/link-list',
      'platform/ui/(breadcrumbs|email-address|phone-link|picture|steps)',
      'platform/ui/cards/(badge|experience-card|panel|price|rating|review-card)[.]',
      'platform/ui/forms/(check|chip|field-message)[.]',
      'platform/ui/map/map-credit',
      'platform/(time/dates|rules/result|pictures/picture-scene)[.]',
      'catalogue/rules/(reviews/latest-reviews|reviews/review|spas/titles|getaways/stay)[.]',
      'search/rules/stays/asked-stay[.]',
    ),
  },
  {
    // What shows one spa, service or getaway.
    name: 'details',
    test: files(
      'catalogue/ui/(photo-gallery|reviews/review-cards)',
      'shop-window/ui/share-button',
      'platform/ui/(facts|gallery|ticks|use-viewer|forms/stepper|overlays/toast)',
    ),
  },
  // Money and days in words, which pages without a calendar say too.
  {
    name: 'formats',
    test: files('platform/i18n/format[.]', 'platform/rules/money[.]'),
    minShareCount: 4,
  },
  { name: 'dialogs', test: files('platform/ui/(month-table|overlays/)'), minShareCount: 4 },
  { name: 'maps', test: files('platform/ui/map/map-') },
  { name: 'listing', test: files('search/ui/listing/'), minShareCount: 3 },
  // What is left of `ui` belongs to forms. Other maps come with the pages that have them.
  {
    name: 'forms',
    test: files(
      'platform/ui/(?!connection|help|loading|map|questions|seo|shell)',
      'gift-cards/ui/',
      'checkout/ui/pay-marks/',
    ),
    minShareCount: 3,
  },
]

export default defineConfig({
  plugins: [
    process.env.VITEST ? [] : reactRouter(),
    lazyChunks(),
    languagesAtOnce(),
    // The build fails where server code would reach the browser. Of the companies, only trackers act there, and pages have an address.
    denyImports({
      client: {
        files: [
          '**/server/**',
          '**/features/*/{emails,pdf}/**',
          '**/messages/served.ts',
          '**/providers/!(trackers)/!(pages.ts)',
        ],
      },
    }),
  ],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    // The Hono app mounts React Router's handler. What starts it shares its modules: read one by one they took seconds.
    ssr: {
      build: {
        rollupOptions: { input: { index: './src/site/server/http/app.ts', start: './src/site/server/start.ts' } },
      },
      // Node reads the long list of its exports again for each of its files.
      resolve: { noExternal: ['drizzle-orm'] },
    },
  },
  optimizeDeps: { include: ['react-router/dom'] },
  server: { host: true },
})
