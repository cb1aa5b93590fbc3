import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { priceMatchForm } from '#features/vouchers/rules/cancellation.ts'
import { priceMatches } from '#features/vouchers/server/schema/voucher-changes.ts'
import type { ProblemsOf } from '#platform/forms/define-form.ts'
import type { Services } from '#platform/server/services.ts'
import type { Voucher } from '../voucher-row.ts'
import { type Acted, hasProblems, invalid, performVoucherAction } from './perform-voucher-action.ts'

/** Spec 5: who has seen it cheaper is offered the same price. Somebody looks at it; the voucher stays as it is. */
export async function requestPriceMatch(
  services: Services,
  shownVoucher: Voucher,
  typed: string,
): Promise<Acted<null, ProblemsOf<typeof priceMatchForm>>> {
  const { website } = priceMatchForm.clean({ website: typed })
  const problems = priceMatchForm.problems({ website })
  if (hasProblems(problems)) return invalid(problems)
  return performVoucherAction(services, shownVoucher, 'cancel', async (tx, { now }) => {
    const [same] = await tx.select().from(priceMatches).where(isFor(shownVoucher, website)).limit(1)
    if (same) return null
    const match = { uuid: randomUUID(), voucherUuid: shownVoucher.uuid, website, requestedAt: now }
    await tx.insert(priceMatches).values(match)
    await services.queue.add(tx, 'send-price-match-request', { match: match.uuid }, { about: shownVoucher.uuid })
    return null
  })
}

/** What was asked already is being looked at. */
const isFor = ({ uuid }: Voucher, website: string) =>
  and(eq(priceMatches.voucherUuid, uuid), eq(priceMatches.website, website))
