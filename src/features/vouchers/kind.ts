import { lowestPriceBeforeOffers } from '#features/catalogue/rules/prices/lowest-price.ts'
import { partyFor } from '#features/catalogue/rules/prices/party.ts'
import { priceFor } from '#features/catalogue/rules/prices/price.ts'
import { taxOf } from '#features/catalogue/rules/prices/tax.ts'
import { capitalise } from '#features/catalogue/rules/spas/titles.ts'
import { firstPhoto, placeOfSpa, type Reader, serviceCard, spaCard } from '#features/catalogue/server/cards.ts'
import { whyNotForSale } from '#features/catalogue/server/services/service-sale.ts'
import { type ValidityRules, validDays, validityWords } from '#features/catalogue/server/services/service-validity.ts'
import type { NotSold, Quote } from '#features/checkout/rules/purchases/quote.ts'
import { refundTerm } from '#features/checkout/rules/refund-term.ts'
import { generalTerms } from '#features/checkout/server/purchases/core/general-terms.ts'
import type { GoodsKind, Priced } from '#features/checkout/server/purchases/core/goods-kind.ts'
import type { AlternativeView, PromiseView } from '#features/checkout/server/purchases/core/goods-view.ts'
import { type PricedItem, priceItem, type VoucherGoods } from '#features/vouchers/rules/voucher-goods.ts'
import { formatDuration } from '#platform/i18n/format.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { madridDay } from '#platform/time/dates.ts'
import { endedVoucherGiftEmails, voucherGiftEmails } from './emails/gift-emails.ts'
import { voucherOrderEmail } from './emails/order-email.ts'
import { refundedVoucher, voucherRefundEmail } from './emails/refund-email.ts'
import { voucherApi } from './server/api/voucher-api.ts'
import { describeVoucherConfirmation } from './server/purchase/describe-confirmation.ts'
import { voucherOperators } from './server/purchase/for-operators.ts'
import { fulfilVouchers } from './server/purchase/fulfil-vouchers.ts'
import { readVoucherGoods, startHref } from './server/purchase/read-selection.ts'
import { vouchers } from './server/schema/vouchers.ts'
import { voucherPurchaseFile } from './server/voucher-pdf.ts'

/** Dateless vouchers for services of one spa. */
export const voucherKind: GoodsKind = {
  kind: 'voucher',
  quote: async ({ catalogue, clock }, raw) =>
    quoteVouchers({ snapshot: catalogue.current(), day: madridDay(clock.now()) }, readVoucherGoods(raw)),
  validDays: (catalogue, raw, rules) => shortestValidity(catalogue, readVoucherGoods(raw), rules),
  describe: (reader, bought, { rules }) => {
    const goods = readVoucherGoods(bought.goods)
    const { snapshot, language } = reader
    const { t } = i18nFor(language)
    const spa = snapshot.spas.get(goods.spaUuid)
    const items = goods.items.flatMap(({ serviceUuid, pax, units }) => {
      const service = snapshot.services.get(serviceUuid)
      if (!service) return []
      const { name } = service.translations[language]
      const vouchers = units * partyFor(service.capacity, pax).count
      const people = t('purchases.people', { count: units * pax })
      return [
        {
          uuid: serviceUuid,
          name: vouchers > 1 ? `${vouchers} × ${name}` : name,
          units: vouchers,
          details: `${people} · ${formatDuration(service.clientTimeDuration)}`,
          photo: firstPhoto(language, service, spa),
        },
      ]
    })
    return {
      title: spa?.name ?? '',
      place: spa ? `${spa.name}, ${placeOfSpa(snapshot, spa, language)}` : '',
      items,
      label: t('purchases.summary.voucher', { count: items.reduce((sum, { units }) => sum + units, 0) }),
      delivery: t('purchases.summary.byEmail'),
      promises: promisesOf(reader, shortestValidity(reader, goods, rules), t),
    }
  },
  alternatives: async (_, reader, raw) => voucherAlternatives(reader, readVoucherGoods(raw)),
  acceptedCodes: ['percent', 'welcome', 'wallet', 'gift-card'],
  hasVoucherId: true,
  shownOn: { landings: ['service'], pages: [] },
  buyerParts: ['buyer', 'gift', 'postal'],
  terms: (language) => [generalTerms(language)],
  copyKey: 'voucher',
  startHref,
  confirmation: describeVoucherConfirmation,
  fulfilment: { when: 'with-payment', fulfil: fulfilVouchers },
  file: voucherPurchaseFile,
  orderEmail: voucherOrderEmail,
  refundEmail: voucherRefundEmail,
  refundedItem: refundedVoucher,
  giftEmails: voucherGiftEmails,
  endedGiftEmails: endedVoucherGiftEmails,
  keepsPurchases: [vouchers.purchaseUuid],
  operators: voucherOperators,
  api: voucherApi,
}

