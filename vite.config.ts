import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { denyImports } from 'vite-env-only'
import { lazyChunks } from './scripts/lazy-chunks.ts'

const files = (...paths: string[]) => new RegExp(`[\\\\/](${paths.join('|').replaceAll('/', '[\\\\/]')})`)

/**
 * A page is about ten files instead of thirty: they compress better together, and change at different times. A group
 * takes along what its files import, unless an earlier one has it: so they go from what most pages need to what few do.
 */
const groups = [
  { name: 'framework', test: files('node_modules/', 'preload-helper') },
  { name: 'site', test: files('app/(root|shell|layouts)') },
  {
    // What nearly every page of the catalogue shows, and a purchase of it.
    name: 'cards',
    test: files(
      'app/seo/',
      'app/pages/catalogue/(experience-cards|page-crumbs|link-list)',
      'app/ui/(breadcrumbs|email-address|phone-link|picture|steps)',
      'app/ui/cards/(badge|experience-card|panel|price|rating|review-card)[.]',
      'app/ui/forms/(check|chip|field-message)[.]',
      'app/ui/map/map-credit',
      'domain/(dates|result|catalogue/(latest-reviews|review)|catalogue/spas/titles|catalogue/pictures/picture-scene|getaways/(asked-)?stay)[.]',
    ),
  },
  {
    // What shows one spa, service or getaway.
    name: 'details',
    test: files(
      'app/pages/(catalogue/(photo-gallery|share-button)|reviews/review-cards)',
      'app/ui/(facts|gallery|ticks|use-viewer|forms/stepper|overlays/toast)',
    ),
  },
  { name: 'dialogs', test: files('app/ui/(calendar/|overlays/)'), minShareCount: 4 },
  { name: 'maps', test: files('app/ui/map/map-') },
  { name: 'listing', test: files('app/pages/listing/'), minShareCount: 3 },
  // What is left of `ui` belongs to forms. Other maps come with the pages that have them.
  { name: 'forms', test: files('app/ui/(?!map)'), minShareCount: 3 },
]

export default defineConfig({
  plugins: [
    process.env.VITEST ? [] : reactRouter(),
    lazyChunks(),
    // The build fails where server code would reach the browser. Of the companies, only trackers act there.
    denyImports({ client: { files: ['**/server/**', '**/providers/!(trackers)/**'] } }),
  ],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    // The Hono app mounts React Router's handler. What starts it shares its modules: read one by one they took seconds.
    ssr: {
      build: { rollupOptions: { input: { index: './server/http/app.ts', start: './server/start.ts' } } },
      // Node reads the long list of its exports again for each of its files.
      resolve: { noExternal: ['drizzle-orm'] },
    },
  },
  optimizeDeps: { include: ['react-router/dom'] },
  server: { host: true },
})
