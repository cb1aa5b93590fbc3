import { Form, useNavigation } from 'react-router'
import { useTranslation } from '#app/i18n.tsx'
import { Button } from '#app/ui/button.tsx'
import { Check } from '#app/ui/forms/check.tsx'
import { Input } from '#app/ui/forms/field.tsx'
import { useCheckedForm } from '#app/ui/forms/use-checked-form.ts'
import { useFirstProblem } from '#app/ui/forms/use-first-problem.ts'
import { fieldsOf } from '#domain/forms/field-lengths.ts'
import { longest } from '#domain/purchases/buyer.ts'
import {
  type LoginDraft,
  type LoginField,
  type LoginProblems,
  loginFields,
  loginProblems,
} from '#domain/vouchers/voucher-login.ts'
import { DayInput } from '../day-input.tsx'
import { type LoginRefusal, LoginRefused } from './login-refused.tsx'

/** What came back from the server instead of the voucher. */
export type LoginAnswer = LoginRefusal & { values: LoginDraft & { promotions: string }; problems?: LoginProblems }

/** Spec 5: three questions instead of an account. */
export function LoginForm({ answer }: { answer?: LoginAnswer }) {
  const { t } = useTranslation()
  const isSending = useNavigation().formMethod === 'POST'
  const { problems, onSubmit } = useCheckedForm(fieldsOf(loginFields), loginProblems, answer?.problems)
  const form = useFirstProblem(problems)
  const errorOf = (field: LoginField) => problems[field] && t(`vouchers.login.problems.${problems[field]}`)
  const values = answer?.values
  return (
    <Form method="post" noValidate onSubmit={onSubmit} ref={form} className="stack">
      {answer && <LoginRefused refusal={answer} />}
      <Input
        name="email"
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t('vouchers.login.email')}
        error={errorOf('email')}
        defaultValue={values?.email}
        maxLength={longest.email}
      />
      <Input
        name="reference"
        required
        label={t('vouchers.login.reference')}
        hint={t('vouchers.login.referenceHint')}
        error={errorOf('reference')}
        defaultValue={values?.reference}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <DayInput
        name="expiry"
        required
        label={t('vouchers.login.expiry')}
        error={errorOf('expiry')}
        defaultValue={values?.expiry}
      />
      <Check name="promotions" value="yes" defaultChecked={Boolean(values?.promotions)}>
        {t('vouchers.login.promotions')} <span className="muted">({t('vouchers.login.optional')})</span>
      </Check>
      <Button type="submit" block busy={isSending}>
        {t('vouchers.login.enter')}
      </Button>
    </Form>
  )
}
