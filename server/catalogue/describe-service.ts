import { activeCampaigns } from '#domain/campaigns/campaigns.ts'
import { onlineBookingOf } from '#domain/catalogue/online-booking.ts'
import { promotionCategory } from '#domain/catalogue/promotion-category.ts'
import { isEnabled, type Service } from '#domain/catalogue/service.ts'
import type { Spa } from '#domain/catalogue/spa.ts'
import { validityInWords, voucherValidity } from '#domain/catalogue/validity.ts'
import { partyFor } from '#domain/pricing/party.ts'
import { taxOf } from '#domain/pricing/tax.ts'
import { formatDuration } from '#i18n/format.ts'
import type { Config } from '#server/config.ts'
import { spaCrumbs } from './breadcrumbs.ts'
import { photoViews, placeOfSpa, priceView, type Reader, ratingView, serviceCard } from './cards.ts'

const relatedShown = 4

type Rules = Pick<Config, 'requestOnlySpa' | 'blackFridaySpas'>

export type ServiceView = NonNullable<ReturnType<typeof describeService>>

export function describeService(reader: Reader, uuid: string, rules: Rules) {
  const { snapshot, language, day } = reader
  const service = snapshot.services.get(uuid)
  const spa = service && snapshot.spas.get(service.spaUuid)
  const place = spa && snapshot.locations.get(spa.location.uuid)
  if (!service || !spa || !place) return null
  const texts = service.translations[language]
  return {
    uuid,
    name: texts.name,
    description: texts.description,
    includes: texts.includes,
    conditions: Object.values(texts.legalConditions).filter(Boolean),
    crumbs: [...spaCrumbs(snapshot, spa, language), { label: texts.name }],
    spa: {
      name: spa.name,
      href: snapshot.landings.of('spa', spa.uuid)?.uris[language],
      place: placeOfSpa(snapshot, spa, language),
      status: spa.status,
      rating: ratingView(spa.rating),
    },
    photos: photoViews([...service.images, ...spa.images], language),
    duration: formatDuration(service.clientTimeDuration),
    audience: service.audience,
    sessions: service.sessions,
    meal: service.meal,
    isPrivate: service.isPrivate,
    isForCouples: service.capacity.minimum === 2 && service.audience.party === 'two-persons',
    persons: service.capacity.minimum,
    price: priceView(snapshot, service, day),
    parties: partiesOf(reader, service),
    tax: taxOf(place, snapshot.locations),
    validity: validityInWords(voucherValidity(service, spa, blackFridayRule(rules, day)).days),
    onlineBooking: onlineBookingOf(service, rules.requestOnlySpa),
    canBeBought: isEnabled(service) && service.isOnlineVoucherAvailable && canSell(spa),
    related: relatedTo(reader, service),
  }
}

/** Vouchers of a spa closed for the season are enjoyed when it reopens; the other closed ones sell none. */
const canSell = (spa: Spa) => spa.status === 'online' || spa.status === 'closedtemp'

const blackFridayRule = ({ blackFridaySpas }: Rules, day: string) => ({
  isBlackFriday: activeCampaigns(day).has('blackFriday'),
  blackFridaySpaUuids: blackFridaySpas,
  blackFridayTagUuid: promotionCategory('black-friday').uuid,
})

/** Every party that may be chosen, with what it pays: the numbers the server will use as well. */
function partiesOf({ snapshot, day }: Reader, service: Service) {
  const { minimum, maximum, incrementing } = service.capacity
  const step = incrementing || maximum
  const sizes = Array.from(
    { length: Math.min(12, Math.floor((maximum - minimum) / step) + 1) },
    (_, index) => minimum + index * step,
  )
  return sizes.map((size) => ({ ...partyFor(service.capacity, size), ...priceView(snapshot, service, day, size) }))
}

/** Others of the same spa first that share a tag, then the rest of the spa. */
function relatedTo(reader: Reader, service: Service) {
  const others = (reader.snapshot.servicesOfSpa.get(service.spaUuid) ?? []).filter(
    (other) => other.uuid !== service.uuid && isEnabled(other),
  )
  const shares = (other: Service) => other.serviceTags.some((tag) => service.serviceTags.includes(tag))
  return [...others.filter(shares), ...others.filter((other) => !shares(other))]
    .slice(0, relatedShown)
    .flatMap((other) => serviceCard(reader, other))
}
