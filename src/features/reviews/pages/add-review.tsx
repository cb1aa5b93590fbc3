import { data, redirect } from 'react-router'
import { reviewForm } from '#features/reviews/rules/review-draft.ts'
import { picturesProblem } from '#features/reviews/rules/sent-pictures.ts'
import { describeReviewPage, type ReviewPage, readInvitation } from '#features/reviews/server/describe-review-page.ts'
import { submitReview } from '#features/reviews/server/submit-review.ts'
import { languageOf } from '#platform/i18n/languages.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import { guardWrite } from '#platform/server/http/guards/guard-write.ts'
import { readUpload } from '#platform/server/http/guards/read-upload.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { Banner } from '#platform/ui/banner.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { pageMeta } from '#platform/ui/seo/page-meta.ts'
import type { Route } from './+types/add-review'
import { ChooseSpa } from './choose-spa.tsx'
import { PublicationRules } from './publication-rules.tsx'
import { ReviewDone } from './review-done.tsx'
import { type ReviewAnswer, ReviewForm } from './review-form.tsx'
import { ReviewedSpa } from './reviewed-spa.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = await describeReviewPage(context.get(servicesContext), url)
  const { t } = i18nFor(languageOf(url.pathname))
  const title = 'spa' in page ? t('reviews.page.titleOf', { spa: page.spa.name }) : t('reviews.page.title')
  return data({ page, title }, { status: page.kind === 'unknown' ? 404 : 200 })
}

type Answer = { page: ReviewPage; answer?: ReviewAnswer }

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const page = readInvitation(services, url)
  if (page.kind !== 'write') return data<Answer>({ page }, { status: 404 })
  const { values, isHoneypotFilled, files } = await readUpload(request, reviewForm.lengths, 'pictures')
  const { spa, visit } = page
  const back = (said: Partial<ReviewAnswer>, init: ResponseInit) =>
    data<Answer>({ page, answer: { values, hadFile: files.length > 0, ...said } }, init)
  const wrongPictures = picturesProblem(files)
  const wrong = reviewForm.problems(values, { asksEmail: visit === null })
  const problems = { ...wrong, ...(wrongPictures && { pictures: wrongPictures }) }
  if (Object.keys(problems).length > 0) return back({ problems }, { status: 400 })
  const thanks = (state: string) => redirect(`${url.pathname}?spa=${spa.uuid}&sent=${state}`, 303)
  if (isHoneypotFilled) return thanks('pending')
  const pictures = files.map(({ content }) => content)
  const review = { spaUuid: spa.uuid, language: languageOf(url.pathname), draft: values, visit, pictures }
  const written = await guardWrite(context, 'reviews', () => submitReview(services, review))
  if (!written.ok) {
    const { error, minutes, init } = written
    return back({ refused: { error, minutes } }, init)
  }
  if (written.value.ok) return thanks(written.value.value)
  const { error } = written.value
  if (error === 'visit-used') return data<Answer>({ page: { kind: 'used', spa } }, { status: 409 })
  return back({ problems: { pictures: error } }, { status: 400 })
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.title, isPrivate: true })

export default function AddReview({ loaderData, actionData }: Route.ComponentProps) {
  const page = actionData?.page ?? loaderData.page
  return (
    <div className="wrap help-page review-page">
      <Content page={page} answer={actionData?.answer} />
    </div>
  )
}

function Content({ page, answer }: Answer) {
  const { t } = useTranslation()
  switch (page.kind) {
    case 'choose':
      return <ChooseSpa title={t('reviews.choose.title')} text={t('reviews.choose.text')} />
    case 'unknown':
      return page.what === 'spa' ? (
        <ChooseSpa title={t('reviews.choose.unknownSpa')} text={t('reviews.choose.unknownSpaText')} />
      ) : (
        <ChooseSpa title={t('reviews.choose.unknownLink')} text={t('reviews.choose.unknownLinkText')} />
      )
    case 'used':
      return <ReviewDone spa={page.spa} title={t('reviews.used.title')} text={t('reviews.used.text')} />
    case 'sent': {
      const kind = page.isPublished ? 'published' : 'pending'
      return (
        <ReviewDone
          spa={page.spa}
          title={t(`reviews.sent.${kind}Title`)}
          text={t(`reviews.sent.${kind}`, { spa: page.spa.name })}
        />
      )
    }
    case 'write':
      return <Write page={page} answer={answer} />
  }
}

function Write({ page, answer }: { page: Extract<ReviewPage, { kind: 'write' }>; answer?: ReviewAnswer }) {
  const { t } = useTranslation()
  return (
    <>
      <h1>{t('reviews.page.title')}</h1>
      <p className="lead">{t('reviews.page.lead')}</p>
      <div className="review-cols">
        <ReviewedSpa spa={page.spa} />
        <div className="review-main grid gap-24">
          {page.visit && (
            <Banner icon="verified" title={t('reviews.verified.title')}>
              {t('reviews.verified.text')}
            </Banner>
          )}
          {page.isExpired && (
            <Banner kind="warn" title={t('reviews.expired.title')}>
              {t('reviews.expired.text')}
            </Banner>
          )}
          <ReviewForm asksEmail={page.visit === null} answer={answer} />
        </div>
        <PublicationRules />
      </div>
    </>
  )
}
