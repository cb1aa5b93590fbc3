import { choices } from '#domain/forms/field-lengths.ts'
import '#app/styles/pages/purchase.css'
import { data, Form, useNavigation } from 'react-router'
import { useTranslation } from '#app/i18n.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/cards/panel.tsx'
import { cancelBooking } from '#server/bookings/changes/cancel-booking.ts'
import { type ChangeView, describeChange } from '#server/bookings/changes/describe-change.ts'
import type { NotChanged } from '#server/bookings/changes/why-not-changed.ts'
import { type BookingPage, openBooking } from '#server/bookings/open-booking.ts'
import { acceptProposal, type NotAnswered, withdrawRequest } from '#server/bookings/requests/answer-request.ts'
import { guardWrite } from '#server/http/guards/guard-write.ts'
import { readForm } from '#server/http/guards/read-form.ts'
import { i18nFor } from '#server/i18n.ts'
import { Refresh } from '../checkout/confirmation/refresh.tsx'
import { usePolling } from '../checkout/confirmation/use-polling.ts'
import { missingWords } from '../checkout/not-located.ts'
import { RefusedBanner, type WriteRefused } from '../checkout/refused-banner.tsx'
import { revalidateOnClientError } from '../checkout/revalidate-on-client-error.ts'
import { NotLocated } from '../purchases/not-located.tsx'
import type { Route } from './+types/change'
import { BookingCard } from './booking-card.tsx'
import { type ChangeNotice, isChangeNotice } from './change-notice.ts'
import { RequestPanel } from './request-panel.tsx'

/** 'Your booking', from the link of its e-mails: moved, cancelled, or what the spa proposes answered. */
export async function loader(args: Route.LoaderArgs) {
  const page = await openBooking(args)
  if (!page) return data({ view: null, notice: null, words: missingWords(args.url, 'booking') }, { status: 404 })
  const { t } = i18nFor(page.reader.language)
  const notice = args.url.searchParams.get('notice')
  return data({
    view: await describeChange(page),
    notice: isChangeNotice(notice) ? notice : null,
    words: { title: t('purchases.booking.change.title'), isPrivate: true },
  })
}

type Answer = { done: 'cancelled' } | { problem: NotChanged | NotAnswered } | { refused: WriteRefused } | null

export async function action(args: Route.ActionArgs) {
  const page = await openBooking(args)
  if (!page) throw data(null, { status: 404 })
  const { values } = await readForm(args.request, choices('intent'))
  const written = await guardWrite(args.context, 'purchase', async () => change(page, values.intent))
  if (!written.ok) return data<Answer>({ refused: written }, written.init)
  if (!written.value) throw data(null, { status: 400 })
  if (!written.value.ok) return data<Answer>({ problem: written.value.error }, { status: 409 })
  return data<Answer>(values.intent === 'cancel' ? { done: 'cancelled' } : null)
}

function change({ services, booking }: BookingPage, intent: string) {
  if (intent === 'cancel') return cancelBooking(services, booking.uuid)
  if (intent === 'accept') return acceptProposal(services, booking.uuid)
  return intent === 'withdraw' ? withdrawRequest(services, booking.uuid) : null
}

export const shouldRevalidate = revalidateOnClientError

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.words ?? {})

export default function ChangePage({ loaderData: { view, notice }, actionData }: Route.ComponentProps) {
  return view ? <ChangeBooking {...{ view, notice }} answer={actionData ?? null} /> : <NotLocated what="booking" />
}

type Props = { view: ChangeView; notice: ChangeNotice | null; answer: Answer }

function ChangeBooking({ view, notice, answer }: Props) {
  const { t } = useTranslation()
  const words = 'purchases.booking.change'
  return (
    <div className="wrap checkout booking-page">
      <h1>{t(view.request ? `${words}.requestTitle` : `${words}.title`)}</h1>
      {answer && 'refused' in answer && <RefusedBanner refused={answer.refused} />}
      {answer && 'problem' in answer && <Banner kind="warn">{t(`${words}.problems.${answer.problem}`)}</Banner>}
      {notice && !answer && <Notice {...{ view, notice }} />}
      {view.isConfirming && <Confirming />}
      {view.ended && <Banner>{t(`${words}.ended.${view.ended}`)}</Banner>}
      {view.why && (
        <Banner kind="warn" icon="clock">
          {view.why}
        </Banner>
      )}
      <div className="booking-cols">
        <Panel raised>
          <BookingCard facts={view.facts} locator={view.locator} />
          <p className="small soft">{view.paid}</p>
          {!view.ended && !view.request && <p className="small soft">{view.facts.free}</p>}
        </Panel>
        <div className="stack-lg">
          {view.request && <RequestPanel request={view.request} />}
          {view.moveHref && (
            <Panel>
              <h2 className="h3">{t(`${words}.move`)}</h2>
              <p>{t(`${words}.moveNote`)}</p>
              <ButtonLink href={view.moveHref} variant="secondary" block>
                {t(`${words}.moveButton`)}
              </ButtonLink>
            </Panel>
          )}
          {view.cancelling && <Cancel cancelling={view.cancelling} />}
        </div>
      </div>
    </div>
  )
}

/** It takes moments: the page looks again by itself. */
function Confirming() {
  const { t } = useTranslation()
  usePolling()
  return (
    <>
      <Refresh />
      <Banner>{t('purchases.booking.change.confirming')}</Banner>
    </>
  )
}

/** It is told once, and only where it is still so. */
function Notice({ view, notice }: { view: ChangeView; notice: ChangeNotice }) {
  const { t } = useTranslation()
  const words = 'purchases.booking.change'
  if (notice === 'moved' || notice === 'booked')
    return view.state === 'confirmed' ? <Banner kind="ok">{t(`${words}.${notice}`)}</Banner> : null
  return view.why ? null : <Banner kind="warn">{t(`${words}.problems.${notice}`)}</Banner>
}

function Cancel({ cancelling }: { cancelling: NonNullable<ChangeView['cancelling']> }) {
  const { t } = useTranslation()
  const words = 'purchases.booking.change'
  const isSending = useNavigation().formData?.get('intent') === 'cancel'
  return (
    <Panel>
      <h2 className="h3">{t(`${words}.cancel`)}</h2>
      <p>{cancelling.text}</p>
      <Form method="post">
        <Button type="submit" name="intent" value="cancel" variant="danger" block busy={isSending}>
          {cancelling.amount
            ? t(`${words}.cancelAndRefund`, { amount: cancelling.amount })
            : t(`${words}.cancelBooking`)}
        </Button>
      </Form>
    </Panel>
  )
}
