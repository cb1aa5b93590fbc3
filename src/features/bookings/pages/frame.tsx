import { longestEmail } from '#platform/forms/define-form.ts'
import { choices } from '#platform/forms/field-lengths.ts'
import { defaultLanguage, isLanguage } from '#platform/i18n/languages.ts'
import './widget/choosing-hour.css'
import { data, redirect } from 'react-router'
import { choiceHref, choiceParams, readFramed, readHourChoice } from '#features/bookings/rules/choosing/choice.ts'
import { bookingFramePath } from '#features/bookings/rules/frame-path.ts'
import { describeBookingPage } from '#features/bookings/server/booking-page/describe-booking.ts'
import { isKnownToken } from '#features/bookings/server/frame/booking-service.ts'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { NotLocated } from '#features/checkout/ui/ended/not-located.tsx'
import { pathOf } from '#platform/pages/paths.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import { readForm } from '#platform/server/http/guards/read-form.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import type { Route } from './+types/frame'
import { BookingPromises } from './booking-promises.tsx'
import { waitForDay } from './wait-for-day.ts'
import { BookingWidget } from './widget/booking-widget.tsx'

export { privateMeta as meta } from '#platform/ui/seo/private-page.ts'

/**
 * Spec 7: the booking widget, to stand in a page of a spa's or anybody's to whom the token was given. `lang` is how other
 * booking services are told the language; here it is in the path.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const query = readFramed(url.searchParams)
  const reader = readerOf(services, url)
  const { t } = i18nFor(reader.language)
  const asked = url.searchParams.get('lang')
  // Who is at a language's own address has chosen it.
  if (isLanguage(asked) && asked !== reader.language && reader.language === defaultLanguage)
    throw redirect(choiceHref(bookingFramePath(asked), readHourChoice(query)))
  const path = bookingFramePath(reader.language)
  if (!isKnownToken(query.get('token') ?? '', services.config.bookings.token))
    return data({ kind: 'refused' as const, path, view: null, title: t('bookings.frame.refused') }, { status: 403 })
  // What is booked elsewhere has its widget there.
  const isHere = services.config.bookings.serviceUrl === null
  const view = isHere ? await describeBookingPage(services, reader, { query, without: null }) : null
  if (view) return data({ kind: 'open' as const, path, view, title: t('bookings.title') })
  const title = t('purchases.bookingNotFound.checkoutTitle')
  return data({ kind: 'missing' as const, path, view: null, title }, { status: 404 })
}

/** Waiting for a full day is all that is written here: whoever books leaves the frame. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { values, isHoneypotFilled } = await readForm(request, {
    ...choices(...choiceParams, 'intent'),
    email: longestEmail,
  })
  const { intent, email, ...choice } = values
  const { token } = context.get(servicesContext).config.bookings
  if (!isKnownToken(choice.token, token) || intent !== 'wait') throw redirect(choiceHref(url.pathname, choice), 303)
  return waitForDay({ url, context }, { choice, email, isHoneypotFilled })
}

export const headers: Route.HeadersFunction = ({ actionHeaders, loaderHeaders }) => actionHeaders ?? loaderHeaders

export default function BookingFrame({ loaderData: { kind, path, view }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  if (kind === 'refused') return <FrameRefused />
  if (!view) return <NotLocated what="booking" isFramed />
  return (
    <div className="booking booking-frame">
      <h1 className="sr">{t('bookings.title')}</h1>
      <BookingWidget {...{ view, path }} isFramed notWaiting={actionData} />
      <BookingPromises promises={view.promises} isFramed />
    </div>
  )
}

/** The widget in a page of somebody who has no token, or a wrong one. Who reads it can only write to us. */
function FrameRefused() {
  const { t } = useTranslation()
  const { site, language } = useFrame()
  return (
    <div className="wrap section">
      <EmptyState
        heading="h1"
        title={t('bookings.frame.refused')}
        text={t('bookings.frame.refusedText', { email: site.supportEmail })}
      >
        <ButtonLink href={pathOf('contact', language)} target="_top">
          {t('purchases.confirmation.contact')}
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
