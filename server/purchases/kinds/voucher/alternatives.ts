import type { VoucherGoods } from '#domain/purchases/voucher-goods.ts'
import { type CardView, type Reader, serviceCard, spaCard } from '#server/catalogue/cards.ts'
import { whyNotForSale } from '#server/catalogue/services/service-sale.ts'

const most = 3

/** Other services that the same spa sells, and the spa itself. */
export function voucherAlternatives(reader: Reader, { spaUuid, items }: VoucherGoods): CardView[] {
  const { spas, servicesOfSpa } = reader.snapshot
  const spa = spas.get(spaUuid)
  if (!spa) return []
  const others = (servicesOfSpa.get(spaUuid) ?? []).filter(
    (service) => !whyNotForSale(service, spa) && !items.some(({ serviceUuid }) => serviceUuid === service.uuid),
  )
  return [...others.slice(0, most - 1).flatMap((service) => serviceCard(reader, service)), ...spaCard(reader, spa)]
}
