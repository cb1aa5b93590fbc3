import { z } from 'zod'
import type { CardRules } from '#features/gift-cards/rules/card-draft.ts'
import { defineSettings, setting } from '#platform/server/config/define-settings.ts'
import type { Services } from '#platform/server/services.ts'
import { madridDay } from '#platform/time/dates.ts'

declare module '#platform/server/config/config.ts' {
  interface Config {
    /** What a gift card may be worth, in whole euros. */
    giftCards: { min: number; max: number }
  }
}

const euros = z.coerce.number({ error: 'must be an amount in whole euros' }).int().min(1).max(5000)

export const giftCardSettings = defineSettings({
  chapter: 'What is sold',
  fields: {
    GIFT_CARD_MIN: setting(euros.default(20), 'the least that a gift card may be worth, in whole euros'),
    GIFT_CARD_MAX: setting(euros.default(500), 'the most that a gift card may be worth, in whole euros'),
  },
  problems: ({ GIFT_CARD_MIN, GIFT_CARD_MAX }) =>
    GIFT_CARD_MIN > GIFT_CARD_MAX ? [{ setting: 'GIFT_CARD_MAX', message: 'must not be less than GIFT_CARD_MIN' }] : [],
  config: ({ GIFT_CARD_MIN, GIFT_CARD_MAX }) => ({ giftCards: { min: GIFT_CARD_MIN, max: GIFT_CARD_MAX } }),
})

export const cardRules = ({ config, clock }: Pick<Services, 'config' | 'clock'>): CardRules => ({
  bounds: config.giftCards,
  today: madridDay(clock.now()),
})
