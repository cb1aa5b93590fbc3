import { z } from 'zod'
import { defineSettings, setting } from '#platform/server/config/define-settings.ts'

declare module '#platform/server/config/config.ts' {
  interface Config {
    /** In cents. */
    postalPrice: number
  }
}

export const postalSettings = defineSettings({
  chapter: 'What is sold',
  fields: {
    POSTAL_PRICE: setting(
      z.coerce.number({ error: 'must be an amount in cents' }).int().min(0).max(10_000).default(495),
      'cents for a printed voucher by post',
    ),
  },
  config: ({ POSTAL_PRICE }) => ({ postalPrice: POSTAL_PRICE }),
})
