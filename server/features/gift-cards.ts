import { defineFeature } from '#server/define-feature.ts'
import { giftCard } from '#server/gift-cards/emails/gift-card.ts'
import { giftCardEnded } from '#server/gift-cards/emails/gift-card-ended.ts'
import { giftCardReminder, remindCardHolders } from '#server/gift-cards/emails/gift-card-reminder.ts'
import { giftCardReturned } from '#server/gift-cards/emails/gift-card-returned.ts'
import { endTakenCard } from '#server/gift-cards/end-card.ts'
import { forgetLogos } from '#server/gift-cards/logos/forget-logos.ts'
import { openSpentCard } from '#server/gift-cards/mark-opened.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import { giftCardKind } from '#server/purchases/kinds/gift-card/gift-card-kind.ts'
import { giftCardReceipt } from '#server/purchases/kinds/gift-card/order-email.ts'

export const giftCards = defineFeature({
  name: 'gift-cards',
  jobs: [
    defineJob({ name: 'remind-card-holders', schedule: '42 9 * * *', run: remindCardHolders }),
    defineJob({ name: 'forget-logos', schedule: '36 4 * * *', run: forgetLogos }),
  ],
  emails: [giftCardReceipt, giftCard, giftCardReturned, giftCardEnded, giftCardReminder],
  kinds: [giftCardKind],
  sheets: { card: async () => (await import('#server/pdf/pages/draw-card.ts')).cardSheet },
  on: { 'balance.spent': openSpentCard, 'balance.takenBack': endTakenCard },
})
