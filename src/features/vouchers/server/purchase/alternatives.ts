import { type Reader, serviceCard, spaCard } from '#features/catalogue/server/cards.ts'
import { whyNotForSale } from '#features/catalogue/server/services/service-sale.ts'
import type { AlternativeView } from '#features/checkout/server/purchases/core/goods-view.ts'
import type { VoucherGoods } from '#features/vouchers/rules/voucher-goods.ts'
import { i18nFor } from '#platform/server/i18n.ts'

const most = 3

/** Other services that the same spa sells, and the spa itself. */
export function voucherAlternatives(reader: Reader, { spaUuid, items }: VoucherGoods): AlternativeView[] {
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
