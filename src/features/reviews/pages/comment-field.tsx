import { useEffect, useRef, useState } from 'react'
import { commentLength } from '#features/reviews/rules/review-draft.ts'
import { characters, plainText } from '#platform/rules/plain-text.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'

type Props = { id: string; value?: string; error?: string }

/** Counts along as far as a script can; more than fits is not cut off but told. */
export function CommentField({ id, value = '', error }: Props) {
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
