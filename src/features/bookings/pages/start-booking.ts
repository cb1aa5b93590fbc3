import { redirect } from 'react-router'
import { z } from 'zod'
import { choiceHref, type HourChoice, type Notice } from '#features/bookings/rules/choosing/choice.ts'
import { bookedAlready } from '#features/bookings/server/booking-page/booked-already.ts'
import { parseBookingGoods } from '#features/bookings/server/purchase/read-booking-goods.ts'
import { isHoldRefusal } from '#features/checkout/rules/purchases/quote.ts'
import { purchaseHref } from '#features/checkout/server/purchases/core/purchase-href.ts'
import { ownerOf } from '#features/checkout/server/purchases/core/purchase-owner.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { alreadyConfirmedHref } from '#features/checkout/server/purchases/steps/purchase-page.ts'
import { beginPurchase } from '#features/checkout/ui/begin-purchase.ts'
import { languageOf } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { waitingIn } from '../server/booking-links.ts'
import type { Route } from './+types/checkout'

/** The button of the page. What can't be booked is told there, beside the field that it concerns. */
export async function startBooking(
  { request, url, context }: Pick<Route.ActionArgs, 'request' | 'url' | 'context'>,
  choice: HourChoice,
  sent: URLSearchParams,
): Promise<never> {
  const services = context.get(servicesContext)
  const language = languageOf(url.pathname)
  const back = (notice?: Notice) =>
    redirect(choiceHref(pathOf('serviceBookingCheckout', language), choice, notice), 303)
  if (choice.time === '') throw back('no-hour')
  const { goods, purchase } = readStart(services, choice)
  if (!goods) throw back()
  const booked = await bookedAlready(services, goods, ownerOf(services, request))
  if (booked) throw redirect(toBooked(booked), 303)
  const { error } = await beginPurchase({ request, context }, { kind: 'booking', goods, language, purchase, sent })
  if (isHoldRefusal(error)) throw back(error)
  throw back(error === 'not-sold' ? 'taken' : 'busy')
}

/** What its spa has not answered yet says so by itself. */
const toBooked = (purchase: Purchase) =>
  purchase.state === 'confirmed' ? alreadyConfirmedHref(purchase) : purchaseHref(purchase, 'confirmation')

/**
 * What is to be booked, as a form says it; `goods` is null if it is no hour, or not for a number of people. Whether it can
 * be had, its kind knows. `purchase`: the uuid of the one that it changes.
 */
function readStart(services: Pick<Services, 'signer'>, choice: HourChoice) {
  const goods = parseBookingGoods({
    serviceUuid: choice.service,
    day: choice.day,
    time: choice.time,
    pax: /^\d{1,6}$/.test(choice.pax) ? Number(choice.pax) : Number.NaN,
    isFlexible: choice.flexible !== '',
    waitingUuid: waitingIn(services, choice.waiting),
  })
  return { goods, purchase: z.uuid().safeParse(choice.purchase).data ?? null }
}
