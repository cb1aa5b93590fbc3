import { defineFeature } from '#platform/server/define-feature.ts'
import { usualLimit, type WriteLimit } from '#platform/server/http/write-limits.ts'
import { defineJob } from '#platform/server/jobs/define-job.ts'
import { giftCard } from './emails/gift-card.ts'
import { giftCardEnded } from './emails/gift-card-ended.ts'
import { giftCardReminder, remindCardHolders } from './emails/gift-card-reminder.ts'
import { giftCardReturned } from './emails/gift-card-returned.ts'
import { giftCardReceipt } from './emails/order-email.ts'
import { giftCardKind } from './kind.ts'
import { giftCardsData } from './rules/personal-data.ts'
import { endTakenCard, openSpentCard, reviveReturnedCard } from './server/change-card.ts'
import { forgetLogos, serveCardLogos } from './server/logos/card-logos.ts'

const limits = {
  logos: { ...usualLimit, most: 20 },
  /** Who a gift card that goes astray is sent to instead. */
  'card-recipient': { most: 3, seconds: 3600 },
} as const satisfies Record<string, WriteLimit>

declare module '#platform/server/http/write-limits.ts' {
  interface WriteLimits extends Readonly<typeof limits> {}
}

/**
 * Cards for any amount, one by one or a company's list of them. Each is a balance of checkout with a person to whom it is
 * sent on a day: `server/purchase/` issues them, `server/actions/` corrects, extends and refunds them, `pdf/` prints them.
 */
export const giftCards = defineFeature({
  name: 'gift-cards',
  limits,
  personalData: giftCardsData,
  jobs: [
    defineJob({ name: 'remind-card-holders', schedule: '42 9 * * *', run: remindCardHolders }),
    defineJob({ name: 'forget-logos', schedule: '36 4 * * *', run: forgetLogos }),
  ],
  pictures: { '/card-logos/:file': ({ db }) => serveCardLogos(db) },
  files: { giftCardsForCompanies: 1 },
  emails: [giftCardReceipt, giftCard, giftCardReturned, giftCardEnded, giftCardReminder],
  kinds: [giftCardKind],
  sheets: { card: async () => (await import('./pdf/draw-card.ts')).cardSheet },
  on: {
    'balance.spent': openSpentCard,
    'balance.takenBack': endTakenCard,
    'balance.returned': reviveReturnedCard,
  },
})
