import { choiceHref } from '#features/bookings/rules/choosing/choice.ts'
import { sellableParty } from '#features/catalogue/rules/prices/party.ts'
import { findBookedService } from '#features/search/server/hours/find-booked-service.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import type { Services } from '#platform/server/services.ts'
import type { Voucher } from '../voucher-row.ts'

type Booked = Pick<Voucher, 'serviceUuid' | 'pax'>

/** Whether an hour can be booked online with a voucher, for all whom it is good for. */
export function isBookedOnline({ catalogue, config }: Services, { serviceUuid, pax }: Booked): boolean {
  const found = findBookedService(catalogue.current(), serviceUuid, config.requestOnlySpa)
  return found !== null && sellableParty(found.service.capacity, pax).ok
}

/** The page on which an hour is booked with the voucher that the browser has open. */
export const voucherHoursHref = ({ serviceUuid }: Pick<Voucher, 'serviceUuid'>, language: Language) =>
  choiceHref(pathOf('serviceBookingCheckout', language), { with: 'voucher', service: serviceUuid })

/** The link that opens a voucher, leading on to its hours. */
export const onToHours = (voucherUrl: string) => `${voucherUrl}&to=hours`
