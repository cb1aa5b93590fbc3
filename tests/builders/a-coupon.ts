import { balanceEntries, coupons } from '#features/checkout/server/schema/coupons.ts'
import type { Services } from '#platform/server/services.ts'

type Values = Partial<typeof coupons.$inferInsert> & { code: string }

export async function giveCoupon({ db, clock }: Services, values: Values) {
  await db
    .insert(coupons)
    .values({ label: values.code, kind: 'percent', percent: 10, createdAt: clock.now(), ...values })
}

export async function giveBalance(services: Services, code: string, amount: number, values: Partial<Values> = {}) {
  await giveCoupon(services, { kind: 'wallet', percent: 0, ...values, code })
  await services.db.insert(balanceEntries).values({ code, amount, reason: 'gift', at: services.clock.now() })
}
