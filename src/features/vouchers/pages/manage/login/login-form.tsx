import { Form, useNavigation } from 'react-router'
import { type LoginDraft, type LoginProblems, loginForm } from '#features/vouchers/rules/voucher-login.ts'
import type { ProblemOf } from '#platform/forms/define-form.ts'
import { Button } from '#platform/ui/button.tsx'
import { bindFields } from '#platform/ui/forms/bind-fields.ts'
import { Check } from '#platform/ui/forms/check.tsx'
import { Input } from '#platform/ui/forms/field.tsx'
import { useCheckedForm } from '#platform/ui/forms/use-checked-form.ts'
import { useFirstProblem } from '#platform/ui/forms/use-first-problem.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { DayInput } from '../day-input.tsx'
import { type LoginRefusal, LoginRefused } from './login-refused.tsx'

/** What came back from the server instead of the voucher. */
export type LoginAnswer = LoginRefusal & { values: LoginDraft & { promotions: string }; problems?: LoginProblems }

/** Spec 5: three questions instead of an account. */
export function LoginForm({ answer }: { answer?: LoginAnswer }) {
  const { t } = useTranslation()
  const isSending = useNavigation().formMethod === 'POST'
  const { problems, onSubmit } = useCheckedForm(loginForm.names, loginForm.problems, answer?.problems)
  const form = useFirstProblem(problems)
  const values = answer?.values
  const textOf = (problem: ProblemOf<typeof loginForm>) => t(`vouchers.login.problems.${problem}`)
  const { field } = bindFields(loginForm, { values, problems, textOf })
  return (
    <Form method="post" noValidate onSubmit={onSubmit} ref={form} className="stack">
      {answer && <LoginRefused refusal={answer} />}
      <Input {...field('email')} required label={t('vouchers.login.email')} />
      <Input
        {...field('reference')}
        required
        label={t('vouchers.login.reference')}
        hint={t('vouchers.login.referenceHint')}
      />
      <DayInput {...field('expiry')} required label={t('vouchers.login.expiry')} />
      <Check name="promotions" value="yes" defaultChecked={Boolean(values?.promotions)}>
        {t('vouchers.login.promotions')} <span className="muted">({t('vouchers.login.optional')})</span>
      </Check>
      <Button type="submit" block busy={isSending}>
        {t('vouchers.login.enter')}
      </Button>
    </Form>
  )
}
