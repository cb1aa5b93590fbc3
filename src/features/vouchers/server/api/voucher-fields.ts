import { z } from '@hono/zod-openapi'
import { exampleService, exampleSpa } from '#features/catalogue/server/api/found.ts'
import { group, listOf, orNull, text, whole, yesOrNo } from '#platform/server/http/api/fields.ts'

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
  isGift: yesOrNo('Whether it is a present.'),
  beneficiary: text('Who goes to the spa.'),
  pdf: text('Where its PDF is, for the browser that bought it; null once it is cancelled or passed on.').nullable(),
})

/** Spec 3, 'Voucher purchase': its names. */
export const voucherFields = {
  locator: group('Names for people.', {
    purchaseLocator: text('What the purchase is called on the phone.'),
    voucherCode: orNull('The reference of the first voucher, once it is made.'),
  }),
  spa: group('Where it is used.', { uuid: text('The spa.'), name: text('Its name.') }),
  vouchers: listOf(
    z.object({ items: listOf(item, 'Its services.') }),
    'What is bought: one entry with all services of the spa.',
  ),
  issued: listOf(issued, 'The vouchers themselves, as many as each party needs, once they are made.'),
}

const shape = z.object(voucherFields)
export type VoucherFields = z.infer<typeof shape>

export const exampleItem = {
  uuid: exampleService.uuid,
  uuidRevision: '5a1f0a6e-7a55-4b5c-8f6d-2a4f6a0f9b02',
  name: exampleService.name,
  units: 1,
  pax: 2,
}

/** One voucher, before it is paid. */
export const voucherExample: VoucherFields = {
  locator: { purchaseLocator: '76000QXZ', voucherCode: null },
  spa: exampleSpa,
  vouchers: [{ items: [exampleItem] }],
  issued: [],
}
