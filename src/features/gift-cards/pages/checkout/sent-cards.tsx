import { choices } from '#platform/forms/field-lengths.ts'
import '#features/checkout/ui/purchase.css'
import '#features/gift-cards/pages/cards.css'
import { data } from 'react-router'
import { purchasePage } from '#features/checkout/server/purchases/steps/purchase-page.ts'
import { FileLinks } from '#features/checkout/ui/confirmation/file-links.tsx'
import { LinkOver, NotLocated } from '#features/checkout/ui/ended/not-located.tsx'
import { formNotLocated, missingWords, openPurchaseByLink } from '#features/checkout/ui/open-purchase-by-link.ts'
import { RefusedBanner } from '#features/checkout/ui/refused-banner.tsx'
import { revalidateOnClientError } from '#features/checkout/ui/revalidate-on-client-error.ts'
import { correctionForm } from '#features/gift-cards/rules/card-draft.ts'
import { correctCard, resendCard } from '#features/gift-cards/server/actions/correct-card.ts'
import { refundCards } from '#features/gift-cards/server/actions/refund-cards.ts'
import { describeSentCards, type SentCardsView, sentAnswer } from '#features/gift-cards/server/describe-sent.ts'
import { guardWrite } from '#platform/server/http/guards/guard-write.ts'
import { readForm } from '#platform/server/http/guards/read-form.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { AnswerBanner } from '#platform/ui/answer-banner.tsx'
import { pageMeta } from '#platform/ui/seo/page-meta.ts'
import type { Route } from './+types/sent-cards'
import { RefundForm, type SentAnswer, SentCard } from './sent-card.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { page, isOver, init } = await openPurchaseByLink(args)
  const view = page && (await describeSentCards(page))
  if (!view) {
    const words = missingWords(args.url, 'sale', isOver)
    return data({ view: null, isOver, words }, init?.status ? init : { status: 404 })
  }
  return data({ view, isOver, words: { title: view.texts.title, isPrivate: true } }, init)
}

export async function action(args: Route.ActionArgs) {
  const page = await purchasePage(args)
  if (!page) return formNotLocated()
  const { services, purchase } = page
  const { language } = purchase
  const { t } = i18nFor(language)
  const { values } = await readForm(args.request, {
    ...choices('intent', 'card', 'seen'),
    ...correctionForm.lengths,
  })
  const { intent, card } = values
  const tell = (what: Parameters<typeof sentAnswer>[0], init?: ResponseInit) =>
    data<SentAnswer>({ told: sentAnswer(what, language), isDone: init === undefined }, init)
  const conflict = { status: 409 }

  if (intent === 'resend') {
    const written = await guardWrite(args.context, 'resend', () => resendCard(services, purchase, card))
    if (!written.ok) return data<SentAnswer>({ refused: written }, written.init)
    if (written.value.ok) return tell('resent')
    return written.value.error === 'too-often' ? tell('often', { status: 429 }) : tell('closed', conflict)
  }
  if (intent === 'correct') {
    const written = await guardWrite(args.context, 'voucher', () => correctCard(services, purchase, card, values))
    if (!written.ok) return data<SentAnswer>({ refused: written, card, values }, written.init)
    if (written.value.ok) return tell('corrected')
    if (written.value.error === 'too-often') {
      const { seconds } = written.value
      const refused = { error: 'too-many' as const, minutes: Math.ceil(seconds / 60) }
      return data<SentAnswer>({ refused, card, values }, { status: 429, headers: { 'Retry-After': String(seconds) } })
    }
    if (written.value.error === 'closed') return tell('closed', conflict)
    const wrong = Object.entries(written.value.problems)
    const errors = Object.fromEntries(
      wrong.map(([field, problem]) => [field, t(`giftCards.form.problems.${problem}`, { min: '', max: '', most: '' })]),
    )
    return data<SentAnswer>({ card, values, errors }, { status: 400 })
  }
  if (intent === 'refund') {
    const seen = /^\d{1,9}$/.test(values.seen) ? Number(values.seen) : Number.NaN
    const refund = { card: card || null, seen }
    const written = await guardWrite(args.context, 'purchase', () => refundCards(services, purchase, refund))
    if (!written.ok) return data<SentAnswer>({ refused: written }, written.init)
    return written.value.ok ? tell('refunded') : tell(written.value.error, conflict)
  }
  return tell('closed', { status: 400 })
}

export const shouldRevalidate = revalidateOnClientError

export const headers: Route.HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  actionHeaders && [...actionHeaders].length > 0 ? actionHeaders : loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.words ?? {})

export default function SentCardsPage({ loaderData: { view, isOver }, actionData }: Route.ComponentProps) {
  if (isOver) return <LinkOver />
  return view ? <SentCards view={view} answer={actionData ?? undefined} /> : <NotLocated what="sale" />
}

function SentCards({ view, answer }: { view: SentCardsView; answer?: SentAnswer }) {
  const { texts, cards, all, days } = view
  return (
    <div className="wrap checkout sent-cards">
      <h1 className="mt-32">{texts.title}</h1>
      <p className="lead">{view.lead}</p>
      {answer?.told && (
        <AnswerBanner answer={answer} kind={answer.isDone ? 'ok' : 'warn'}>
          {answer.told}
        </AnswerBanner>
      )}
      {answer?.refused && <RefusedBanner refused={answer.refused} />}
      <ul className="sent-list ruled">
        {cards.map((card) => (
          <SentCard
            key={card.uuid}
            card={card}
            texts={texts}
            days={days}
            answer={answer?.card === card.uuid ? answer : undefined}
          />
        ))}
      </ul>
      <p className="small muted">{view.note}</p>
      <FileLinks files={view.files} />
      {all && <RefundForm card={null} label={texts.all} refund={all} />}
    </div>
  )
}
