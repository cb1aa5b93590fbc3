import { Form, useNavigation } from 'react-router'
import { resendForm } from '#features/vouchers/rules/voucher-login.ts'
import type { DraftOf, ProblemsOf } from '#platform/forms/define-form.ts'
import { AnswerBanner } from '#platform/ui/answer-banner.tsx'
import { Button } from '#platform/ui/button.tsx'
import { bindFields } from '#platform/ui/forms/bind-fields.ts'
import { Input } from '#platform/ui/forms/field.tsx'
import { HoneypotField } from '#platform/ui/forms/honeypot-field.tsx'
import { useCheckedForm } from '#platform/ui/forms/use-checked-form.ts'
import { useFirstProblem } from '#platform/ui/forms/use-first-problem.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import { type WriteRefusal, WriteRefused } from '../write-refused.tsx'

/** How the server answers: that an e-mail may be coming, or the form again. */
export type ResendAnswer = {
  isSent: boolean
  values: DraftOf<typeof resendForm>
  problems?: ProblemsOf<typeof resendForm>
  refused?: WriteRefusal
}

export function ResendForm({ answer }: { answer?: ResendAnswer }) {
  const { t } = useTranslation()
  const { site } = useFrame()
  const isSending = useNavigation().formMethod === 'POST'
  const { problems, onSubmit } = useCheckedForm(resendForm.names, resendForm.problems, answer?.problems)
  const form = useFirstProblem(problems)
  const textOf = () => t('vouchers.resend.emailWrong')
  const { field } = bindFields(resendForm, { values: answer?.values, problems, textOf })
  if (answer?.isSent) {
    return (
      <AnswerBanner answer={answer} kind="ok" icon="mail-check" title={t('vouchers.resend.sentTitle')}>
        {t('vouchers.resend.sent', { email: site.supportEmail })}
      </AnswerBanner>
    )
  }
  return (
    <Form method="post" noValidate onSubmit={onSubmit} ref={form} className="stack">
      {answer?.refused && <WriteRefused refused={answer.refused} />}
      <Input {...field('email')} label={t('vouchers.resend.email')} hint={t('vouchers.resend.emailHint')} />
      <HoneypotField label={t('vouchers.resend.leaveEmpty')} />
      <Button type="submit" busy={isSending}>
        {t('vouchers.resend.send')}
      </Button>
    </Form>
  )
}
