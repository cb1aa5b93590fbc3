import { Form, useLocation, useNavigation } from 'react-router'
import { type AnswerProblems, answerForm, answerLength } from '#features/reviews/rules/answer.ts'
import { Button } from '#platform/ui/button.tsx'
import { bindFields } from '#platform/ui/forms/bind-fields.ts'
import { Textarea } from '#platform/ui/forms/field.tsx'
import { useCheckedForm } from '#platform/ui/forms/use-checked-form.ts'
import { useFirstProblem } from '#platform/ui/forms/use-first-problem.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { ReviewRefused, type ReviewWriteRefused } from './review-refused.tsx'

/** What came back from the server instead of thanks. */
export type SpaAnswer = { text: string; problems?: AnswerProblems; refused?: ReviewWriteRefused }

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
