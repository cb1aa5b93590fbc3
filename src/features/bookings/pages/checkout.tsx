import { longestEmail } from '#platform/forms/define-form.ts'
import { choices } from '#platform/forms/field-lengths.ts'
import './widget/choosing-hour.css'
import { data, redirect } from 'react-router'
import { choiceHref, choiceParams, type HourChoice, readHourChoice } from '#features/bookings/rules/choosing/choice.ts'
import { type BookingView, describeBookingPage } from '#features/bookings/server/booking-page/describe-booking.ts'
import { bookingServiceFrame } from '#features/bookings/server/frame/booking-service.ts'
import { describePaidPage, type PaidView } from '#features/bookings/server/prepaid/find-paid-hour.ts'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { isPaid } from '#features/checkout/rules/purchases/purchase.ts'
import { getAuthorizedPurchase } from '#features/checkout/server/purchases/core/authorize-purchase.ts'
import { ownerIn } from '#features/checkout/server/purchases/core/purchase-owner.ts'
import { NotLocated } from '#features/checkout/ui/ended/not-located.tsx'
import type { Translate } from '#platform/i18n/translate.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import { readForm } from '#platform/server/http/guards/read-form.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Services } from '#platform/server/services.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import { originNames } from '#platform/visits/origin.ts'
import { waitingIn } from '../server/booking-links.ts'
import { waitingClaim } from '../server/waiting-list/waiting-row.ts'
import type { Route } from './+types/checkout'
import { bookPaid } from './book-paid.ts'
import { BookingPromises } from './booking-promises.tsx'
import { requireDocument, ServiceFrame } from './service-frame.tsx'
import { startBooking } from './start-booking.ts'
import { type NotWaiting, waitForDay } from './wait-for-day.ts'
import { BookingWidget } from './widget/booking-widget.tsx'

export { privateMeta as meta } from '#platform/ui/seo/private-page.ts'

/** Without a service there is nothing to book (spec 8: the booking cannot be located). */
export async function loader(args: Route.LoaderArgs) {
  const { request, url, context } = args
  const services = context.get(servicesContext)
  const reader = readerOf(services, url)
  const { t } = i18nFor(reader.language)
  const query = url.searchParams
  if (query.get('with')) return paidPage(args, t)
  const frame = bookingServiceFrame(services.config, reader.snapshot, readHourChoice(query), reader.language)
  if (frame) {
    requireDocument(request, url)
    return data({ view: null, paid: null, frame, title: t('bookings.title') })
  }
  const without = await heldByVisitor(services, readHourChoice(query), request.headers.get('Cookie'))
  const view = await describeBookingPage(services, reader, { query, without })
  if (view) return data({ view, paid: null, frame, title: t('bookings.title') })
  const title = t('purchases.bookingNotFound.checkoutTitle')
  return data({ view, paid: null, frame, title }, { status: query.has('service') ? 404 : 200 })
}

/** An hour that a voucher or a stay pays, or another one of a booking. */
async function paidPage(args: Route.LoaderArgs, t: Translate) {
  const found = await describePaidPage(args)
  if (found) return data({ ...found, frame: null, title: found.paid.title })
  const title = t('purchases.bookingNotFound.checkoutTitle')
  return data({ view: null, paid: null, frame: null, title }, { status: 404 })
}

export async function action(args: Route.ActionArgs) {
  const { values, isHoneypotFilled } = await readForm(args.request, {
    ...choices(...choiceParams, 'intent', ...originNames),
    email: longestEmail,
  })
  const { intent, email, source, utm_campaign, ...choice } = values
  if (intent === 'wait') return waitForDay(args, { choice, email, isHoneypotFilled })
  if (choice.with) return bookPaid(args, choice)
  // What is booked elsewhere is not sold here, whatever a page of before has sent.
  if (args.context.get(servicesContext).config.bookings.serviceUrl)
    throw redirect(choiceHref(args.url.pathname, choice), 303)
  return startBooking(args, choice, new URLSearchParams({ source, utm_campaign }))
}

export const headers: Route.HeadersFunction = ({ actionHeaders, loaderHeaders }) => actionHeaders ?? loaderHeaders

export default function Checkout({ loaderData: { view, paid, frame }, actionData }: Route.ComponentProps) {
  if (frame) return <ServiceFrame src={frame} words="checkout" />
  return view ? <BookingPage view={view} paid={paid} notWaiting={actionData} /> : <NotLocated what="booking" />
}

/** The hold of the purchase that is changed, or of the hour that was offered to who waited. For them it is free. */
async function heldByVisitor(
  services: Services,
  { purchase, waiting }: Pick<HourChoice, 'purchase' | 'waiting'>,
  cookies: string | null,
): Promise<string | null> {
  const owner = ownerIn(cookies, services.config.publicUrl.startsWith('https:'))
  const own = purchase && (await getAuthorizedPurchase(services, purchase, { owner, key: null }))
  // What is paid has its places under the purchase's own name.
  if (own) return isPaid(own.state) ? own.uuid : own.holdReference
  return waitingClaim(services.db, waitingIn(services, waiting), services.clock.now())
}

type Props = { view: BookingView; paid: PaidView | null; notWaiting?: NotWaiting }

/** The first step of a booking: when. `paid`: what says instead of a price that it costs nothing more. */
export function BookingPage({ view, paid, notWaiting }: Props) {
  const { t } = useTranslation()
  const { language } = useFrame()
  return (
    <div className="wrap booking">
      <div className="booking-head mb-24">
        <h1>{paid?.title ?? t('bookings.title')}</h1>
        <p className="lead mt-8">{paid?.lead ?? view.promises.lead}</p>
      </div>
      <BookingWidget {...{ view, paid, notWaiting }} path={pathOf('serviceBookingCheckout', language)} />
      {!paid && <BookingPromises promises={view.promises} />}
    </div>
  )
}
