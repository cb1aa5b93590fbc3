import { redirect } from 'react-router'
import { getVoucherBooking } from '#features/bookings/server/booking-row.ts'
import { stateOn } from '#features/vouchers/rules/voucher-actions.ts'
import { openLink, readLink, sessionCookie } from '#features/vouchers/server/access/voucher-session.ts'
import { isBookedOnline, voucherHoursHref } from '#features/vouchers/server/hours/voucher-hours.ts'
import { type Language, languageOf } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { madridDay } from '#platform/time/dates.ts'
import type { Route } from './+types/open'

/** The signed link of an e-mail opens the voucher without its three questions, and may lead on to its hours. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const language = languageOf(url.pathname)
  const key = url.searchParams.get('key') ?? ''
  const session = await openLink(services, key)
  if (!session) throw redirect(`${pathOf('manageVoucherLogin', language)}?link=over`)
  const hoursHref = url.searchParams.get('to') === 'hours' ? await hoursOf(services, key, language) : null
  throw redirect(hoursHref ?? pathOf('manageVoucher', language), {
    headers: { 'Set-Cookie': sessionCookie(session, services.config.publicUrl.startsWith('https:')) },
  })
}

/** Null where it must be activated first, is booked already or can't be used any more: its own page says so. */
async function hoursOf(services: Services, key: string, language: Language): Promise<string | null> {
  const voucher = (await readLink(services, key))?.voucher
  if (!voucher || !isBookedOnline(services, voucher)) return null
  const isActive = stateOn(voucher, madridDay(services.clock.now())) === 'activated'
  const isFree = isActive && (await getVoucherBooking(services.db, voucher.uuid)) === null
  return isFree ? voucherHoursHref(voucher, language) : null
}
