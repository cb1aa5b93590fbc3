import type { GoodsKind } from '#features/checkout/server/purchases/core/goods-kind.ts'
import { voucherKind } from '#features/vouchers/kind.ts'
import { vouchersOf } from '#features/vouchers/server/voucher-row.ts'
import type { Services } from '#platform/server/services.ts'
import { soldServices } from '../builders/a-purchase.ts'
import { forgotten } from '../emails/failed-purchase.ts'
import { changeService, type ServiceChange } from './change-service.ts'
import { testGoodsKind } from './kind-contract.ts'

/** What is bought, as it was before any test changed it. */
let bought: { spaUuid: string; services: { uuid: string; price: number; pax: number }[] } | null = null

function goodsAt(services: Services, place: number) {
  const { spa, sold } = soldServices(services)
  bought ??= {
    spaUuid: spa.uuid,
    services: sold.map(({ uuid, price, capacity }) => ({ uuid, price: price.amount, pax: capacity.minimum })),
  }
  const { uuid = '', pax = 1 } = bought.services[place] ?? {}
  return { spaUuid: bought.spaUuid, items: [{ serviceUuid: uuid, pax, units: 1 }] }
}

const firstOf = (services: Services) => {
  goodsAt(services, 0)
  const [first] = bought?.services ?? []
  if (!first) throw new Error('nothing is sold')
  return first
}

let isChanged = false

/** The catalogue is read again only where something has changed: that takes most of a second. */
async function change(services: Services, values: ServiceChange) {
  await changeService(services, firstOf(services).uuid, values)
  isChanged = true
}

const { fulfilment } = voucherKind
if (fulfilment.when !== 'with-payment') throw new Error('vouchers are made with their payment')

/** Purchases whose services the catalogue loses between the quote and the payment. */
const broken = new Set<string>()
const breakable: GoodsKind = {
  ...voucherKind,
  fulfilment: {
    when: 'with-payment',
    fulfil: async (services, tx, purchase) =>
      fulfilment.fulfil(services, tx, broken.has(purchase.uuid) ? { ...purchase, goods: forgotten } : purchase),
  },
}

testGoodsKind('voucher', {
  kind: breakable,
  goods: (services) => goodsAt(services, 0),
  otherGoods: (services) => goodsAt(services, 1),
  mend: async (services) => {
    if (isChanged) await change(services, { status: 'enable', priceAmount: firstOf(services).price })
    isChanged = false
  },
  changePrice: (services) => change(services, { priceAmount: firstOf(services).price + 500 }),
  stopSelling: (services) => change(services, { status: 'disable' }),
  breakFulfilment: async (_, uuid) => void broken.add(uuid),
  isDelivered: async ({ db }, uuid) => (await vouchersOf(db, uuid)).length === 1,
  isUsable: async ({ db }, uuid) => (await vouchersOf(db, uuid)).some(({ state }) => state !== 'cancelled'),
  orderSubject: /bono/,
})
