import { useEffect, useRef } from 'react'
import { data, Form, redirect } from 'react-router'
import { reviewForm } from '#features/reviews/rules/review-draft.ts'
import { picturesProblem } from '#features/reviews/rules/sent-pictures.ts'
import {
  describeReviewPage,
  type ReviewPage,
  readInvitation,
  type SpaToReview,
} from '#features/reviews/server/describe-review-page.ts'
import { submitReview } from '#features/reviews/server/submit-review.ts'
import { languageOf } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import { guardWrite } from '#platform/server/http/guards/guard-write.ts'
import { readUpload } from '#platform/server/http/guards/read-form.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { Banner } from '#platform/ui/banner.tsx'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Input } from '#platform/ui/forms/field.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { Picture } from '#platform/ui/picture.tsx'
import { pageMeta } from '#platform/ui/seo/page-meta.ts'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import type { Route } from './+types/add-review'
import { PublicationRules, type ReviewAnswer, ReviewForm } from './review-form.tsx'

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
  const back = (content: Partial<ReviewAnswer>, init: ResponseInit) =>
    data<Answer>({ page, answer: { values, hadFile: files.length > 0, ...content } }, init)
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

/** A review without a spa: the way to it goes through the search. */
function ChooseSpa({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation()
  const { language } = useFrame()
  return (
    <EmptyState heading="h1" title={title} text={text}>
      <Form action={pathOf('search', language)} className="choose-spa grid gap-12" role="search">
        <Input name="q" type="search" label={t('reviews.choose.label')} autoComplete="off" maxLength={100} />
        <Button type="submit" icon="search">
          {t('reviews.choose.search')}
        </Button>
      </Form>
    </EmptyState>
  )
}

/** The spa that is being written about. */
function ReviewedSpa({ spa }: { spa: SpaToReview }) {
  return (
    <Anchor href={spa.href} className="reviewed-spa grid">
      <Picture {...spa.photo} ratio="photo" sizes="(max-width: 760px) 96px, 400px" priority />
      <span>
        <b>{spa.name}</b>
        <span className="small muted">{spa.place}</span>
      </span>
    </Anchor>
  )
}

/** After a review was sent, or where its visit had one already. Whoever sent it is taken to the words. */
function ReviewDone({ spa, title, text }: { spa: SpaToReview; title: string; text: string }) {
  const { t } = useTranslation()
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <div ref={words} tabIndex={-1} className="review-done">
      <EmptyState heading="h1" title={title} text={text}>
        <ButtonLink href={`${spa.href}#reviews`} variant="secondary">
          {t('reviews.sent.seeSpa')}
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
