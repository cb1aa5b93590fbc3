import { Form, useNavigation } from 'react-router'
import { useTranslation } from '#app/i18n.tsx'
import { useFrame } from '#app/shell/use-frame.ts'
import { AnswerBanner } from '#app/ui/answer-banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Input } from '#app/ui/forms/field.tsx'
import { HoneypotField } from '#app/ui/forms/honeypot-field.tsx'
import { useCheckedForm } from '#app/ui/forms/use-checked-form.ts'
import { useFirstProblem } from '#app/ui/forms/use-first-problem.ts'
import { longest } from '#domain/purchases/buyer.ts'
import { isEmail } from '#domain/site/email.ts'
import { type WriteRefusal, WriteRefused } from '../write-refused.tsx'

type Problems = { email?: 'emailWrong' }

/** How the server answers: that an e-mail may be coming, or the form again. */
export type ResendAnswer = { isSent: boolean; values: { email: string }; problems?: Problems; refused?: WriteRefusal }

const check = ({ email }: { email: string }): Problems => (isEmail(email) ? {} : { email: 'emailWrong' })

export function ResendForm({ answer }: { answer?: ResendAnswer }) {
  const { t } = useTranslation()
  const { site } = useFrame()
  const isSending = useNavigation().formMethod === 'POST'
  const { problems, onSubmit } = useCheckedForm<'email', 'emailWrong'>(['email'], check, answer?.problems)
  const form = useFirstProblem(problems)
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
      <Input
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t('vouchers.resend.email')}
        hint={t('vouchers.resend.emailHint')}
        error={problems.email && t('vouchers.resend.emailWrong')}
        defaultValue={answer?.values.email}
        maxLength={longest.email}
      />
      <HoneypotField label={t('vouchers.resend.leaveEmpty')} />
      <Button type="submit" busy={isSending}>
        {t('vouchers.resend.send')}
      </Button>
    </Form>
  )
}
