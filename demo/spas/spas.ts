import { defaultLanguage, languages } from '#platform/i18n/languages.ts'
import { isInland } from '#platform/map/land/land.ts'
import { addDays } from '#platform/time/dates.ts'
import { locationUuid } from '../locations.ts'
import { imageUuid } from '../pictures.ts'
import { type Random, randomFor } from '../random.ts'
import type { SeedRow } from '../seed-rows.ts'
import { facilities } from '../tables/amenities.ts'
import { amenityUuid } from './amenities.ts'
import { describeSpas } from './describe-spa.ts'
import { type PlacedSpa, welcomesFamilies } from './place-spas.ts'
import { scheduleRows } from './schedules.ts'
import { chooseSpaGalleries } from './spa-pictures.ts'

export function spaRows(spas: PlacedSpa[], today: string, seed: number) {
  const galleries = chooseSpaGalleries(spas, seed)
  const descriptions = describeSpas(spas, seed)
  return {
    spas: spas.map((spa) => spaRow(spa, today, seed)),
    spaTranslations: spas.flatMap((spa) => {
      const texts = descriptions.get(spa.uuid)
      return languages.map((language) => ({ spaUuid: spa.uuid, language, longDescription: texts?.[language] ?? '' }))
    }),
    spaSchedules: spas.flatMap((spa) => scheduleRows(spa, seed)),
    spaImages: galleries.flatMap(({ spa, gallery }) =>
      gallery.map(({ file }, position) => ({ spaUuid: spa.uuid, position, imageUuid: imageUuid(file) })),
    ),
    spaFacilities: spas.flatMap((spa) =>
      facilitiesOf(spa, seed).map((key) => ({ spaUuid: spa.uuid, amenityUuid: amenityUuid(key) })),
    ),
  }
}

function spaRow(spa: PlacedSpa, today: string, seed: number): SeedRow<'spas'> {
  const { seed: facts, town, region, slug } = spa
  const random = randomFor(seed, 'spa', spa.uuid)
  if (!town.at) throw new Error(`Nobody knows where ${town.key} is`)
  const draws: [number, number] = [random.next(), random.next()]
  const [latitude, longitude] = spotNear(town.at, draws, randomFor(seed, 'spot', spa.uuid))
  return {
    uuid: spa.uuid,
    name: facts.name,
    slug,
    regionUuid: locationUuid(region.key),
    locationUuid: locationUuid(town.key),
    address: facts.address,
    city: town[defaultLanguage],
    country: town.country,
    latitude,
    longitude,
    hotelName: facts.hotel?.[0] ?? null,
    hotelStars: facts.hotel?.[1] ?? null,
    // Spec 9: spas normally give 6 to 12 months.
    daysBeforeVoucherExpirate: random.pick([180, 180, 270, 365, 365]),
    allowsExtension: random.chance(0.85),
    status: facts.status ?? 'online',
    reopensOn: facts.reopensInDays ? addDays(today, facts.reopensInDays) : null,
    email: `${town.country === 'PT' ? 'marcacoes' : 'reservas'}@${slug}.example`,
    phone: `${dialling(region.key, town.country)}${String(100 + (spa.position % 900))}`,
    web: random.chance(0.85) ? `https://${slug}.example` : null,
    position: spa.position,
  }
}

function dialling(region: string, country: string): string {
  if (country === 'PT') return '+351 289 000 '
  if (country === 'AD') return '+376 700 '
  return region === 'valencia' ? '+34 960 000 ' : region === 'tenerife' ? '+34 822 000 ' : '+34 828 000 '
}

function facilitiesOf({ uuid, seed: facts, setting }: PlacedSpa, seed: number): string[] {
  const random = randomFor(seed, 'facilities', uuid)
  return [
    ...new Set([
      ...facilities.ofKind[facts.kind],
      ...random.sample(facilities.common, random.between(2, 4)),
      ...(facts.hotel ? random.sample(facilities.ofHotels, 2) : []),
      ...(welcomesFamilies(facts) ? facilities.forFamilies : []),
      ...(setting === 'mountain' ? facilities.inMountains : []),
    ]),
  ]
}

type Spot = [latitude: number, longitude: number]

const mostDraws = 200

/** Within a kilometre or so of the middle of a town, and on land: on a coast it is drawn anew until it is. */
function spotNear(town: Spot, first: [number, number], again: Random): Spot {
  let spot = near(town, first)
  for (let draws = 0; !isInland([spot[1], spot[0]]); draws++) {
    if (draws === mostDraws) throw new Error(`No land around ${town.join(', ')}`)
    spot = near(town, [again.next(), again.next()])
  }
  return spot
}

const near = ([latitude, longitude]: Spot, [north, east]: [number, number]): Spot => [
  moved(latitude, north),
  moved(longitude, east),
]

const moved = (degrees: number, chance: number) => Number((degrees + (chance - 0.5) * 0.02).toFixed(5))
