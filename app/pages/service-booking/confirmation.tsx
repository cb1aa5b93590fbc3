import '#app/styles/pages/purchase.css'
import { useLocation } from 'react-router'
import { ConfirmationPage } from '#app/pages/checkout/confirmation/confirmation-page.tsx'
import {
  loadConfirmation,
  sendOrderAgain,
  withoutPurchase,
} from '#app/pages/checkout/confirmation/load-confirmation.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { bookingIn, confirmedNotice } from '#i18n/purchase-paths.ts'
import type { Route } from './+types/confirmation'
import { AlreadyConfirmed } from './already-confirmed.tsx'

/**
 * Spec 2.6: `utb_path` names what was booked. Who may see it is proved as on every page of a purchase. Without it the
 * address is that of a static page (spec 2.2), which is there: it says that no booking can be located.
 */
export const loader = (args: Route.LoaderArgs) =>
  args.url.searchParams.has('utb_path') ? loadConfirmation(withBooking(args)) : withoutPurchase()

export const action = (args: Route.ActionArgs) => sendOrderAgain(withBooking(args))

const withBooking = <Args extends Pick<Route.LoaderArgs, 'url'>>(args: Args) => ({
  ...args,
  params: { uuid: bookingIn(args.url.searchParams.get('utb_path')) ?? '' },
})

export const headers: Route.HeadersFunction = ({ actionHeaders, loaderHeaders }) => actionHeaders ?? loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.words ?? {})

/** Without a booking there is nothing to show but the way to one (spec 8: the booking cannot be located). */
export default function BookingConfirmation({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation()
  const isAgain = loaderData.view?.kind === 'done' && search.includes(confirmedNotice)
  return (
    <>
      {isAgain && <AlreadyConfirmed />}
      <ConfirmationPage loaded={loaderData} answer={actionData} what="booking" />
    </>
  )
}
