import '#features/checkout/ui/purchase.css'
import './widget/choosing-hour.css'
import { data, useLocation } from 'react-router'
import { bookingServicePage } from '#features/bookings/rules/bookings-return.ts'
import { confirmedNotice } from '#features/checkout/rules/purchase-paths.ts'
import { ConfirmationPage } from '#features/checkout/ui/confirmation/confirmation-page.tsx'
import {
  loadConfirmation,
  sendOrderAgain,
  withoutPurchase,
} from '#features/checkout/ui/confirmation/load-confirmation.ts'
import { missingWords } from '#features/checkout/ui/open-purchase-by-link.ts'
import { languageOf } from '#platform/i18n/languages.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { Banner } from '#platform/ui/banner.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { pageMeta } from '#platform/ui/seo/page-meta.ts'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import type { Route } from './+types/confirmation'
import { requireDocument, ServiceFrame } from './service-frame.tsx'

/**
 * Spec 2.6: `utb_path` names what was booked. Who may see it is proved as on every page of a purchase. Without it the
 * address is that of a static page (spec 2.2), which is there: it says that no booking can be located. What was booked
 * with another booking service is shown by a page of its own.
 */
export async function loader(args: Route.LoaderArgs) {
  const named = args.url.searchParams.get('utb_path')
  const loaded =
    named === null
      ? withoutPurchase(missingWords(args.url, 'booking'))
      : await loadConfirmation(withBooking(args), 'booking')
  const frame = loaded.data.view || loaded.data.isOver ? null : pageElsewhere(args, named)
  if (!frame) return data({ ...loaded.data, frame }, loaded.init ?? undefined)
  requireDocument(args.request, args.url)
  const title = i18nFor(languageOf(args.url.pathname)).t('bookings.elsewhere.confirmation')
  return data({ ...loaded.data, frame, words: { title, isPrivate: true } })
}

function pageElsewhere({ context }: Pick<Route.LoaderArgs, 'context'>, named: string | null): string | null {
  const { serviceUrl } = context.get(servicesContext).config.bookings
  return serviceUrl && named !== null ? bookingServicePage(named, serviceUrl) : null
}

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
  if (loaderData.frame) return <ServiceFrame src={loaderData.frame} words="confirmation" />
  const isAgain = loaderData.view?.kind === 'done' && search.includes(confirmedNotice)
  return (
    <>
      {isAgain && <AlreadyConfirmed />}
      <ConfirmationPage loaded={loaderData} answer={actionData} what="booking" />
    </>
  )
}

/** Spec 8: for who came back to fill in or pay what is booked already. */
function AlreadyConfirmed() {
  const { t } = useTranslation()
  const { site } = useFrame()
  return (
    <div className="wrap section-tight">
      <Banner title={t('purchases.booking.confirmation.again')}>
        {t('purchases.booking.confirmation.againText', { email: site.supportEmail })}
      </Banner>
    </div>
  )
}

/** The uuid that such a path names, if it is one of ours. */
function bookingIn(utbPath: string | null): string | null {
  const [, uuid] = /^\/service-booking\/([\da-f-]{36})\/$/.exec(utbPath ?? '') ?? []
  return uuid ?? null
}
