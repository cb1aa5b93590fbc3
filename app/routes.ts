import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { type Language, languages } from '#domain/site/languages.ts'
import { bookingFramePath } from '#i18n/booking-paths.ts'
import { landingPages } from '#i18n/landing-pages.ts'
import type { GoodsPages } from '#i18n/page-row.ts'
import { languagePrefix, type PageKey, pageKeys, pages, pathOf, sectionPath } from '#i18n/paths.ts'
import { goodsPages, purchaseSteps } from '#i18n/purchase-paths.ts'

/** A static page's route is its row in paths.ts, once per language; what is shown over a page is a child of its route. */
const staticRoutes = pageKeys
  .filter((page) => !parentOf(page))
  .flatMap((page) => languages.map((language) => staticRoute(page, language)))

const landingRoutes = Object.entries(landingPages).flatMap(([name, { section, below, file }]) =>
  languages.map((language) => at(sectionPath(section, language) + below, `pages/${file}`, `${name}.${language}`)),
)

const kinds = Object.entries<GoodsPages>(goodsPages)

/** Spec 2.5: the steps are the same for everything that is sold, below the segment of its kind. */
const stepRoutes = languages.flatMap((language) =>
  kinds.flatMap(([kind, { segment }]) =>
    Object.entries(purchaseSteps).map(([step, path]) =>
      at(
        `${languagePrefix(language)}/${segment}/:uuid/${path}/`,
        `pages/checkout/steps/${step}.tsx`,
        `${kind}.${step}.${language}`,
      ),
    ),
  ),
)

/** The files of a purchase, and the pages that its kind has alone. */
const purchaseRoutes = languages.flatMap((language) =>
  kinds.flatMap(([kind, { segment, pages: own }]) => [
    at(`${languagePrefix(language)}/${segment}/:uuid/:file/`, 'pages/checkout/file.ts', `${kind}.file.${language}`),
    ...Object.entries(own).map(([name, { below, file }]) =>
      at(`${languagePrefix(language)}/${segment}/${below}`, `pages/${file}`, `${name}.${language}`),
    ),
  ]),
)

/** What other sites show in a frame. */
const frameRoutes = languages.map((language) =>
  at(`${bookingFramePath(language)}/`, 'pages/service-booking/frame.tsx', `bookingFrame.${language}`),
)

/** All components with their states, for whoever builds pages. */
const workshop =
  process.env.NODE_ENV === 'development' ? [at('/components/', 'pages/components/page.tsx', 'components')] : []

function staticRoute(page: PageKey, language: Language): RouteConfigEntry {
  const path = pathOf(page, language)
  const within = pageKeys.filter((child) => parentOf(child) === page)
  const children = within.map((child) =>
    at(`/${pathOf(child, language).slice(path.length)}`, `pages/${pages[child].file}`, `${child}.${language}`),
  )
  return at(path, `pages/${pages[page].file}`, `${page}.${language}`, children)
}

function parentOf(page: PageKey): PageKey | null {
  const row = pages[page]
  return 'within' in row ? row.within : null
}

function at(path: string, file: string, id: string, children?: RouteConfigEntry[]): RouteConfigEntry {
  const inner = path.slice(1, -1)
  return inner ? route(inner, file, { id }, children) : index(file, { id })
}

export default [
  ...staticRoutes,
  ...landingRoutes,
  ...stepRoutes,
  ...purchaseRoutes,
  ...frameRoutes,
  ...workshop,
  route('*', 'pages/errors/unknown-address.tsx', { id: 'notFound' }),
] satisfies RouteConfig
