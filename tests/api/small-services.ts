import type { Getaway } from '#features/catalogue/rules/getaways/getaway.ts'
import type { Location } from '#features/catalogue/rules/location.ts'
import type { Service } from '#features/catalogue/rules/services/service.ts'
import { type Schedule, type Spa, scheduleDays } from '#features/catalogue/rules/spas/spa.ts'
import type { Tag } from '#features/catalogue/rules/tag.ts'
import { buildLandings } from '#features/catalogue/server/landings.ts'
import type { Snapshot } from '#features/catalogue/server/snapshot.ts'
import { makeSuppliers } from '#features/search/server/stays/suppliers.ts'
import { euros } from '#platform/rules/money.ts'
import type { Services } from '#platform/server/services.ts'
import { hourPayers, soldKinds } from '#site/features.ts'
import { loadConfig } from '#site/server/config.ts'
import { trackers } from '#site/trackers.ts'

type BillLine = { level: 'info' | 'error'; fields: Record<string, unknown>; message: string }

/** One of each thing of the catalogue, and a log that can be read. Nothing here touches a database. */
export function smallServices() {
  const lines: BillLine[] = []
  const write = (level: BillLine['level']) => (fields: Record<string, unknown>, message: string) => {
    lines.push({ level, fields, message })
  }
  const config = loadConfig({ PUBLIC_URL: 'https://calmaria.example', SANDBOX: 'on' })
  const snapshot = smallSnapshot(config.features)
  const services = {
    config,
    clock: { now: () => new Date('2026-11-15T12:00:00Z') },
    catalogue: { current: () => snapshot, refresh: async () => {}, close: async () => {} },
    kinds: soldKinds,
    trackers,
    hourPayers,
    hotelRates: makeSuppliers([]),
    log: { info: write('info'), error: write('error') },
    writeLimit: { take: async () => 0, returnToken: async () => {} },
    isReady: async () => true,
  } as unknown as Services
  return { services, lines }
}

function smallSnapshot(features: Services['config']['features']): Snapshot {
  const spas = new Map([[spa.uuid, spa]])
  const content = {
    locations: new Map([spain, tenerife, adeje].map((place) => [place.uuid, place])),
    tags: new Map([[massages.uuid, massages]]),
    spas,
    services: new Map([[massage.uuid, massage]]),
    resources: new Map(),
    getaways: new Map([[getaway.uuid, getaway]]),
    spasOfPlace: new Map([spain, tenerife, adeje].map((place) => [place.uuid, [spa]])),
  }
  return {
    ...content,
    version: 'first',
    servicesOfSpa: new Map([[spa.uuid, [massage]]]),
    reviewsOfSpa: new Map(),
    priceChanges: new Map(),
    landings: buildLandings(content, features),
    redirects: new Map(),
  }
}

const place = (uuid: string, type: Location['type'], parentUuid: string | null, es: string, pt: string): Location => ({
  uuid,
  type,
  country: 'ES',
  parentUuid,
  hasLanding: true,
  translations: {
    es: { name: es, slug: es.toLowerCase() },
    pt: { name: pt, slug: pt.toLowerCase() },
  },
})

const spain = place('spain', 'country', null, 'Spain-es', 'Spain-pt')
const tenerife = place('tenerife', 'region', 'spain', 'Tenerife', 'Tenerife')
const adeje = place('adeje', 'city', 'tenerife', 'Adeje-es', 'Adeje-pt')

const spa: Spa = {
  uuid: 'spa-aqua',
  name: 'Aqua',
  slug: 'aqua',
  regionUuid: 'tenerife',
  location: { uuid: 'adeje', address: 'Calle 1', city: 'Adeje', country: 'ES', latitude: 28.1, longitude: -16.7 },
  hotel: null,
  rating: { value: null, count: 0 },
  translations: { es: { longDescription: '' }, pt: { longDescription: '' } },
  images: [],
  facilities: [],
  salesConfiguration: { daysBeforeVoucherExpirate: 180, allowsExtension: true },
  status: 'online',
  reopensOn: null,
  schedule: Object.fromEntries(scheduleDays.map((day) => [day, null])) as Schedule,
  exceptions: [],
  contact: { email: 'aqua@example.com', phone: '', web: null },
}

const serviceTexts = (name: string, slug: string) => ({
  name,
  description: '',
  includes: [],
  legalConditions: { legalNotice: '', politicalCondition: '', generalCondition: '' },
  slug,
})

const massage: Service = {
  uuid: 'massage',
  uuidRevision: 'massage-1',
  spaUuid: 'spa-aqua',
  order: 1,
  status: 'enable',
  clientTimeDuration: 50,
  onlineBookingAvailable: 'no',
  isOnlineVoucherAvailable: true,
  isPackage: false,
  hasAvailabilityOn: [1, 2, 3, 4, 5],
  capacity: { minimum: 1, maximum: 2, incrementing: 1 },
  price: euros(5000),
  pricePerPerson: euros(5000),
  audience: { party: 'one-person', ageBand: null, residency: null, isForPregnancy: false },
  bookable: null,
  sessions: 1,
  meal: null,
  isPrivate: false,
  daysBeforeVoucherExpirate: null,
  serviceTags: ['massages'],
  promotionTags: [],
  categoryTags: [],
  offers: [],
  images: [],
  translations: { es: serviceTexts('Masaje', 'masaje'), pt: serviceTexts('Massagem', 'massagem') },
}

const massages: Tag = {
  uuid: 'massages',
  kind: 'service',
  uuidParents: [],
  translations: {
    es: { title: 'Masajes', description: '', slug: 'masajes' },
    pt: { title: 'Massagens', description: '', slug: 'massagens' },
  },
}

const getawayTexts = (slug: string) => ({ name: slug, shortName: slug, description: '', slug })

const getaway: Getaway = {
  uuid: 'getaway',
  uuidRevision: 'getaway-1',
  hotel: {
    uuid: 'hotel',
    name: 'Hotel',
    stars: 4,
    locationUuid: 'adeje',
    country: 'ES',
    images: [],
    descriptions: { es: '', pt: '' },
    rooms: [],
    supplier: 'built-in',
    checkIn: '15:00',
    checkOut: '12:00',
    phone: '',
    conditions: { es: '', pt: '' },
    ratePlans: [],
    boardPrices: {},
  },
  spaUuid: 'spa-aqua',
  serviceUuids: ['massage'],
  nights: 1,
  priceFrom: euros(12000),
  nightSupplement: 0,
  boardTypes: [],
  amenities: [],
  facilities: [],
  images: [],
  translations: { es: getawayTexts('escapada'), pt: getawayTexts('escapadinha') },
}
