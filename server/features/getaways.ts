import { z } from 'zod'
import { defineFeature } from '#server/define-feature.ts'
import { fillNights } from '#server/getaways/rates/built-in/fill-nights.ts'
import { endExpiredHolds } from '#server/getaways/rates/built-in/stays.ts'
import { defineJob, runAllSettled } from '#server/jobs/define-job.ts'
import { tellHotel, tellHotels } from '#server/purchases/kinds/getaway/cancelling/tell-hotel.ts'
import { stayGift } from '#server/purchases/kinds/getaway/emails/gift-emails.ts'
import { stayConfirmation } from '#server/purchases/kinds/getaway/emails/order-email.ts'
import { remindGuests } from '#server/purchases/kinds/getaway/emails/remind-guests.ts'
import { stayCancelled } from '#server/purchases/kinds/getaway/emails/stay-cancelled.ts'
import { stayReminder } from '#server/purchases/kinds/getaway/emails/stay-reminder.ts'
import { getawayKind } from '#server/purchases/kinds/getaway/getaway-kind.ts'

const ofPurchase = z.object({ purchase: z.uuid() })

declare module '#server/jobs/payloads.ts' {
  interface JobPayloads {
    'cancel-stay': z.infer<typeof ofPurchase>
  }
}

export const getaways = defineFeature({
  name: 'getaways',
  jobs: [
    defineJob({
      name: 'cancel-stay',
      payload: ofPurchase,
      run: (services, { purchase }) => tellHotel(services, purchase),
    }),
    defineJob({
      name: 'watch-stays',
      schedule: '* * * * *',
      run: (services) => runAllSettled(endExpiredHolds(services), tellHotels(services)),
    }),
    defineJob({ name: 'fill-hotel-nights', schedule: '6 0 * * *', run: fillNights }),
    defineJob({ name: 'remind-guests', schedule: '34 9 * * *', run: remindGuests }),
  ],
  emails: [stayConfirmation, stayGift, stayReminder, stayCancelled],
  kinds: [getawayKind],
  sheets: { stay: async () => (await import('#server/pdf/pages/stay-words.ts')).staySheet },
})
