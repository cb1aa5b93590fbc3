import type { CardRules } from '#features/gift-cards/rules/card-draft.ts'
import type { Services } from '#platform/server/services.ts'
import { madridDay } from '#platform/time/dates.ts'

export const cardRules = ({ config, clock }: Pick<Services, 'config' | 'clock'>): CardRules => ({
  bounds: config.giftCards,
  today: madridDay(clock.now()),
})
