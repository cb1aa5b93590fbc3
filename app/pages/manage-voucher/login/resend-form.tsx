import { Form, useNavigation } from 'react-router'
import { useTranslation } from '#app/i18n.tsx'
import { useFrame } from '#app/shell/use-frame.ts'
import { AnswerBanner } from '#app/ui/answer-banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { bindFields } from '#app/ui/forms/bind-fields.ts'
import { Input } from '#app/ui/forms/field.tsx'
import { HoneypotField } from '#app/ui/forms/honeypot-field.tsx'
import { useCheckedForm } from '#app/ui/forms/use-checked-form.ts'
import { useFirstProblem } from '#app/ui/forms/use-first-problem.ts'
import type { DraftOf, ProblemsOf } from '#domain/forms/define-form.ts'
import { resendForm } from '#domain/vouchers/voucher-login.ts'
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
