import type { Reader } from '#features/catalogue/server/cards.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Services } from '#platform/server/services.ts'
import type { ConfirmedView } from '../core/goods-view.ts'
import { describing, kindOf } from '../core/kind-of.ts'
import type { Purchase } from '../core/purchase-row.ts'

/** The last page of a kind that has no words of its own: what was bought, its number and what it cost. */
export function describeGeneralConfirmation(services: Services, reader: Reader, purchase: Purchase): ConfirmedView {
  const { t } = i18nFor(reader.language)
  const { buyer, bill, locator } = purchase
  const { items, title, place } = kindOf(services, purchase.kind).describe(reader, purchase, describing(services))
  const amount = formatMoney({ amount: bill.total, currency: bill.currency })
  return {
    badge: t('purchases.confirmation.general.badge'),
    title: t('purchases.confirmation.general.title', { name: buyer?.name ?? '' }),
    lead: t('purchases.confirmation.general.text', { email: buyer?.email ?? '' }),
    paragraphs: [],
    actions: [],
    note: null,
    canSendAgain: true,
    next: [],
    cards: [
      {
        key: locator,
        photo: items[0]?.photo ?? null,
        above: null,
        title: items.map(({ name }) => name).join(' + ') || title,
        place,
        badge: null,
        facts: [
          { label: t('purchases.confirmation.general.order'), value: locator },
          { label: t('purchases.confirmation.general.amount'), value: amount },
        ],
        links: [],
      },
    ],
  }
}
