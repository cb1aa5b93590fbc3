import { madridDay } from '#domain/dates.ts'
import type { CardRules } from '#domain/gift-cards/card-draft.ts'
import type { Services } from '#server/services.ts'

export const cardRules = ({ config, clock }: Pick<Services, 'config' | 'clock'>): CardRules => ({
  bounds: config.giftCards,
  today: madridDay(clock.now()),
})
