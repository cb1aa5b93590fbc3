import { data, redirect } from 'react-router'
import { choiceHref, type HourChoice } from '#features/bookings/rules/choosing/choice.ts'
import { joinWaitingList, type NotJoined } from '#features/bookings/server/waiting-list/join-waiting-list.ts'
import { languageOf } from '#platform/i18n/languages.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import { guardWrite } from '#platform/server/http/guards/guard-write.ts'
import { isDay } from '#platform/time/dates.ts'
import type { Route } from './+types/checkout'

/** What became of the request to wait for a day, if it was not written; with the address as it was typed. */
export type NotWaiting = { email: string; error: NotJoined | 'not-saved' }

/** Of a full day: whoever leaves their address is written to if an hour becomes free. */
export async function waitForDay(
  { url, context }: Pick<Route.ActionArgs, 'url' | 'context'>,
  { choice, email, isHoneypotFilled }: { choice: HourChoice; email: string; isHoneypotFilled: boolean },
) {
  const services = context.get(servicesContext)
  // What is booked elsewhere is not waited for here, whatever a page of before has sent.
  if (services.config.bookings.serviceUrl) throw redirect(choiceHref(url.pathname, choice), 303)
  const done = () => redirect(choiceHref(url.pathname, choice, 'waiting'), 303)
  const refuse = (error: NotWaiting['error'], init: ResponseInit) => data<NotWaiting>({ email, error }, init)
  if (isHoneypotFilled) throw done()
  const pax = /^[1-9]\d{0,5}$/.test(choice.pax) ? Number(choice.pax) : null
  if (pax === null || !isDay(choice.day)) return refuse('not-bookable', { status: 400 })
  const request = {
    serviceUuid: choice.service,
    day: choice.day,
    pax,
    email,
    language: languageOf(url.pathname),
  }
  const written = await guardWrite(context, 'waiting', () => joinWaitingList(services, request))
  if (!written.ok) return refuse(written.error, written.init)
  if (!written.value.ok) return refuse(written.value.error, { status: written.value.error === 'too-many' ? 429 : 409 })
  throw done()
}
