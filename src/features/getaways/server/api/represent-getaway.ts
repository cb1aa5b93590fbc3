import { createHash } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { countNights } from '#features/catalogue/rules/getaways/stay.ts'
import type { Buyer } from '#features/checkout/rules/purchases/buyer.ts'
import { purchaseFileHref } from '#features/checkout/server/purchases/core/purchase-href.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { paymentAttempts } from '#features/checkout/server/schema/payments.ts'
import type { Services } from '#platform/server/services.ts'
import { stayFileNames } from '../purchase/files/stay-file.ts'
import { agreedStayOf, readGetawayGoods } from '../purchase/read-getaway-goods.ts'
import { type BoughtStay, getStay, isGood } from '../purchase/stay-row.ts'
import type { GetawayFields } from './purchase-fields.ts'
import { representAgreedRate } from './represent-rate.ts'

export async function representGetaway(services: Services, purchase: Purchase): Promise<GetawayFields> {
  const { uuid, language, quote, bill, locator, buyer, heldUntil } = purchase
  const goods = readGetawayGoods(purchase.goods)
  const agreed = agreedStayOf(purchase)
  const stay = await getStay(services.db, uuid)
  return {
    uuid_revision: purchaseRevision(purchase),
    lang_code: language,
    locators: {
      purchase_locator: locator,
      voucher_code: stay?.voucherCode ?? null,
      hotel_locator: stay?.hotelLocator ?? null,
    },
    package_availability: {
      package_uuid: goods.packageUuid,
      package_uuid_revision: goods.packageUuidRevision,
      from: goods.from,
      to: goods.to,
      num_pax: goods.pax,
      total_nights: countNights(goods),
      rates: [representAgreedRate({ goods, quote, bill, agreed }, services.clock.now(), language)],
    },
    buyer: buyer && representBuyer(buyer),
    payments: await paymentsOf(services, uuid),
    conditions: {
      hotel_book_conditions: agreed.conditions.hotel[language],
      spa_book_conditions: agreed.conditions.spa[language].join('\n'),
    },
    metadata: { held_until: heldUntil?.toISOString() ?? null, stay: stay?.state ?? null },
    files: stay && filesOf(services, purchase, stay),
  }
}

function representBuyer({ home, ...buyer }: Buyer): NonNullable<GetawayFields['buyer']> {
  const { address = '', city = '', postalCode = '' } = home ?? {}
  return {
    ...buyer,
    allow_notifications: buyer.allowNotifications,
    localization: { address, country: buyer.country, city, postal_code: postalCode },
  }
}

async function paymentsOf({ db }: Services, purchaseUuid: string): Promise<GetawayFields['payments']> {
  const attempts = await db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.purchaseUuid, purchaseUuid))
    .orderBy(asc(paymentAttempts.startedAt))
  return attempts.map(({ method, amount, currency, state, startedAt }) => ({
    method,
    price: { amount, currency },
    status: { type: state },
    started_on: startedAt.toISOString(),
  }))
}

/** Only where `stayFile` gives them. */
function filesOf(services: Services, purchase: Purchase, stay: BoughtStay): GetawayFields['files'] {
  if (!isGood(services, stay, purchase)) return null
  const { pdf, calendar } = stayFileNames(stay)
  const url = (name: string) => services.config.publicUrl + purchaseFileHref(purchase, name)
  return { pdf: url(pdf), calendar: url(calendar) }
}

/**
 * Spec 3, `uuid_revision`: a name for what is chosen and who buys, made from their content, so that whoever has read an
 * earlier state can be told. Codes are not part of it: they are taken off by time alone, without a write.
 */
export function purchaseRevision(purchase: Purchase): string {
  const { uuid, state, language, goods, quoteRevision, bill, buyer, gift, guests } = purchase
  const content = [uuid, state, language, goods, quoteRevision, bill.selection ?? 0, buyer, gift, guests]
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  // RFC 9562: version 8 is a form of one's own.
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}
