import { z } from 'zod'
import { promotionCategories } from '#features/catalogue/rules/services/promotion-category.ts'
import { defineSettings, setting, type Values } from '#platform/server/config/define-settings.ts'
import { demoSettings } from './demo-settings.ts'

declare module '#platform/server/config/config.ts' {
  interface Config {
    requestOnlySpa: string | undefined
    blackFridaySpas: string[]
    internalPromotion: Values<typeof fields>['INTERNAL_PROMOTION']
  }
}

const fields = {
  REQUEST_ONLY_SPA: setting(
    z.uuid().optional(),
    'uuid of the spa that books on request only',
    "one of the demo catalogue's, or none without it",
  ),
  BLACK_FRIDAY_SPAS: setting(
    z
      .string()
      .transform((list) =>
        list
          .split(',')
          .map((item) => item.trim())
          .filter(Boolean),
      )
      .pipe(z.array(z.uuid({ error: 'must be spa uuids with commas between them' })))
      .optional(),
    'uuids, with commas, of spas whose Black Friday vouchers last 90 days',
    "two of the demo catalogue's, or none without it",
  ),
  INTERNAL_PROMOTION: setting(
    z.enum(promotionCategories.map((category) => category.key)).default('couples-massage'),
    'key of the one further promotion category that is not shown',
  ),
}

export const catalogueSettings = defineSettings({
  chapter: 'What is sold',
  fields,
  after: ['fillsDemoCatalogue'],
  config: (values, { fillsDemoCatalogue }) => ({
    requestOnlySpa: values.REQUEST_ONLY_SPA ?? (fillsDemoCatalogue ? demoSettings.requestOnlySpa : undefined),
    blackFridaySpas: values.BLACK_FRIDAY_SPAS ?? (fillsDemoCatalogue ? demoSettings.blackFridaySpas : []),
    internalPromotion: values.INTERNAL_PROMOTION,
  }),
})
