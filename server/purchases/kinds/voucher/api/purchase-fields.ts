import { z } from '@hono/zod-openapi'

const text = (description: string) => z.string().openapi({ description })
const whole = (description: string) => z.number().int().openapi({ description })

const item = z.object({
  uuid: text('The service.'),
  uuidRevision: text('Its version.'),
  name: text('Its name in the language of the purchase.'),
  units: whole('For how many such parties.'),
  pax: whole('How many people each party is.'),
})

const issued = z.object({
  reference: text("What the voucher is called: 'SP' and its locator."),
  expiresOn: text('Its last day, YYYY-MM-DD.'),
  isGift: z.boolean().openapi({ description: 'Whether it is a present.' }),
  beneficiary: text('Who goes to the spa.'),
  pdf: text('Where its PDF is, for the browser that bought it; null once it is cancelled or passed on.').nullable(),
})

/** Spec 3, 'Voucher purchase': its names. */
export const voucherFields = {
  locator: z
    .object({
      purchaseLocator: text('What the purchase is called on the phone.'),
      voucherCode: z
        .string()
        .nullable()
        .openapi({ description: 'The reference of the first voucher, once it is made.' }),
    })
    .openapi({ description: 'Names for people.' }),
  spa: z.object({ uuid: text('The spa.'), name: text('Its name.') }).openapi({ description: 'Where it is used.' }),
  vouchers: z
    .array(z.object({ items: z.array(item).openapi({ description: 'Its services.' }) }))
    .openapi({ description: 'What is bought: one entry with all services of the spa.' }),
  issued: z
    .array(issued)
    .openapi({ description: 'The vouchers themselves, as many as each party needs, once they are made.' }),
}

const shape = z.object(voucherFields)
export type VoucherFields = z.infer<typeof shape>
