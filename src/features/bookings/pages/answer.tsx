import { choices } from '#platform/forms/field-lengths.ts'
import '#features/checkout/ui/purchase.css'
import { data, Form, useNavigation } from 'react-router'
import { openRequest } from '#features/bookings/server/open-booking.ts'
import {
  acceptRequest,
  declineRequest,
  type NotAnswered,
  proposeHour,
} from '#features/bookings/server/requests/answer-request.ts'
import { describeRequest, type RequestView } from '#features/bookings/server/requests/describe-request.ts'
import { NotLocated } from '#features/checkout/ui/ended/not-located.tsx'
import { missingWords } from '#features/checkout/ui/open-purchase-by-link.ts'
import { RefusedBanner, type WriteRefused } from '#features/checkout/ui/refused-banner.tsx'
import { revalidateOnClientError } from '#features/checkout/ui/revalidate-on-client-error.ts'
import { guardWrite } from '#platform/server/http/guards/guard-write.ts'
import { readForm } from '#platform/server/http/guards/read-form.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { Banner } from '#platform/ui/banner.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Panel } from '#platform/ui/cards/panel.tsx'
import { Select, Textarea } from '#platform/ui/forms/field.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { pageMeta } from '#platform/ui/seo/page-meta.ts'
import type { Route } from './+types/answer'
import { BookingCard } from './booking-card.tsx'

/** What a spa is asked. A mail scanner that opens the link decides nothing: that takes a button. */
export async function loader(args: Route.LoaderArgs) {
  const page = await openRequest(args)
  if (!page) return data({ view: null, words: missingWords(args.url, 'booking') }, { status: 404 })
  const { t } = i18nFor(page.reader.language)
  return data({
    view: await describeRequest(page),
    words: { title: t('purchases.booking.answer.title'), isPrivate: true },
  })
}

/** What a spa may say beside another hour. */
const longestNote = 300

type Answer = { problem: NotAnswered | 'no-hour'; note: string } | { refused: WriteRefused; note: string }

export async function action(args: Route.ActionArgs) {
  const page = await openRequest(args)
  if (!page) throw data(null, { status: 404 })
  const { services, booking } = page
  const { values } = await readForm(args.request, { ...choices('intent', 'hour'), note: longestNote })
  const note = values.note.slice(0, longestNote)
  const [day = '', time = ''] = values.hour.split(' ')
  if (values.intent === 'propose' && !time) return data<Answer>({ problem: 'no-hour', note }, { status: 400 })
  const written = await guardWrite(args.context, 'purchase', () => {
    if (values.intent === 'accept') return acceptRequest(services, booking.uuid)
    if (values.intent === 'propose') return proposeHour(services, booking.uuid, { day, time, note })
    return values.intent === 'decline' ? declineRequest(services, booking.uuid) : Promise.resolve(null)
  })
  if (!written.ok) return data<Answer>({ refused: written, note }, written.init)
  if (!written.value) throw data(null, { status: 400 })
  return written.value.ok ? null : data<Answer>({ problem: written.value.error, note }, { status: 409 })
}

export const shouldRevalidate = revalidateOnClientError

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.words ?? {})

export default function AnswerPage({ loaderData: { view }, actionData }: Route.ComponentProps) {
  return view ? <AnswerRequest view={view} answer={actionData ?? undefined} /> : <NotLocated what="booking" />
}

function AnswerRequest({ view, answer }: { view: RequestView; answer?: Answer }) {
  const { t } = useTranslation()
  const words = 'purchases.booking.answer'
  const problem = answer && 'problem' in answer ? answer.problem : null
  return (
    <div className="wrap checkout booking-page">
      <h1>{t(view.isOpen ? `${words}.title` : `${words}.done.${view.state}`)}</h1>
      {answer && 'refused' in answer && <RefusedBanner refused={answer.refused} />}
      {problem && problem !== 'no-hour' && <Banner kind="warn">{t(`${words}.problems.${problem}`)}</Banner>}
      <div className="booking-cols">
        <Panel raised>
          <BookingCard facts={view.facts} locator={view.locator} />
          <p>
            <b>{view.guest.name}</b>
            <br />
            <span className="soft">{[view.guest.phone, view.guest.email].filter(Boolean).join(' · ')}</span>
          </p>
          {view.guest.comment && <blockquote>{view.guest.comment}</blockquote>}
          {view.isFlexible && <p>{t(`${words}.flexible`)}</p>}
          {view.isAwaiting && <p className="small muted">{t(`${words}.until`, { until: view.until })}</p>}
        </Panel>
        {view.isOpen && <AnswerForms view={view} note={answer?.note ?? ''} isHourMissing={problem === 'no-hour'} />}
      </div>
    </div>
  )
}

type FormsProps = { view: RequestView; note: string; isHourMissing: boolean }

function AnswerForms({ view, note, isHourMissing }: FormsProps) {
  const { t } = useTranslation()
  const words = 'purchases.booking.answer'
  const sent = useNavigation().formData?.get('intent')
  return (
    <div className="stack-lg">
      <Form method="post">
        <Button type="submit" name="intent" value="accept" block busy={sent === 'accept'}>
          {t(`${words}.accept`, { time: view.facts.hour.time })}
        </Button>
      </Form>
      {view.hours.length > 0 && (
        <Panel>
          <h2 className="h3">{t(`${words}.propose`)}</h2>
          <Form method="post" className="stack">
            <Select
              label={t(`${words}.hour`)}
              name="hour"
              defaultValue=""
              error={isHourMissing ? t(`${words}.problems.no-hour`) : undefined}
            >
              <option value="">{t(`${words}.chooseHour`)}</option>
              {view.hours.map(({ day, options }) => (
                <optgroup key={day} label={day}>
                  {options.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </optgroup>
              ))}
            </Select>
            <Textarea
              label={t(`${words}.note`)}
              optional={t(`${words}.optional`)}
              name="note"
              rows={3}
              maxLength={longestNote}
              defaultValue={note}
            />
            <Button type="submit" name="intent" value="propose" variant="secondary" busy={sent === 'propose'}>
              {t(`${words}.sendProposal`)}
            </Button>
          </Form>
        </Panel>
      )}
      <Form method="post">
        <Button type="submit" name="intent" value="decline" variant="ghost" block busy={sent === 'decline'}>
          {t(`${words}.decline`)}
        </Button>
      </Form>
    </div>
  )
}
