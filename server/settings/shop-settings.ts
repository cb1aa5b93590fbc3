import { z } from 'zod'
import { promotionCategories } from '#domain/catalogue/services/promotion-category.ts'
import { pageKeys } from '#i18n/paths.ts'
import { setting, text } from './field-kinds.ts'

const euros = z.coerce.number({ error: 'must be an amount in whole euros' }).int().min(1).max(5000)

/** What is sold, at which prices of ours, and under which addresses. */
export const shopFields = {
  GIFT_CARD_MIN: setting(euros.default(20), 'the least that a gift card may be worth, in whole euros'),
  GIFT_CARD_MAX: setting(euros.default(500), 'the most that a gift card may be worth, in whole euros'),
  POSTAL_PRICE: setting(
    z.coerce.number({ error: 'must be an amount in cents' }).int().min(0).max(10_000).default(495),
    'cents for a printed voucher by post',
  ),
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
  ROUTE_NAMES: setting(
    z
      .string()
      .default('{}')
      .transform((json, context) => {
        try {
          return JSON.parse(json) as unknown
        } catch {
          context.addIssue({ code: 'custom', message: 'must be JSON, e.g. {"contact":"contact-us"}' })
          return z.NEVER
        }
      })
      .pipe(z.partialRecord(z.enum(pageKeys), text)),
    'JSON of other names for static pages, `{"contact":"contact-us"}`; the name stands in the page as `data-page`',
  ),
}
