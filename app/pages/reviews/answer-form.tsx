import { Form, useLocation, useNavigation } from 'react-router'
import { useTranslation } from '#app/i18n.tsx'
import { Button } from '#app/ui/button.tsx'
import { Textarea } from '#app/ui/forms/field.tsx'
import { useCheckedForm } from '#app/ui/forms/use-checked-form.ts'
import { useFirstProblem } from '#app/ui/forms/use-first-problem.ts'
import { type AnswerProblem, answerLength, answerProblem } from '#domain/reviews/answer.ts'
import { ReviewRefused, type WriteRefused } from './review-refused.tsx'

/** What came back from the server instead of thanks. */
export type SpaAnswer = { text: string; problems?: { answer?: AnswerProblem }; refused?: WriteRefused }

export function AnswerForm({ answer }: { answer?: SpaAnswer }) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const isSending = useNavigation().formMethod === 'POST'
  const { problems, finding, onSubmit, onInput } = useCheckedForm(fields, check, answer?.problems)
  const form = useFirstProblem(finding)
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
        id="answer"
        name="answer"
        label={t('reviews.answer.label')}
        hint={t('reviews.answer.hint', answerLength)}
        error={problems.answer && t(`reviews.problems.${problems.answer}`)}
        defaultValue={answer?.text}
        rows={6}
        maxLength={5000}
      />
      <Button type="submit" busy={isSending}>
        {t('reviews.answer.send')}
      </Button>
    </Form>
  )
}

const fields = ['answer'] as const

function check({ answer }: { answer: string }): { answer?: AnswerProblem } {
  const problem = answerProblem(answer)
  return problem ? { answer: problem } : {}
}
