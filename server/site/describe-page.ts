import { activeCampaigns, leadCampaign } from '#domain/campaigns/campaigns.ts'
import type { Location } from '#domain/catalogue/location.ts'
import { isKeptInside, isShown, promotionCategories } from '#domain/catalogue/services/promotion-category.ts'
import type { Day } from '#domain/dates.ts'
import { methodsFor } from '#domain/payments/payment-method.ts'
import { countryOf, type Language, languageOf } from '#domain/site/languages.ts'
import type { PageFrame, Question } from '#domain/site/page-frame.ts'
import { loadsOf } from '#domain/site/page-type.ts'
import { staticPageAt } from '#i18n/paths.ts'
import type { Snapshot } from '#server/catalogue/snapshot.ts'
import { describeQuestion } from '#server/search/describe-question.ts'
import { placeKeys } from '#server/search/place-keys.ts'
import { popularPlaces } from '#server/search/suggest.ts'
import type { Services } from '#server/services.ts'
import { alternatesOf } from './alternates.ts'
import { dayShown, previewedDay } from './day-shown.ts'
import { languageSwitch } from './language-switch.ts'
import { locationForUri, locationsWithLanding } from './locations.ts'
import { pageTypeAt } from './page-type-at.ts'
import { pickedPlace } from './picked-place.ts'

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
  const alternates = loads.languageAlternates ? alternatesOf(snapshot, path) : null
  return {
    language,
    pageType,
    pageName: staticPage ? (config.routeNames[staticPage] ?? staticPage) : null,
    path,
    canonical: config.publicUrl + path + canonicalQuery(url.searchParams),
    day,
    isPreview: previewedDay(config, url.searchParams) !== null,
    tellsPlayPayments: config.tellsPlayPayments,
    alternates,
    languageSwitch: languageSwitch(url, alternates, pageType),
    paymentMethods: methodsFor(countryOf(language), services.payments.methods),
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
    promotions: isStep(path) ? [] : promotionsOnShow(language, day, snapshot.landings, config.internalPromotion),
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

export const countriesOf = (locations: Snapshot['locations']) =>
  [...locations.values()].filter(({ type }) => type === 'country').map(({ country }) => country)

/** Of all parameters only the page of a list makes another page. */
function canonicalQuery(query: URLSearchParams): string {
  const page = Number(query.get('page'))
  return Number.isInteger(page) && page > 1 ? `?page=${page}` : ''
}

type LandingTable = ReturnType<Services['catalogue']['current']>['landings']

export function promotionsOnShow(language: Language, day: Day, landings: LandingTable, internalCategory: string) {
  const active = activeCampaigns(day)
  return promotionCategories.flatMap((category) => {
    const landing = landings.of('promotion', category.uuid)
    if (!landing || !isShown(category, active, internalCategory)) return []
    return [{ key: category.key, title: category[language][0], uri: landing.uris[language] }]
  })
}

function occasions(language: Language, landings: LandingTable, internalCategory: string) {
  return promotionCategories.flatMap((category) => {
    const landing = landings.of('promotion', category.uuid)
    if (!landing || !category.campaign || isKeptInside(category, internalCategory)) return []
    return [{ key: category.key, uri: landing.uris[language] }]
  })
}