function promisesOf({ day, language }: Reader, validDays: number | null, t: Translate): PromiseView[] {
  const time = validDays === null ? null : validityWords(validDays, t)
  return [
    {
      icon: 'undo',
      text: t('purchases.summary.promises.refund', { term: capitalise(refundTerm(day, language, t).time) }),
    },
    ...(time ? [{ icon: 'ticket-check' as const, text: t('purchases.summary.promises.validity', { time }) }] : []),
    { icon: 'lock', text: t('purchases.summary.promises.secure') },
  ]
}

/** Quotes all items at the price of the day. Refused if one of them can't be sold. */
export function quoteVouchers(catalogue: Priced, goods: VoucherGoods): Result<Quote, NotSold> {
  const spa = catalogue.snapshot.spas.get(goods.spaUuid)
  const place = spa && catalogue.snapshot.locations.get(spa.location.uuid)
  if (!spa || !place) return fail('not-for-sale')
  const priced = priceVoucherItems(catalogue, goods)
  if (!priced.ok) return priced
  return ok({
    lines: priced.value.map(({ base, discounted }) => ({ base, discounted })),
    spaUuid: spa.uuid,
    items: priced.value.map(({ serviceUuid, percent }) => ({ uuid: serviceUuid, isDiscounted: percent > 0 })),
    tax: taxOf(place, catalogue.snapshot.locations),
    lowest: lowestOf(catalogue, priced.value),
  })
}

/** Each item at the price of the day. Fails with the first that can't be sold. */
export function priceVoucherItems({ snapshot, day }: Priced, goods: VoucherGoods) {
  const priced: PricedItem[] = []
  const spa = snapshot.spas.get(goods.spaUuid)
  for (const item of goods.items) {
    const service = snapshot.services.get(item.serviceUuid)
    if (!spa || !service || service.spaUuid !== spa.uuid || whyNotForSale(service, spa)) return fail('not-for-sale')
    const price = priceItem(service, item, day)
    if (!price.ok) return price
    priced.push(price.value)
  }
  return ok(priced)
}

/** The shortest validity of the items, which holds for every voucher. */
function shortestValidity({ snapshot, day }: Priced, goods: VoucherGoods, rules: ValidityRules): number | null {
  const spa = snapshot.spas.get(goods.spaUuid)
  const days = goods.items.flatMap(({ serviceUuid }) => {
    const service = snapshot.services.get(serviceUuid)
    return service && spa ? [validDays(service, spa, rules, day)] : []
  })
  return days.length > 0 ? Math.min(...days) : null
}

/** The lowest price of all items before the current offers began; null if nothing is discounted. */
function lowestOf({ snapshot, day }: Priced, items: PricedItem[]): number | null {
  if (items.every(({ percent }) => percent === 0)) return null
  return items.reduce((sum, { serviceUuid, count, units, discounted }) => {
    const service = snapshot.services.get(serviceUuid)
    if (!service) return sum
    const { validOffers } = priceFor(service, service.capacity.minimum, day)
    const lowest = lowestPriceBeforeOffers(validOffers, snapshot.priceChanges.get(serviceUuid) ?? [])
    const isDiscounted = validOffers.length > 0
    return sum + (isDiscounted ? (lowest ?? service.price.amount) * count * units : discounted.amount)
  }, 0)
}

const most = 3

/** Other services that the same spa sells, and the spa itself. */
function voucherAlternatives(reader: Reader, { spaUuid, items }: VoucherGoods): AlternativeView[] {
  const { spas, servicesOfSpa } = reader.snapshot
  const spa = spas.get(spaUuid)
  if (!spa) return []
  const others = (servicesOfSpa.get(spaUuid) ?? []).filter(
    (service) => !whyNotForSale(service, spa) && !items.some(({ serviceUuid }) => serviceUuid === service.uuid),
  )
  const { t } = i18nFor(reader.language)
  return [...others.slice(0, most - 1).flatMap((service) => serviceCard(reader, service)), ...spaCard(reader, spa)].map(
    ({ uuid, href, name, place, photo, price }) => ({
      key: uuid,
      href,
      name,
      text: place,
      photo,
      price: price && t('purchases.ko.from', { amount: price.amount }),
    }),
  )
}
