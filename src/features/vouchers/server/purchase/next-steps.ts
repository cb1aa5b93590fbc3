import { lastRefundDay } from '#features/checkout/rules/refund-window.ts'
import type { ConfirmedView } from '#features/checkout/server/purchases/core/goods-view.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { isBookedOnline } from '#features/vouchers/server/hours/voucher-hours.ts'
import type { Voucher } from '#features/vouchers/server/voucher-row.ts'
import { dayFormats } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Services } from '#platform/server/services.ts'
import { madridDay } from '#platform/time/dates.ts'

/** 'What now?': keep it or hand it over, book with the spa, and until when it can be given back. */
export function voucherNextSteps(
  services: Services,
  language: Language,
  purchase: Purchase,
  [first, ...others]: Voucher[],
): ConfirmedView['next'] {
  if (!first) return []
  const { t } = i18nFor(language)
  const { gift } = purchase
  const isMany = others.length > 0
  const contact = services.catalogue.current().spas.get(first.spaUuid)?.contact
  const until = lastRefundDay(madridDay(purchase.paidAt ?? services.clock.now()))
  const day = dayFormats.long(until, language)
  const isOnline = isBookedOnline(services, first)
  const isOver = until < madridDay(services.clock.now())
  const words = 'purchases.confirmation.next'
  return [
    gift
      ? {
          title: t(`${words}.give`),
          text: t(gift.deliverOn ? `${words}.giveMailed` : `${words}.giveMyself`, { name: gift.name }),
        }
      : {
          title: t(isMany ? `${words}.keepMany` : `${words}.keep`),
          text: t(isMany ? `${words}.keepTextMany` : `${words}.keepText`),
        },
    ...(contact
      ? [
          {
            title: t(isOnline ? `${words}.bookOnline` : `${words}.book`),
            text: t(`${words}.${isOnline ? 'online' : 'book'}${gift ? 'Gift' : 'Text'}`, {
              ...contact,
              name: gift?.name ?? '',
            }),
          },
        ]
      : []),
    isOver
      ? { title: t(`${words}.change`), text: t(`${words}.changeText`) }
      : {
          title: t(`${words}.cancel`),
          text: t(gift ? `${words}.cancelGift` : isMany ? `${words}.cancelTextMany` : `${words}.cancelText`, { day }),
        },
  ]
}
