import type { VoucherOnSale } from '#features/catalogue/rules/prices/cheapest-way.ts'
import type { Service } from '#features/catalogue/rules/services/service.ts'
import { audienceGroups } from '#features/catalogue/rules/services/siblings.ts'
import type { Spa } from '#features/catalogue/rules/spas/spa.ts'
import type { Reader } from '#features/catalogue/server/cards.ts'
import { youngOf } from '#features/catalogue/server/services/service-facts.ts'
import { voucherPrice, whyNotForSale } from '#features/catalogue/server/services/service-sale.ts'
import type { Translate } from '#platform/i18n/translate.ts'

/** A service that sells the experience. The browser finds the cheapest way for any party with it, as the server does. */
export type SaleView = VoucherOnSale & {
  name: string
  currency: string
  /** Of one voucher, if it is discounted: its full price, and its lowest of the 30 days before. */
  discount: { base: number; lowest: number } | null
}

export type ChoiceView = ReturnType<typeof serviceChoices>[number]

/**
 * 'Select an amount' (spec 2.9): whom the same experience is sold to, and by which services; that of the page is among
 * them. How many people come is no choice of these: it is a number of its own.
 */
export function serviceChoices(reader: Reader, service: Service, spa: Spa, t: Translate) {
  const { snapshot, language } = reader
  const ofSpa = (snapshot.servicesOfSpa.get(spa.uuid) ?? []).filter((other) => !whyNotForSale(other, spa))
  return audienceGroups(service, ofSpa).flatMap((group) => {
    const shown = group.find((one) => isSameParty(one, service)) ?? group[0]
    const landing = shown && snapshot.landings.of('service', shown.uuid)
    if (!shown || !landing) return []
    return [
      {
        href: landing.uris[language],
        label: labelOf(shown, t),
        note: shown.audience.residency === 'resident' ? t('serviceFacts.choices.residentsNote') : '',
        isCurrent: group.includes(service),
        isFamily: isFamily(shown),
        /** The party that its page opens with. */
        usual: shown.capacity.minimum,
        onSale: group.map((one) => saleView(reader, one)),
      },
    ]
  })
}

export function saleView(reader: Reader, service: Service): SaleView {
  const { price, discount } = voucherPrice(reader, service)
  return {
    uuid: service.uuid,
    name: service.translations[reader.language].name,
    capacity: service.capacity,
    price: price.amount,
    currency: price.currency,
    discount: discount && { base: discount.base.amount, lowest: discount.lowest.amount },
  }
}

const isFamily = ({ audience: { party } }: Service) => party.includes('child')

function labelOf({ audience: { party, ageBand, residency } }: Service, t: Translate): string {
  if (ageBand) return t(`serviceFacts.choices.${youngOf(ageBand)}`, ageBand)
  if (residency === 'resident') return t('serviceFacts.choices.residents')
  if (residency === 'non-resident') return t('serviceFacts.choices.nonResidents')
  if (party === 'one-person' || party === 'two-persons' || party === 'two-adults') {
    return t('serviceFacts.choices.general')
  }
  return t(`serviceFacts.choices.parties.${party}`)
}

const isSameParty = ({ capacity: a }: Service, { capacity: b }: Service) =>
  a.minimum === b.minimum && a.incrementing === b.incrementing
