import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { peoplePerVoucher } from '#features/catalogue/rules/prices/party.ts'
import { validDays } from '#features/catalogue/server/services/service-validity.ts'
import { paidForGoods } from '#features/checkout/rules/bill/purchase-lines.ts'
import type { FulfilWithPayment } from '#features/checkout/server/purchases/core/goods-kind.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { firstVoucherState } from '#features/vouchers/rules/voucher.ts'
import { sharesOf } from '#features/vouchers/rules/voucher-goods.ts'
import { voucherEvents, vouchers } from '#features/vouchers/server/schema/vouchers.ts'
import { issuedFor } from '#features/vouchers/server/undelivered-gift.ts'
import { perLanguage } from '#platform/i18n/languages.ts'
import { makeLocator, voucherReference } from '#platform/rules/reference.ts'
import { fail, ok } from '#platform/rules/result.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import { prepareInsertThen } from '#platform/server/db/prepared.ts'
import type { Services } from '#platform/server/services.ts'
import { addDays, madridDay } from '#platform/time/dates.ts'
import { readVoucherGoods } from './read-selection.ts'

/** As many vouchers as the buyer was told, with the purchase's own change of state: never twice, never half. */
export const fulfilVouchers: FulfilWithPayment['fulfil'] = async (services, tx, purchase) => {
  const rows = voucherRows(services, purchase)
  if (!rows) return fail('gone')
  for (const row of rows) await insertVoucher(services, tx, row)
  return ok(null)
}

/** A voucher and the first entry of its history. */
const insert = prepareInsertThen(
  vouchers,
  [
    'uuid',
    'purchaseUuid',
    'position',
    'locator',
    'reference',
    'state',
    'language',
    'spaUuid',
    'serviceUuid',
    'serviceRevision',
    'serviceName',
    'spaName',
    'pax',
    'value',
    'currency',
    'isGift',
    'beneficiaryName',
    'beneficiaryEmail',
    'message',
    'issuedAt',
    'expiresOn',
  ],
  vouchers.locator,
  sql`insert into ${voucherEvents} (voucher_uuid, at, state, cause) select uuid, issued_at, state, 'purchase' from written`,
)

type Row = Omit<typeof vouchers.$inferInsert, 'locator' | 'reference'>

/**
 * Null if the catalogue does not have the service any more. A service that is not sold any more is fulfilled, since it
 * was on sale when the buyer paid. Dates count from the day of the payment, however late the voucher is made.
 */
function voucherRows({ catalogue, config, clock }: Services, purchase: Purchase): Row[] | null {
  const { spas, services } = catalogue.current()
  const goods = readVoucherGoods(purchase.goods)
  const spa = spas.get(goods.spaUuid)
  const day = madridDay(purchase.paidAt ?? clock.now())
  if (!spa || !purchase.buyer || goods.items.some(({ serviceUuid }) => !services.has(serviceUuid))) return null
  const { buyer, gift, bill } = purchase
  const issued = goods.items.flatMap(({ serviceUuid, pax, units }, index) => {
    const service = services.get(serviceUuid)
    if (!service) return []
    const people = Array.from({ length: units }, () => peoplePerVoucher(service.capacity, pax)).flat()
    // What the item was sold for, in equal parts: an offer on one service is no discount on the others.
    const price = bill.goods ? (bill.goods[index] ?? 0) / people.length : service.price.amount
    return people.map((onVoucher) => ({ service, pax: onVoucher, price }))
  })
  const prices = issued.map(({ price }) => price)
  const values = sharesOf(paidForGoods(bill), prices)
  return issued.map(({ service, pax }, position) => ({
    uuid: randomUUID(),
    purchaseUuid: purchase.uuid,
    position,
    state: firstVoucherState(gift !== null),
    language: purchase.language,
    spaUuid: spa.uuid,
    serviceUuid: service.uuid,
    serviceRevision: service.uuidRevision,
    serviceName: perLanguage((language) => service.translations[language].name),
    spaName: spa.name,
    pax,
    value: values[position] ?? 0,
    currency: bill.currency,
    isGift: gift !== null,
    beneficiaryName: gift?.name ?? `${buyer.name} ${buyer.surname}`,
    beneficiaryEmail: issuedFor(purchase),
    message: gift?.message ?? '',
    issuedAt: clock.now(),
    expiresOn: addDays(day, validDays(service, spa, config, day)),
  }))
}

/** Decided: if a locator exists already, another is drawn. */
async function insertVoucher(services: Services, tx: Transaction, row: Row, triesLeft = 20): Promise<void> {
  const locator = makeLocator(services.clock.now(), services.draw)
  if (await insert(tx, { ...row, locator, reference: voucherReference(locator) })) return
  if (triesLeft === 0) throw new Error('No locator is free')
  return insertVoucher(services, tx, row, triesLeft - 1)
}
