import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { goodsPagesOf, purchaseKinds, purchaseSteps } from '#features/checkout/rules/purchase-paths.ts'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { declared, refuseTwins } from '#platform/pages/declarations.ts'
import type { PageKey, PageSegment } from '#platform/pages/page-row.ts'
import { languagePrefix, pageKeys, pathOf, sectionPath } from '#platform/pages/paths.ts'
import { pagesOfAll } from '#site/pages.ts'
import { routeFiles } from '#site/route-files.ts'
import '#site/every-language.ts'

refuseTwins(pagesOfAll)

/** A static page's route is its row in the `pages.ts` of its feature, once per language; what is shown over a page is a child of its route. */
const staticRoutes = pageKeys()
  .filter((page) => !parentOf(page))
  .flatMap((page) => languages.map((language) => staticRoute(page, language)))

const landingRoutes = Object.entries(declared('landings')).flatMap(([name, { section, below }]) =>
  languages.map((language) => at(sectionPath(section, language) + below, fileOf(name), `${name}.${language}`)),
)

/** Spec 2.5: the steps are the same for everything that is sold, below the segment of its kind; and the files of a purchase. */
const purchaseRoutes = languages.flatMap((language) =>
  purchaseKinds().flatMap((kind) => {
    const base = `${languagePrefix(language)}/${goodsPagesOf(kind).segment}/:uuid`
    const steps = Object.entries(purchaseSteps()).map(([step, path]) =>
      at(`${base}/${path}/`, `features/checkout/pages/steps/${step}.tsx`, `${kind}.${step}.${language}`),
    )
    return [...steps, at(`${base}/:file/`, 'features/checkout/pages/file.ts', `${kind}.file.${language}`)]
  }),
)

/** The pages that one kind has alone, and what other sites show in a frame. */
const segmentRoutes = languages.flatMap((language) =>
  Object.values<PageSegment>(declared('segments')).flatMap(({ segment, pages }) =>
    Object.entries(pages).map(([name, { below }]) =>
      at(`${languagePrefix(language)}/${segment}/${below}`, fileOf(name), `${name}.${language}`),
    ),
  ),
)

/** All components with their states, for whoever builds pages. */
const workshop =
  process.env.NODE_ENV === 'development' ? [at('/components/', 'site/workshop/page.tsx', 'components')] : []

function staticRoute(page: PageKey, language: Language): RouteConfigEntry {
  const path = pathOf(page, language)
  const within = pageKeys().filter((child) => parentOf(child) === page)
  const children = within.map((child) =>
    at(`/${pathOf(child, language).slice(path.length)}`, fileOf(child), `${child}.${language}`),
  )
  return at(path, fileOf(page), `${page}.${language}`, children)
}

function fileOf(name: string): string {
  const found = routeFiles.get(name)
  if (!found) throw new Error(`No feature names the file of ${name}`)
  return found.file
}

function parentOf(page: PageKey): PageKey | null {
  return routeFiles.get(page)?.within ?? null
}

function at(path: string, file: string, id: string, children?: RouteConfigEntry[]): RouteConfigEntry {
  const inner = path.slice(1, -1)
  return inner ? route(inner, file, { id }, children) : index(file, { id })
}

export default [
  ...staticRoutes,
  ...landingRoutes,
  ...purchaseRoutes,
  ...segmentRoutes,
  ...workshop,
  route('*', 'site/errors/unknown-address.tsx', { id: 'notFound' }),
] satisfies RouteConfig
