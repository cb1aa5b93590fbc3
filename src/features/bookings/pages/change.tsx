import { choices } from '#platform/forms/field-lengths.ts'
import '#features/checkout/ui/purchase.css'
import { data, Form, useNavigation } from 'react-router'
import { cancelBooking } from '#features/bookings/server/changes/cancel-booking.ts'
import { type ChangeView, describeChange } from '#features/bookings/server/changes/describe-change.ts'
import type { NotChanged } from '#features/bookings/server/changes/what-pays.ts'
import { type OpenedBooking, openBooking } from '#features/bookings/server/open-booking.ts'
import { acceptProposal, type NotAnswered, withdrawRequest } from '#features/bookings/server/requests/answer-request.ts'
import { Refresh, usePolling } from '#features/checkout/ui/confirmation/polling.tsx'
import { NotLocated } from '#features/checkout/ui/ended/not-located.tsx'
import { missingWords } from '#features/checkout/ui/open-purchase-by-link.ts'
import { RefusedBanner, type WriteRefused } from '#features/checkout/ui/refused-banner.tsx'
import { revalidateOnClientError } from '#features/checkout/ui/revalidate-on-client-error.ts'
import { guardWrite } from '#platform/server/http/guards/guard-write.ts'
import { readForm } from '#platform/server/http/guards/read-form.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { Banner } from '#platform/ui/banner.tsx'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Panel } from '#platform/ui/cards/panel.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { pageMeta } from '#platform/ui/seo/page-meta.ts'
import type { Route } from './+types/change'
import { type ChangeNotice, isChangeNotice } from './book-paid.ts'
import { BookingCard } from './booking-card.tsx'

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

function change({ services, booking }: OpenedBooking, intent: string) {
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

/** While the spa thinks, the request can be withdrawn; once it proposes another hour, that is answered. */
function RequestPanel({ request }: { request: NonNullable<ChangeView['request']> }) {
  const { t } = useTranslation()
  const words = 'purchases.booking.change'
  const sent = useNavigation().formData?.get('intent')
  const { proposal, until } = request
  return (
    <Panel>
      {proposal ? (
        <>
          <h2 className="h3">{t(`${words}.proposed`)}</h2>
          <p>
            <b>
              {proposal.spoken}, {proposal.range}
            </b>
          </p>
          {proposal.note && <blockquote>{proposal.note}</blockquote>}
        </>
      ) : (
        <h2 className="h3">{t(`${words}.waiting`)}</h2>
      )}
      <p className="small soft">{t(proposal ? `${words}.answerUntil` : `${words}.waitsUntil`, { until })}</p>
      <Form method="post" className="stack">
        {proposal && (
          <Button type="submit" name="intent" value="accept" block busy={sent === 'accept'}>
            {t(`${words}.acceptProposal`)}
          </Button>
        )}
        <Button type="submit" name="intent" value="withdraw" variant="ghost" block busy={sent === 'withdraw'}>
          {t(proposal ? `${words}.refuseProposal` : `${words}.withdraw`)}
        </Button>
      </Form>
    </Panel>
  )
}
