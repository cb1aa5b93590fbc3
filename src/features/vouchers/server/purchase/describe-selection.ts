import { taxOf } from '#features/catalogue/rules/prices/tax.ts'
import { isOfferValidOn } from '#features/catalogue/rules/services/offer.ts'
import type { Service } from '#features/catalogue/rules/services/service.ts'
import type { Spa } from '#features/catalogue/rules/spas/spa.ts'
import { firstPhoto, placeOfSpa, priceView, type Reader } from '#features/catalogue/server/cards.ts'
import { largestParty } from '#features/catalogue/server/services/asked-party.ts'
import { spaServiceFacts } from '#features/catalogue/server/services/service-facts.ts'
import { voucherPrice, whyNotForSale } from '#features/catalogue/server/services/service-sale.ts'
import { type ValidityRules, validDays, validityWords } from '#features/catalogue/server/services/service-validity.ts'
import { mostItems } from '#features/vouchers/rules/voucher-goods.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { LeftOut, SelectedItem, Selection } from './read-selection.ts'

export type SelectionView = NonNullable<ReturnType<typeof describeSelection>>
export type SelectionRowView = SelectionView['rows'][number]
export type OtherService = SelectionView['others'][number]

/** The first step of a purchase: the selection, and what else the spa sells. Null if nothing is selected. */
export function describeSelection(reader: Reader, selection: Selection, rules: ValidityRules) {
  const { spa, items, leftOut, isGift, purchase } = selection
  const { snapshot, language, day } = reader
  const place = spa && snapshot.locations.get(spa.location.uuid)
  if (!spa || !place) return null
  const { t } = i18nFor(language)
  const chosen = new Set(items.map(({ service }) => service.uuid))
  const days = items.map(({ service }) => validDays(service, spa, rules, day))
  const others = (snapshot.servicesOfSpa.get(spa.uuid) ?? []).filter(
    (service) => !chosen.has(service.uuid) && whyNotForSale(service, spa) === null,
  )
  return {
    spa: `${spa.name}, ${placeOfSpa(snapshot, spa, language)}`,
    day,
    rows: items.map((item) => rowView(reader, spa, item, t)),
    others: others.map((service) => otherView(reader, spa, service, t)),
    isFull: items.length >= mostItems,
    leftOut: leftOutViews(reader, leftOut, t),
    isGift,
    purchase,
    tax: t('purchases.summary.tax', { tax: taxOf(place, snapshot.locations) }),
    // The shortest of them, which holds for every voucher.
    validity: validityWords(Math.min(...days), t),
  }
}

/** With the facts from which the browser prices any party by the rules of the server. */
function rowView(reader: Reader, spa: Spa, { service, asked, settled, isMerged }: SelectedItem, t: Translate) {
  const { capacity, price, offers } = service
  return {
    ...nameView(reader, spa, service, t),
    href: reader.snapshot.landings.of('service', service.uuid)?.uris[reader.language] ?? null,
    asked,
    settled,
    isMerged,
    capacity,
    largest: largestParty(capacity),
    price,
    offers: offers.filter((offer) => isOfferValidOn(offer, reader.day)),
    /** Of one voucher, if it is discounted. */
    lowest: voucherPrice(reader, service).discount?.lowest ?? null,
  }
}

function otherView(reader: Reader, spa: Spa, service: Service, t: Translate) {
  return {
    ...nameView(reader, spa, service, t),
    price: priceView(reader.snapshot, service, reader.day),
    people: service.capacity.minimum,
  }
}

function nameView({ language }: Reader, spa: Spa, service: Service, t: Translate) {
  return {
    uuid: service.uuid,
    name: service.translations[language].name,
    photo: firstPhoto(language, service, spa),
    facts: spaServiceFacts(service, t),
  }
}

/** A message for each service that was left out, with a link to it if it is sold elsewhere. */
function leftOutViews({ snapshot, language }: Reader, leftOut: LeftOut[], t: Translate) {
  const unknown = leftOut.filter(({ why }) => why === 'unknown').length
  const known = leftOut.flatMap((left) => {
    if (left.why === 'unknown') return []
    const { uuid, translations, spaUuid } = left.service
    const name = translations[language].name
    const words = { name, spa: snapshot.spas.get(spaUuid)?.name ?? '', most: mostItems }
    const href = snapshot.landings.of('service', uuid)?.uris[language] ?? null
    return [{ uuid, text: t(`purchases.start.leftOut.${left.why}`, words), href }]
  })
  if (unknown === 0) return known
  return [{ uuid: 'unknown', text: t('purchases.start.leftOut.unknown', { count: unknown }), href: null }, ...known]
}
