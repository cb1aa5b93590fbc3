import { partiesOf, readParty } from '#features/bookings/rules/choosing/party.ts'
import { type FoundService, findBookedService } from '#features/search/server/hours/find-booked-service.ts'
import type { FieldError } from '#platform/server/http/api/problem.ts'
import type { Services } from '#platform/server/services.ts'

/** A service whose hours are booked here: another booking service has its own. */
export const findBookable = (
  { catalogue, config }: Pick<Services, 'catalogue' | 'config'>,
  serviceUuid: string,
): FoundService | null =>
  config.bookings.serviceUrl ? null : findBookedService(catalogue.current(), serviceUuid, config.requestOnlySpa)

export type ReadParty = { ok: true; pax: number; paysFor: number } | { ok: false; errors: FieldError[] }

/** As on the page, except that too many are refused and not made fewer. */
export function readPax({ service: { capacity } }: FoundService, asked: string): ReadParty {
  const { pax, paysFor, problem } = readParty(capacity, asked)
  if (!problem) return { ok: true, pax, paysFor }
  const most = partiesOf(capacity).at(-1) ?? capacity.minimum
  const message = `Is not right. Send how many people come, up to ${most}.`
  return { ok: false, errors: [{ field: 'pax', message }] }
}
