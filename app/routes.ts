import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { type Language, languages } from '#domain/site/languages.ts'
import { bookingFramePath, nextHoursPath } from '#i18n/booking-paths.ts'
import {
  languagePrefix,
  offersSlug,
  type PageKey,
  pageKeys,
  pages,
  pathOf,
  type SectionKey,
  sectionPath,
} from '#i18n/paths.ts'
import { bookingSegments, cancelSegment, cardsSegment, purchaseSegments, purchaseSteps } from '#i18n/purchase-paths.ts'

/** A static page's route is its row in paths.ts, once per language; what is shown over a page is a child of its route. */
const staticRoutes = pageKeys
  .filter((page) => !parentOf(page))
  .flatMap((page) => languages.map((language) => staticRoute(page, language)))

/**
 * Landings are literal (spec 2.4): these patterns only choose the page's code. What stands at an address, if anything,
 * is decided by the landing table.
 */
const landingFiles: Record<SectionKey, Record<string, string>> = {
  spas: {
    '': 'spas/place.tsx',
    ':region/': 'spas/place.tsx',
    ':region/:slug/': 'spas/place-or-spa.tsx',
    ':region/:slug/:service/': 'services/service.tsx',
  },
  getaways: {
    '': 'getaways/list.tsx',
    ':place/': 'getaways/list.tsx',
    ':place/:slug/': 'getaways/getaway.tsx',
  },
  promotions: {
    '': 'promotions/list.tsx',
    [`${offersSlug}/`]: 'promotions/offers.tsx',
    ':category/': 'promotions/category.tsx',
  },
  treatments: { '': 'treatments/list.tsx', ':treatment/': 'treatments/treatment.tsx' },
}

const landingRoutes = Object.entries(landingFiles).flatMap(([section, files]) =>
  languages.flatMap((language) =>
    Object.entries(files).map(([pattern, file]) =>
      at(sectionPath(section as SectionKey, language) + pattern, `pages/${file}`, `${section}/${pattern}.${language}`),
    ),
  ),
)

/** Spec 2.5: the steps are the same for everything that is sold, below the segment of its kind. */
const stepRoutes = languages.flatMap((language) =>
  Object.entries(purchaseSegments).flatMap(([kind, segment]) =>
    Object.entries(purchaseSteps).map(([step, path]) =>
      at(
        `${languagePrefix(language)}/${segment}/:uuid/${path}/`,
        `pages/checkout/steps/${step}.tsx`,
        `${kind}.${step}.${language}`,
      ),
    ),
  ),
)

/** The first step is each kind's own; so is what can be done with a getaway afterwards. */
const purchaseRoutes = languages.flatMap((language) => [
  ...Object.entries(purchaseSegments).map(([kind, segment]) =>
    at(`${languagePrefix(language)}/${segment}/:uuid/:file/`, 'pages/checkout/file.ts', `${kind}.file.${language}`),
  ),
  at(
    `${languagePrefix(language)}/${purchaseSegments.voucher}/start/`,
    'pages/voucher-checkout/start.tsx',
    `voucherStart.${language}`,
  ),
  at(
    `${languagePrefix(language)}/${purchaseSegments.getaway}/start/`,
    'pages/getaway-checkout/start.tsx',
    `getawayStart.${language}`,
  ),
  at(
    `${languagePrefix(language)}/${purchaseSegments.getaway}/:uuid/${cancelSegment}/`,
    'pages/getaway-checkout/cancel.tsx',
    `getawayCancel.${language}`,
  ),
  at(
    `${languagePrefix(language)}/${purchaseSegments['gift-card']}/:uuid/${cardsSegment}/`,
    'pages/gift-card-checkout/sent-cards.tsx',
    `giftCardsSent.${language}`,
  ),
  at(`${bookingFramePath(language)}/`, 'pages/service-booking/frame.tsx', `bookingFrame.${language}`),
  at(nextHoursPath(language), 'pages/service-booking/next-hours.ts', `nextHours.${language}`),
  ...Object.entries(bookingSegments).map(([page, segment]) =>
    at(
      `${languagePrefix(language)}/${purchaseSegments.booking}/:uuid/${segment}/`,
      `pages/service-booking/${page}.tsx`,
      `booking.${page}.${language}`,
    ),
  ),
])

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
  ...workshop,
  route('*', 'pages/errors/unknown-address.tsx', { id: 'notFound' }),
] satisfies RouteConfig
