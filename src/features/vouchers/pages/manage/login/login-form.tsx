import { Form, useNavigation } from 'react-router'
import {
  type LoginDraft,
  type LoginError,
  type LoginProblems,
  loginForm,
} from '#features/vouchers/rules/voucher-login.ts'
import type { ProblemOf } from '#platform/forms/define-form.ts'
import { pathOf, sectionPath } from '#platform/pages/paths.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { AnswerBanner } from '#platform/ui/answer-banner.tsx'
import { Button } from '#platform/ui/button.tsx'
import { bindFields } from '#platform/ui/forms/bind-fields.ts'
import { Check } from '#platform/ui/forms/check.tsx'
import { Input } from '#platform/ui/forms/field.tsx'
import { useCheckedForm } from '#platform/ui/forms/use-checked-form.ts'
import { useFirstProblem } from '#platform/ui/forms/use-first-problem.ts'
import { mailto } from '#platform/ui/help/mailto.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import { DayInput } from '../day-input.tsx'

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

type LoginRefusal = { error?: { code: LoginError }; tooMany?: { minutes: number } }

/** Why the three answers open nothing, and where to go on. */
export function LoginRefused({ refusal: { error, tooMany } }: { refusal: LoginRefusal }) {
  const { t } = useTranslation()
  const { site } = useFrame()
  const ways = useWays()
  if (tooMany) {
    return (
      <AnswerBanner answer={tooMany} kind="warn" title={t('vouchers.login.tooManyTitle')}>
        {t('vouchers.login.tooMany', { count: tooMany.minutes })}
      </AnswerBanner>
    )
  }
  if (!error) return null
  const { code } = error
  const names = { brand: site.brand, email: site.supportEmail }
  return (
    <AnswerBanner answer={error} kind="error" title={t(`vouchers.login.errors.${code}.title`, names)}>
      <p>{t(`vouchers.login.errors.${code}.text`, names)}</p>
      <ul className="login-ways mt-12 mid">
        {ways[code].map(({ href, text }) => (
          <li key={href}>
            <Anchor className="link tap-line" href={href}>
              {text}
            </Anchor>
          </li>
        ))}
      </ul>
    </AnswerBanner>
  )
}

/** Spec 8: each error with its way on. */
function useWays(): Record<LoginError, { href: string; text: string }[]> {
  const { t } = useTranslation()
  const { site, language } = useFrame()
  const resend = { href: pathOf('resendVouchers', language), text: t('vouchers.login.resend') }
  const write = { href: mailto(site.supportEmail, t('vouchers.login.title')), text: t('vouchers.login.ways.write') }
  const contact = { href: pathOf('contact', language), text: t('vouchers.login.ways.contact') }
  return {
    'bad-spa-voucher': [resend, write],
    'bad-gift-voucher': [
      { href: sectionPath('spas', language), text: t('vouchers.login.ways.spas') },
      { href: pathOf('giftCardBalance', language), text: t('vouchers.login.ways.balance') },
    ],
    'bad-booking': [resend, contact],
    'bad-get-away': [resend, { href: pathOf('redeemGetaway', language), text: t('vouchers.login.ways.getaway') }],
    'bad-external-voucher': [resend, contact],
    'bad-other-voucher': [resend, contact],
  }
}
