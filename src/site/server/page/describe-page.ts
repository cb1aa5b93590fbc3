import { leadCampaign } from '#features/catalogue/rules/campaigns/campaigns.ts'
import type { Location } from '#features/catalogue/rules/location.ts'
import { isKeptInside, promotionCategories } from '#features/catalogue/rules/services/promotion-category.ts'
import { alternatesOf } from '#features/catalogue/server/alternates.ts'
import { promotionsOnShow } from '#features/catalogue/server/categories-on-show.ts'
import { countriesOf, locationForUri, locationsWithLanding } from '#features/catalogue/server/locations.ts'
import { dayShown, previewedDay } from '#features/catalogue/server/reader.ts'
import type { Snapshot } from '#features/catalogue/server/snapshot.ts'
import type { Question } from '#features/search/rules/frame.ts'
import { describeQuestion } from '#features/search/server/describe-question.ts'
import { pickedPlace, placeKeys } from '#features/search/server/place-keys.ts'
import { popularPlaces } from '#features/search/server/suggestions/suggest.ts'
import { withoutTracking } from '#features/tracking/rules/tracking-params.ts'
import { homeCountryOf, type Language, languageOf, type PerLanguage, pickLanguages } from '#platform/i18n/languages.ts'
import type { PageFrame } from '#platform/pages/page-frame.ts'
import { loadsOf, type PageType } from '#platform/pages/page-type.ts'
import { pathOf, staticPageAt } from '#platform/pages/paths.ts'
import { prefixed } from '#platform/rules/path.ts'
import { methodsFor } from '#platform/rules/payment-method.ts'
import type { Services } from '#platform/server/services.ts'
import { pageTypeAt } from './page-type-at.ts'

export function describePage(services: Services, url: URL): PageFrame {
  const { config, catalogue } = services
  const path = url.pathname
  const snapshot = catalogue.current()
  const language = languageOf(path)
  const day = dayShown(services, url.searchParams)
  const pageType = pageTypeAt(path, config.features)
  const loads = loadsOf(pageType)
  const staticPage = staticPageAt(path)?.page
  const question = staticPage === 'search' ? describeQuestion({ snapshot, language, day }, url.searchParams) : null
  const location = loads.locationForUri ? locationOf(snapshot, path, question) : null
  const inAll = loads.languageAlternates ? alternatesOf(snapshot, path) : null
  return {
    language,
    pageType,
    pageName: staticPage ? (config.routeNames[staticPage] ?? staticPage) : null,
    path,
    canonical: config.publicUrl + path + canonicalQuery(url.searchParams),
    day,
    isPreview: previewedDay(config, url.searchParams) !== null,
    tellsPlayPayments: config.tellsPlayPayments,
    alternates: inAll && pickLanguages(inAll, config.languages),
    languageSwitch: languageSwitch(url, inAll, pageType, config.languages),
    paymentMethods: methodsFor(homeCountryOf(language), services.payments.methods),
    locations: loads.locationList
      ? locationsWithLanding(snapshot).map(({ location: { translations, type }, uris }) => ({
          name: translations[language].name,
          uri: uris[language],
          type,
        }))
      : [],
    countries: loads.locationMemory ? countriesOf(snapshot.locations) : [],
    location: location && {
      uuid: location.uuid,
      name: location.translations[language].name,
      country: location.country,
      picked: pickedPlace(snapshot, location, language),
    },
    popularPlaces: loads.locationList ? popularPlaces(snapshot, language) : [],
    question,
    campaign: leadCampaign(day),
    promotions: isStep(path)
      ? []
      : promotionsOnShow({ snapshot, language, day }, config.internalPromotion).map(({ key, title, href }) => ({
          key,
          title,
          uri: href,
        })),
    occasions: isStep(path) ? [] : occasions(language, snapshot.landings, config.internalPromotion),
    site: {
      brand: config.site.brand,
      publicUrl: config.publicUrl,
      supportEmail: config.site.supportEmail[language],
      supportPhone: config.site.supportPhone,
      figures: config.site.figures,
    },
    features: {
      spas: config.features.spas,
      packages: config.features.packages,
      promotions: config.features.promotions,
      treatments: config.features.treatments,
      simpleSpas: config.features.simpleSpas,
    },
  }
}

/** Who pays is not led astray: the frame around the steps of a purchase names nothing else that is sold. */
const isStep = (path: string) => path.includes('/checkout/')

/** Results for a place are about it as its own page is, and some places have no other. */
function locationOf(snapshot: Snapshot, path: string, question: Question | null): Location | null {
  const asked = question?.place && placeKeys(snapshot, languageOf(path)).find(question.place.key)
  return asked || locationForUri(snapshot, path)
}

/** Of all parameters only the page of a list makes another page. */
function canonicalQuery(query: URLSearchParams): string {
  const page = Number(query.get('page'))
  return Number.isInteger(page) && page > 1 ? `?page=${page}` : ''
}

type LandingTable = ReturnType<Services['catalogue']['current']>['landings']

function occasions(language: Language, landings: LandingTable, internalCategory: string) {
  return promotionCategories.flatMap((category) => {
    const landing = landings.of('promotion', category.uuid)
    if (!landing || !category.campaign || isKeptInside(category, internalCategory)) return []
    return [{ key: category.key, uri: landing.uris[language] }]
  })
}

/**
 * Where the language menu leads: the same page with what was asked of it, since filters, choices and keys mean the same
 * in every language. Purchases have the same path in all. What is nowhere else begins at home.
 */
export function languageSwitch(
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
  alternates: PerLanguage<string> | null,
  pageType: PageType,
  live: readonly Language[],
): Partial<PerLanguage<string>> {
  const query = withoutTracking(searchParams).toString()
  const asked = query && `?${query}`
  const addresses = live.map((language) => {
    const path = alternates?.[language] ?? (pageType === 'dynamic' ? prefixed(pathname, language) : null)
    return [language, path === null ? pathOf('home', language) : path + asked]
  })
  return Object.fromEntries(addresses)
}
