import { z } from '@hono/zod-openapi'
import { exampleService, exampleSpa } from '#features/catalogue/server/api/found.ts'
import { beginsPurchase } from '#features/checkout/server/api/purchase-route.ts'
import type { GoodsApi } from '#features/checkout/server/purchases/core/goods-api.ts'
import { purchaseFileHref } from '#features/checkout/server/purchases/core/purchase-href.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { buyerMayPrint } from '#features/vouchers/server/undelivered-gift.ts'
import { type Voucher, vouchersOf } from '#features/vouchers/server/voucher-row.ts'
import { group, listOf, orNull, text, whole, yesOrNo } from '#platform/server/http/api/fields.ts'
import type { Services } from '#platform/server/services.ts'
import { readVoucherGoods } from '../purchase/read-selection.ts'
import { chooseVouchers, startFields } from './start-vouchers.ts'

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
const voucherFields = {
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

const exampleItem = {
  uuid: exampleService.uuid,
  uuidRevision: '5a1f0a6e-7a55-4b5c-8f6d-2a4f6a0f9b02',
  name: exampleService.name,
  units: 1,
  pax: 2,
}

/** One voucher, before it is paid. */
const voucherExample: VoucherFields = {
  locator: { purchaseLocator: '76000QXZ', voucherCode: null },
  spa: exampleSpa,
  vouchers: [{ items: [exampleItem] }],
  issued: [],
}

const startShape = z.object(startFields)

export const voucherApi: GoodsApi = {
  fields: voucherFields,
  represent: representVouchers,
  example: voucherExample,
  pages: [['GET', '{uuid}/{reference}.pdf', 'A voucher as a PDF.']],
  start: {
    fields: startFields,
    example: { items: [{ service: exampleItem.uuid, pax: 2, units: 1 }] },
    choose: (services, body) => chooseVouchers(services, startShape.parse(body).items),
    goodsField: 'items',
    pages: [
      ['GET', 'start/', 'Shows what is chosen: service, pax and units stand in the query.'],
      ['POST', 'start/', beginsPurchase],
    ],
  },
}

async function representVouchers(services: Services, purchase: Purchase): Promise<VoucherFields> {
  const issued = await vouchersOf(services.db, purchase.uuid)
  return {
    locator: { purchaseLocator: purchase.locator, voucherCode: issued[0]?.reference ?? null },
    ...goodsOf(services, purchase, issued),
    issued: issued.map((voucher) => ({
      reference: voucher.reference,
      expiresOn: voucher.expiresOn,
      isGift: voucher.isGift,
      beneficiary: voucher.beneficiaryName,
      pdf: buyerMayPrint(services, voucher, purchase)
        ? services.config.publicUrl + purchaseFileHref(purchase, `${voucher.reference}.pdf`)
        : null,
    })),
  }
}

/** A voucher says what was bought; before there is one, the catalogue does. */
function goodsOf({ catalogue }: Services, purchase: Purchase, issued: Voucher[]) {
  const { spas, services } = catalogue.current()
  const goods = readVoucherGoods(purchase.goods)
  const items = goods.items.flatMap(({ serviceUuid, units, pax }) => {
    const voucher = issued.find((one) => one.serviceUuid === serviceUuid)
    const service = services.get(serviceUuid)
    const name = voucher?.serviceName[purchase.language] ?? service?.translations[purchase.language].name
    const uuidRevision = voucher?.serviceRevision ?? service?.uuidRevision
    return name !== undefined && uuidRevision !== undefined
      ? [{ uuid: serviceUuid, uuidRevision, name, units, pax }]
      : []
  })
  const spaName = issued[0]?.spaName ?? spas.get(goods.spaUuid)?.name ?? ''
  return { spa: { uuid: goods.spaUuid, name: spaName }, vouchers: [{ items }] }
}
