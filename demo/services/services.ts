import { promotionCategory } from '#features/catalogue/rules/services/promotion-category.ts'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { imageUuid } from '../pictures.ts'
import type { SeedRow } from '../seed-rows.ts'
import { uniqueSlugs } from '../slugs.ts'
import { categoryTagUuid, serviceTagUuid } from '../tags.ts'
import { describeServices } from './describe-services.ts'
import { offerRow } from './offers.ts'
import type { OrderedService } from './order-services.ts'
import { daysUpTo, priceHistoryOf } from './price-history.ts'
import { chooseServiceGalleries } from './service-pictures.ts'
import { textsOf } from './service-texts.ts'

export function serviceRows(services: OrderedService[], today: string, seed: number) {
  const galleries = chooseServiceGalleries(services, seed)
  const days = daysUpTo(today, 90)
  return {
    services: services.map(({ row }) => row),
    serviceTranslations: languages.flatMap((language) => translationRows(services, language, seed)),
    serviceImages: galleries.flatMap(({ service, gallery }) =>
      gallery.map(({ file }, position) => ({ serviceUuid: service.uuid, position, imageUuid: imageUuid(file) })),
    ),
    serviceTags: services.flatMap((service) =>
      tagsOf(service).map((tagUuid) => ({ serviceUuid: service.uuid, tagUuid })),
    ),
    offers: services.flatMap(({ uuid, offers }) => offers.map((offer) => offerRow(offer, uuid))),
    priceHistory: services.flatMap((service) => priceHistoryOf(service, days, seed)),
  }
}

function translationRows(
  services: OrderedService[],
  language: Language,
  seed: number,
): SeedRow<'serviceTranslations'>[] {
  const descriptions = describeServices(services)
  const slugsOfSpa = new Map<string, (text: string) => string>()
  return services.map((service) => {
    const slugOf = slugsOfSpa.get(service.spa.uuid) ?? uniqueSlugs()
    slugsOfSpa.set(service.spa.uuid, slugOf)
    const texts = textsOf(service, seed, language)
    const description = descriptions.get(service.uuid)?.[language] ?? ''
    return {
      serviceUuid: service.uuid,
      spaUuid: service.spa.uuid,
      language,
      ...texts,
      description,
      slug: slugOf(texts.name),
    }
  })
}

function tagsOf({ recipe, offers, promotions, row }: OrderedService): string[] {
  const booking = row.onlineBookingAvailable
  return [
    ...recipe.tags.map(serviceTagUuid),
    categoryTagUuid(recipe.category),
    ...(offers.length > 0 ? [categoryTagUuid('offer')] : []),
    ...(booking === 'no' ? [] : [categoryTagUuid(booking === 'yes' ? 'online-booking' : 'booking')]),
    ...promotions.map((key) => promotionCategory(key).uuid),
  ]
}
