import '#app/styles/pages/purchase.css'
import { data, Form, useNavigation } from 'react-router'
import { useTranslation } from '#app/i18n.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/cards/panel.tsx'
import { cancelBooking } from '#server/bookings/changes/cancel-booking.ts'
import { type ChangeView, describeChange } from '#server/bookings/changes/describe-change.ts'
import { moveToHour, type NotMoved } from '#server/bookings/changes/move-booking.ts'
import { type BookingPage, openBooking } from '#server/bookings/open-booking.ts'
import { acceptProposal, type NotAnswered, withdrawRequest } from '#server/bookings/requests/answer-request.ts'
import { guardWrite } from '#server/http/guards/guard-write.ts'
import { readForm } from '#server/http/guards/read-form.ts'
import { i18nFor } from '#server/i18n.ts'
import { RefusedBanner, type WriteRefused } from '../checkout/refused-banner.tsx'
import { revalidateOnClientError } from '../checkout/revalidate-on-client-error.ts'
import { NotLocated } from '../purchases/not-located.tsx'
import type { Route } from './+types/change'
import { BookingCard } from './booking-card.tsx'
import { RequestPanel } from './request-panel.tsx'

/** 'Your booking', from the link of its e-mails: moved, cancelled, or what the spa proposes answered. */
export async function loader(args: Route.LoaderArgs) {
  const page = await openBooking(args)
  if (!page) return data({ view: null, words: { isPrivate: true } }, { status: 404 })
  const { t } = i18nFor(page.reader.language)
  return data({
    view: await describeChange(page),
    words: { title: t('purchases.booking.change.title'), isPrivate: true },
  })
}

type Answer = { done: 'moved' | 'cancelled' } | { problem: NotMoved | NotAnswered } | { refused: WriteRefused } | null

export async function action(args: Route.ActionArgs) {
  const page = await openBooking(args)
  if (!page) throw data(null, { status: 404 })
  const { values } = await readForm(args.request, ['intent', 'day', 'time'] as const)
  const written = await guardWrite(args.context, 'purchase', async () => change(page, values))
  if (!written.ok) return data<Answer>({ refused: written }, written.init)
  if (!written.value) throw data(null, { status: 400 })
  if (!written.value.ok) return data<Answer>({ problem: written.value.error }, { status: 409 })
  if (values.intent === 'move') return data<Answer>({ done: 'moved' })
  return data<Answer>(values.intent === 'cancel' ? { done: 'cancelled' } : null)
}

function change({ services, booking }: BookingPage, { intent, day, time }: Record<'intent' | 'day' | 'time', string>) {
  if (intent === 'cancel') return cancelBooking(services, booking.uuid)
  if (intent === 'move') return moveToHour(services, booking.uuid, { day, time })
  if (intent === 'accept') return acceptProposal(services, booking.uuid)
  return intent === 'withdraw' ? withdrawRequest(services, booking.uuid) : null
}

export const shouldRevalidate = revalidateOnClientError

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.words ?? {})

export default function ChangePage({ loaderData: { view }, actionData }: Route.ComponentProps) {
  return view ? <ChangeBooking view={view} answer={actionData ?? null} /> : <NotLocated what="booking" />
}

function ChangeBooking({ view, answer }: { view: ChangeView; answer: Answer }) {
  const { t } = useTranslation()
  const words = 'purchases.booking.change'
  return (
    <div className="wrap checkout booking-page">
      <h1>{t(view.request ? `${words}.requestTitle` : `${words}.title`)}</h1>
      {answer && 'refused' in answer && <RefusedBanner refused={answer.refused} />}
      {answer && 'problem' in answer && <Banner kind="warn">{t(`${words}.problems.${answer.problem}`)}</Banner>}
      {answer && 'done' in answer && answer.done === 'moved' && <Banner kind="ok">{t(`${words}.moved`)}</Banner>}
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
          {!view.ended && <p className="small soft">{view.facts.free}</p>}
        </Panel>
        <div className="stack-lg">
          {view.request && <RequestPanel request={view.request} />}
          {view.moveHref && (
            <Panel>
              <h2>{t(`${words}.move`)}</h2>
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

function Cancel({ cancelling }: { cancelling: NonNullable<ChangeView['cancelling']> }) {
  const { t } = useTranslation()
  const words = 'purchases.booking.change'
  const isSending = useNavigation().formData?.get('intent') === 'cancel'
  return (
    <Panel>
      <h2>{t(`${words}.cancel`)}</h2>
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
