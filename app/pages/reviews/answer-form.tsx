import { Form, useLocation, useNavigation } from 'react-router'
import { useTranslation } from '#app/i18n.tsx'
import { Button } from '#app/ui/button.tsx'
import { bindFields } from '#app/ui/forms/bind-fields.ts'
import { Textarea } from '#app/ui/forms/field.tsx'
import { useCheckedForm } from '#app/ui/forms/use-checked-form.ts'
import { useFirstProblem } from '#app/ui/forms/use-first-problem.ts'
import { type AnswerProblems, answerForm, answerLength } from '#domain/reviews/answer.ts'
import { ReviewRefused, type WriteRefused } from './review-refused.tsx'

/** What came back from the server instead of thanks. */
export type SpaAnswer = { text: string; problems?: AnswerProblems; refused?: WriteRefused }

export function AnswerForm({ answer }: { answer?: SpaAnswer }) {
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
      className="review-form"
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
