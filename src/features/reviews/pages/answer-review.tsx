import { data, Form, redirect, useLocation, useNavigation } from 'react-router'
import { ReviewCards } from '#features/catalogue/ui/reviews/review-cards.tsx'
import { type AnswerProblems, answerForm, answerLength } from '#features/reviews/rules/answer.ts'
import { answerReview, describeAnswerPage } from '#features/reviews/server/answers/answer-review.ts'
import { languageOf } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import { guardWrite } from '#platform/server/http/guards/guard-write.ts'
import { readForm } from '#platform/server/http/guards/read-form.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { Button } from '#platform/ui/button.tsx'
import { bindFields } from '#platform/ui/forms/bind-fields.ts'
import { Textarea } from '#platform/ui/forms/field.tsx'
import { useCheckedForm } from '#platform/ui/forms/use-checked-form.ts'
import { useFirstProblem } from '#platform/ui/forms/use-first-problem.ts'
import { LinkEnd } from '#platform/ui/help/link-end.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { pageMeta } from '#platform/ui/seo/page-meta.ts'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import type { Route } from './+types/answer-review'
import { ReviewRefused, type ReviewWriteRefused } from './review-form.tsx'

/** For a spa, behind the link of its e-mail. A mail scanner that opens it publishes nothing. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const page = await describeAnswerPage(context.get(servicesContext), url)
  const title = i18nFor(languageOf(url.pathname)).t('reviews.answer.title')
  // Whoever comes without a link is told what is missing, and has not asked for anything that is not there.
  const isMissing = url.searchParams.has('key') && (page.kind === 'unknown' || page.kind === 'gone')
  return data({ page, title }, { status: isMissing ? 404 : 200 })
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const page = await describeAnswerPage(services, url)
  if (page.kind !== 'write') return data<SpaAnswer | null>(null, { status: page.kind === 'answered' ? 409 : 404 })
  const { answer: text } = (await readForm(request, answerForm.lengths)).values
  const problems = answerForm.problems({ answer: text })
  if (problems.answer) return data<SpaAnswer>({ text, problems }, { status: 400 })
  const answer = { review: page.uuid, text, language: languageOf(url.pathname) }
  const written = await guardWrite(context, 'reviews', () => answerReview(services, answer))
  if (!written.ok) {
    const { error, minutes, init } = written
    return data<SpaAnswer>({ text, refused: { error, minutes } }, init)
  }
  if (!written.value.ok) return data<SpaAnswer | null>(null, { status: 409 })
  const search = new URLSearchParams({ key: url.searchParams.get('key') ?? '', sent: '1' })
  return redirect(`${url.pathname}?${search}`, 303)
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.title, isPrivate: true })

export default function AnswerReview({ loaderData: { page }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { language } = useFrame()
  if (page.kind !== 'write') {
    const href = 'spa' in page && page.spa.href ? `${page.spa.href}#reviews` : pathOf('home', language)
    const next = t('spa' in page && page.spa.href ? 'reviews.sent.seeSpa' : 'reviews.invitations.home')
    const words = `reviews.answer.${page.kind}` as const
    return <LinkEnd title={t(`${words}.title`)} text={t(`${words}.text`)} href={href} next={next} />
  }
  return (
    <div className="wrap help-page review-page answer-page">
      <h1>{t('reviews.answer.title')}</h1>
      <p className="lead">{t('reviews.answer.lead', { spa: page.spa.name })}</p>
      <ReviewCards reviews={[page.review]} />
      <AnswerForm answer={actionData ?? undefined} />
    </div>
  )
}

/** What came back from the server instead of thanks. */
type SpaAnswer = { text: string; problems?: AnswerProblems; refused?: ReviewWriteRefused }

function AnswerForm({ answer }: { answer?: SpaAnswer }) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const isSending = useNavigation().formMethod === 'POST'
  const { problems, finding, onSubmit, onInput } = useCheckedForm(
    answerForm.names,
    answerForm.problems,
    answer?.problems,
  )
  const form = useFirstProblem(finding)
  const { field } = bindFields(answerForm, {
    values: answer && { answer: answer.text },
    problems,
    textOf: (problem) => t(`reviews.problems.${problem}`),
    idOf: (name) => name,
  })
  return (
    <Form
      method="post"
      action={pathname + search}
      ref={form}
      noValidate
      onSubmit={onSubmit}
      onInput={onInput}
      className="review-form grid gap-28"
    >
      {answer?.refused && <ReviewRefused refused={answer.refused} />}
      <Textarea
        {...field('answer')}
        label={t('reviews.answer.label')}
        hint={t('reviews.answer.hint', answerLength)}
        rows={6}
      />
      <Button type="submit" busy={isSending}>
        {t('reviews.answer.send')}
      </Button>
    </Form>
  )
}
