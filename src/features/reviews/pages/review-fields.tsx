import { useEffect, useRef, useState } from 'react'
import type { ReviewMark } from '#features/catalogue/rules/reviews/review.ts'
import { commentLength } from '#features/reviews/rules/review-draft.ts'
import { characters, plainText } from '#platform/rules/plain-text.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { FieldMessage } from '#platform/ui/forms/field-message.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'

const steps = [1, 2, 3, 4, 5] as const

/** `id` is that of the first star, where the summary of problems leads. */
type Props = { id: string; mark: ReviewMark; value?: string; error?: string }

/** One mark of a review: five radio buttons that are drawn as stars, so that keys and screen readers know them. */
export function StarField({ id, mark, value, error }: Props) {
  const { t } = useTranslation()
  const errorId = `${id}-error`
  return (
    <fieldset className="star-field" aria-describedby={error ? errorId : undefined}>
      <legend>
        <b className="block">{t(`reviews.form.labels.${mark}`)}</b>
        <span className="small muted">{t(`reviews.form.hints.${mark}`)}</span>
      </legend>
      <div className="star-row aligned gap-0">
        {steps.map((step) => (
          <label key={step} className="star">
            <input
              type="radio"
              id={step === 1 ? id : undefined}
              name={mark}
              value={step}
              defaultChecked={value === String(step)}
              aria-invalid={error ? true : undefined}
              aria-label={t(`reviews.form.stars.s${step}`)}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d="M12 2.6l2.9 6.1 6.7.8-4.9 4.6 1.3 6.6-6-3.3-6 3.3 1.3-6.6-4.9-4.6 6.7-.8z" />
            </svg>
            <span className="star-word mid soft" aria-hidden="true">
              {t(`reviews.form.words.s${step}`)}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldMessage id={errorId}>{error}</FieldMessage>}
    </fieldset>
  )
}

type CommentProps = { id: string; value?: string; error?: string }

/** Counts along as far as a script can; more than fits is not cut off but told. */
export function CommentField({ id, value = '', error }: CommentProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLTextAreaElement>(null)
  const [count, setCount] = useState(() => countIn(value))
  // What was typed before the script was there.
  useEffect(() => setCount(countIn(field.current?.value ?? '')), [])
  return (
    <Field
      id={id}
      label={t('reviews.form.comment')}
      hint={
        <span className="between">
          {t('reviews.form.commentHint', commentLength)}
          <span className={count > commentLength.most ? 'count is-over' : 'count'} aria-hidden="true">
            {count} / {commentLength.most}
          </span>
        </span>
      }
      error={error}
    >
      {(control) => (
        <textarea
          className="input"
          name="comment"
          rows={6}
          maxLength={5000}
          defaultValue={value}
          onChange={(event) => setCount(countIn(event.currentTarget.value))}
          ref={field}
          {...control}
        />
      )}
    </Field>
  )
}

const countIn = (typed: string) => characters(plainText(typed))
