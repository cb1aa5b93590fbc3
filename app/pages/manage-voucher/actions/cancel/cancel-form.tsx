import { type FormEvent, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useTranslation } from '#app/i18n.tsx'
import { useFrame } from '#app/shell/use-frame.ts'
import { Anchor } from '#app/ui/anchor.tsx'
import { Button } from '#app/ui/button.tsx'
import { bindFields } from '#app/ui/forms/bind-fields.ts'
import { Select } from '#app/ui/forms/field.tsx'
import { useCheckedForm } from '#app/ui/forms/use-checked-form.ts'
import { useFirstProblem } from '#app/ui/forms/use-first-problem.ts'
import { ModalActions } from '#app/ui/overlays/modal.tsx'
import type { Day } from '#domain/dates.ts'
import {
  type CancellationDraft,
  type CancelProblem,
  type CancelProblems,
  cancellationForm,
  cancellationReasons,
  priceMatchForm,
} from '#domain/vouchers/cancellation.ts'
import type { ActionView } from '#server/vouchers/actions/describe-action.ts'
import { KeepLink } from '../../login/keep-link.tsx'
import { WriteRefused } from '../../write-refused.tsx'
import { actionPath } from '../action-pages.ts'
import type { ActionAnswer } from '../write-action.ts'
import { ReasonFields } from './reason-fields.tsx'
import { RefundParts } from './refund-parts.tsx'

type CancelAnswer = ActionAnswer<CancellationDraft, CancelProblems>

type Props = { view: ActionView; today: Day; answer?: CancelAnswer }

const none: CancelProblems = {}

/** Two buttons send it: one cancels, the other asks for a price that was seen elsewhere. */
export function CancelForm({ view, today, answer }: Props) {
  const { t } = useTranslation()
  const { language } = useFrame()
  const isSending = useNavigation().formMethod === 'POST'
  const asksMatch = useRef(false)
  const check = (values: CancellationDraft): CancelProblems =>
    asksMatch.current ? priceMatchForm.problems(values) : cancellationForm.problems(values, today)
  const checked = useCheckedForm<keyof CancellationDraft, CancelProblem>(
    cancellationForm.names,
    check,
    answer?.problems,
  )
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    asksMatch.current = submitter instanceof HTMLButtonElement && submitter.value === 'match'
    checked.onSubmit(event)
  }
  // What was found about one reason says nothing about the next.
  const [outdated, setOutdated] = useState<CancelProblems | null>(null)
  const problems = outdated === checked.problems ? none : checked.problems
  const form = useFirstProblem(problems)
  const { field } = bindFields(cancellationForm, {
    values: answer?.values,
    problems,
    textOf: (problem: CancelProblem) => t(`vouchers.cancel.problems.${problem}`, cancellationForm.lengths),
    optional: t('vouchers.cancel.optional'),
  })
  return (
    <Form method="post" replace noValidate onSubmit={onSubmit} ref={form} className="stack cancel-form">
      {/* Enter presses the first button of a form: a disabled one, so that nothing is cancelled by a slip of the hand. */}
      <button type="submit" hidden disabled />
      <Anchor className="link small" href={actionPath('cancel', language)} preventScrollReset>
        {t('vouchers.cancel.otherWays')}
      </Anchor>
      {answer?.refused && <WriteRefused refused={answer.refused} />}
      <Select
        {...field('reason')}
        label={t('vouchers.cancel.reason')}
        defaultValue={answer?.values.reason || '0'}
        onChange={() => setOutdated(checked.problems)}
      >
        <option value="0">{t('vouchers.cancel.select')}</option>
        {cancellationReasons.map(({ option, key }) => (
          <option key={key} value={option}>
            {t(`vouchers.cancel.reasons.${key}`)}
          </option>
        ))}
      </Select>
      <ReasonFields field={field} canMatchPrice={view.canMatchPrice} />
      <RefundParts {...view} />
      <ModalActions>
        <KeepLink>{t('vouchers.cancel.keep')}</KeepLink>
        <Button type="submit" variant="danger" name="intent" value="cancel" busy={isSending}>
          {t('vouchers.cancel.confirm')}
        </Button>
      </ModalActions>
    </Form>
  )
}
