import { type FormEvent, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { KeepLink } from '#features/vouchers/pages/manage/actions/action-modal.tsx'
import { DayInput } from '#features/vouchers/pages/manage/day-input.tsx'
import { WriteRefusedBanner } from '#features/vouchers/pages/manage/write-refused.tsx'
import {
  type CancellationDraft,
  type CancelProblem,
  type CancelProblems,
  cancellationForm,
  cancellationReasons,
  priceMatchForm,
} from '#features/vouchers/rules/cancellation.ts'
import type { ActionView } from '#features/vouchers/server/actions/describe-action.ts'
import type { Day } from '#platform/time/dates.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { Button } from '#platform/ui/button.tsx'
import { type BoundFields, bindFields } from '#platform/ui/forms/bind-fields.ts'
import { Input, Select, Textarea } from '#platform/ui/forms/field.tsx'
import { useCheckedForm } from '#platform/ui/forms/use-checked-form.ts'
import { useFirstProblem } from '#platform/ui/forms/use-first-problem.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { ModalActions } from '#platform/ui/overlays/modal-actions.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import { actionPath } from '../action-choice.tsx'
import type { ActionAnswer } from '../open-action.ts'

type Props = { view: ActionView; today: Day; answer?: ActionAnswer<CancellationDraft, CancelProblems> }

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
    <Form method="post" replace noValidate onSubmit={onSubmit} ref={form} className="stack cancel-form mt-24">
      {/* Enter presses the first button of a form: a disabled one, so that nothing is cancelled by a slip of the hand. */}
      <button type="submit" hidden disabled />
      <Anchor className="link small" href={actionPath('cancel', language)} preventScrollReset>
        {t('vouchers.cancel.otherWays')}
      </Anchor>
      {answer?.refused && <WriteRefusedBanner refused={answer.refused} />}
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

type ReasonProps = { field: BoundFields<keyof CancellationDraft>['field']; canMatchPrice: boolean }

/** Spec 5: what some reasons ask for. The style sheet shows what belongs to the chosen one, without a script too. */
function ReasonFields({ field, canMatchPrice }: ReasonProps) {
  const { t } = useTranslation()
  return (
    <>
      <div className="for-reason for-seen-cheaper stack">
        <Input {...field('website')} label={t('vouchers.cancel.website')} hint={t('vouchers.cancel.websiteHint')} />
        {canMatchPrice && (
          <div className="match-offer stack-sm">
            <b>{t('vouchers.cancel.matchTitle')}</b>
            <p className="small">{t('vouchers.cancel.matchText')}</p>
            <Button type="submit" variant="secondary" size="sm" name="intent" value="match">
              {t('vouchers.cancel.match')}
            </Button>
          </div>
        )}
      </div>
      <div className="for-reason for-no-availability">
        <DayInput {...field('day')} label={t('vouchers.cancel.day')} />
      </div>
      <div className="for-reason for-other">
        <Textarea {...field('text')} label={t('vouchers.cancel.text')} rows={3} />
      </div>
    </>
  )
}

/** Spec 9: what goes back where, and when it is there. Who was given the voucher learns whose money it is, not how much. */
function RefundParts({ parts, value, buyer }: Pick<ActionView, 'parts' | 'value' | 'buyer'>) {
  const { t } = useTranslation()
  if (value === null) return <p className="small soft">{t('vouchers.cancel.endGift', { buyer })}</p>
  return (
    <div className="small soft">
      {parts.length > 0 && (
        <>
          <p>{t('vouchers.cancel.backTo')}</p>
          <ul className="refund-parts">
            {parts.map(({ to, amount, isAtOnce }) => (
              <li key={to}>{t(isAtOnce ? 'vouchers.cancel.atOnce' : 'vouchers.cancel.later', { to, amount })}</li>
            ))}
          </ul>
        </>
      )}
      <p>{t('vouchers.cancel.end')}</p>
    </div>
  )
}
