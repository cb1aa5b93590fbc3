import { z } from '@hono/zod-openapi'
import { beginsPurchase } from '#features/checkout/server/api/purchase-route.ts'
import type { GoodsApi } from '#features/checkout/server/purchases/core/goods-api.ts'
import { purchaseFileHref } from '#features/checkout/server/purchases/core/purchase-href.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { buyerMayPrint } from '#features/vouchers/server/buyer-may-print.ts'
import { type Voucher, vouchersOf } from '#features/vouchers/server/voucher-row.ts'
import type { Services } from '#platform/server/services.ts'
import { readVoucherGoods } from '../purchase/read-voucher-goods.ts'
import { chooseVouchers, startFields } from './start-vouchers.ts'
import { exampleItem, type VoucherFields, voucherExample, voucherFields } from './voucher-fields.ts'

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
