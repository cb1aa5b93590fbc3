import { useState } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { reviewMarks } from '#features/catalogue/rules/reviews/review.ts'
import {
  type ReviewDraft,
  type ReviewProblem,
  type ReviewProblems,
  reviewForm,
} from '#features/reviews/rules/review-draft.ts'
import { mostPictures, type PicturesProblem, picturesProblem } from '#features/reviews/rules/sent-pictures.ts'
import { choice } from '#platform/forms/define-form.ts'
import { pictureKinds } from '#platform/forms/uploaded-file.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { AnswerBanner } from '#platform/ui/answer-banner.tsx'
import { Button } from '#platform/ui/button.tsx'
import { bindFields } from '#platform/ui/forms/bind-fields.ts'
import { Check } from '#platform/ui/forms/check.tsx'
import { ErrorSummary } from '#platform/ui/forms/error-summary.tsx'
import { Input } from '#platform/ui/forms/field.tsx'
import { FileField } from '#platform/ui/forms/file-field.tsx'
import { HoneypotField } from '#platform/ui/forms/honeypot-field.tsx'
import { useCheckedForm } from '#platform/ui/forms/use-checked-form.ts'
import { useFirstProblem } from '#platform/ui/forms/use-first-problem.ts'
import { Trans, useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import { Ticks } from '#platform/ui/ticks.tsx'
import { CommentField, StarField } from './review-fields.tsx'

/** What came back from the server instead of thanks. */
export type ReviewAnswer = {
  values: ReviewDraft
  problems?: ReviewProblems & { pictures?: PicturesProblem }
  /** Pictures came with it, which a browser without scripts does not keep. */
  hadFile: boolean
  refused?: ReviewWriteRefused
}

export function ReviewForm({ asksEmail, answer }: { asksEmail: boolean; answer?: ReviewAnswer }) {
  const { t } = useTranslation()
  const { language } = useFrame()
  const { pathname, search } = useLocation()
  const isSending = useNavigation().formMethod === 'POST'
  const check = (values: ReviewDraft) => reviewForm.problems(values, { asksEmail })
  const [wrongPictures, setWrongPictures] = useState<PicturesProblem | null>(null)
  const { problems, finding, onSubmit, onInput } = useCheckedForm<FormField, ReviewProblem | PicturesProblem>(
    names,
    check,
    answer?.problems,
    wrongPictures !== null,
  )
  const form = useFirstProblem(finding)
  const values = answer?.values
  const { field, errorOf, errors } = bindFields<FormField, ReviewProblem | PicturesProblem>(
    { names, table },
    { values, problems, textOf: (problem) => t(`reviews.problems.${problem}`), idOf },
  )
  return (
    <Form
      method="post"
      action={pathname + search}
      encType="multipart/form-data"
      ref={form}
      noValidate
      onSubmit={onSubmit}
      onInput={onInput}
      className="review-form grid gap-28"
    >
      <ErrorSummary title={t('reviews.problems.title')} errors={errors} />
      {answer?.refused && <ReviewRefused refused={answer.refused} />}
      <div className="star-fields">
        {reviewMarks.map((mark) => (
          <StarField key={mark} id={idOf(mark)} mark={mark} value={values?.[mark]} error={errorOf(mark)} />
        ))}
      </div>
      <CommentField id={idOf('comment')} value={values?.comment} error={errorOf('comment')} />
      <div className={asksEmail ? 'form-grid' : undefined}>
        <Input {...field('name')} label={t('reviews.form.name')} hint={t('reviews.form.nameHint')} />
        {asksEmail && <Input {...field('email')} label={t('reviews.form.email')} hint={t('reviews.form.emailHint')} />}
      </div>
      {/* After all that is typed: whatever happens to pictures, the words before them have arrived. */}
      <PicturesField id={idOf('pictures')} answer={answer} error={errorOf('pictures')} onProblem={setWrongPictures} />
      <Check
        id={idOf('consent')}
        name="consent"
        value="yes"
        defaultChecked={values?.consent === 'yes'}
        error={errorOf('consent')}
      >
        <Trans
          i18nKey="reviews.form.consent"
          components={{
            rules: <Anchor className="link" href={`#${rulesId}`} />,
            // In a tab of its own: what was typed here stays.
            privacy: <Anchor className="link" href={pathOf('privacy', language)} target="_blank" rel="noopener" />,
          }}
        />
      </Check>
      <HoneypotField label={t('reviews.form.leaveEmpty')} />
      <Button type="submit" busy={isSending}>
        {t('reviews.form.send')}
      </Button>
    </Form>
  )
}

const table = { ...reviewForm.table, pictures: choice() }
const names = [...reviewForm.names, 'pictures'] as const
type FormField = (typeof names)[number]

const idOf = (field: FormField) => `review-${field}`

type Props = {
  id: string
  answer?: { hadFile: boolean }
  error?: string
  onProblem: (problem: PicturesProblem | null) => void
}

function PicturesField(props: Props) {
  const { t } = useTranslation()
  return (
    <FileField
      {...props}
      name="pictures"
      multiple
      kinds={pictureKinds}
      check={picturesProblem}
      textOf={(problem) => t(`reviews.problems.${problem}`)}
      label={t('reviews.form.pictures')}
      optional={t('reviews.form.optional')}
      hint={t('reviews.form.picturesHint', { most: mostPictures })}
      again={t('reviews.form.picturesAgain')}
    />
  )
}

const rulesId = 'rules'

/** What is published and how it is marked, which whoever reads reviews has a right to know too. */
export function PublicationRules() {
  const { t } = useTranslation()
  const rules = ['own', 'all', 'never', 'pictures', 'verified'] as const
  return (
    <section id={rulesId} className="review-rules small soft">
      <h2 className="panel-title">{t('reviews.rules.title')}</h2>
      <Ticks items={rules.map((rule) => t(`reviews.rules.${rule}`))} />
    </section>
  )
}

export type ReviewWriteRefused = { error: 'too-many' | 'not-saved'; minutes: number }

export function ReviewRefused({ refused }: { refused: ReviewWriteRefused }) {
  const { t } = useTranslation()
  return refused.error === 'too-many' ? (
    <AnswerBanner answer={refused} kind="warn" title={t('reviews.refused.tooManyTitle')}>
      {t('reviews.refused.tooMany', { count: refused.minutes })}
    </AnswerBanner>
  ) : (
    <AnswerBanner answer={refused} kind="error" title={t('reviews.refused.notSavedTitle')}>
      {t('reviews.refused.notSaved')}
    </AnswerBanner>
  )
}
