import type { VoucherGoods } from '#domain/purchases/voucher-goods.ts'
import { type Reader, serviceCard, spaCard } from '#server/catalogue/cards.ts'
import { whyNotForSale } from '#server/catalogue/services/service-sale.ts'
import { i18nFor } from '#server/i18n.ts'
import type { AlternativeView } from '#server/purchases/core/goods-view.ts'

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
