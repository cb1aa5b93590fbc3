import { defaultLanguage, languages } from '#platform/i18n/languages.ts'
import { addDays } from '#platform/time/dates.ts'
import { locationUuid } from '../locations.ts'
import { imageUuid } from '../pictures.ts'
import { randomFor } from '../random.ts'
import type { SeedRow, SeedRows } from '../seed-rows.ts'
import { facilities } from '../tables/amenities.ts'
import { amenityUuid } from './amenities.ts'
import { describeSpas } from './describe-spa.ts'
import type { PlacedSpa } from './place-spas.ts'
import { scheduleRows } from './schedules.ts'
import { chooseSpaGalleries } from './spa-pictures.ts'
import { spotNear } from './spots.ts'

type SpaRows = Pick<SeedRows, 'spas' | 'spaTranslations' | 'spaSchedules' | 'spaImages' | 'spaFacilities'>

export function spaRows(spas: PlacedSpa[], today: string, seed: number): SpaRows {
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
  const isFamilyHouse = !facts.isAdultsOnly && ['resort', 'thalasso', 'mountain'].includes(facts.kind)
  return [
    ...new Set([
      ...facilities.ofKind[facts.kind],
      ...random.sample(facilities.common, random.between(2, 4)),
      ...(facts.hotel ? random.sample(facilities.ofHotels, 2) : []),
      ...(isFamilyHouse ? facilities.forFamilies : []),
      ...(setting === 'mountain' ? facilities.inMountains : []),
    ]),
  ]
}
