import { Form, useNavigation } from 'react-router'
import type { WriteRefused } from '#features/checkout/ui/refused-banner.tsx'
import { pathOf } from '#platform/pages/paths.ts'
import { AnswerBanner } from '#platform/ui/answer-banner.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Input } from '#platform/ui/forms/field.tsx'
import { HoneypotField } from '#platform/ui/forms/honeypot-field.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'

type Props = { answer?: { code?: string; notFound?: true; refused?: WriteRefused }; hasCard: boolean }

/** The code of a card. It is sent and never stands in an address. */
export function BalanceForm({ answer, hasCard }: Props) {
  const { t } = useTranslation()
  const { language } = useFrame()
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" action={pathOf('giftCardBalance', language)} className="stack balance-form" noValidate>
      <p className="lead">{t('giftCards.balance.lead')}</p>
      {answer && <NotShown answer={answer} />}
      <Input
        name="code"
        className="code-in"
        label={t('giftCards.balance.code')}
        optional={t('giftCards.balance.codeHint')}
        defaultValue={answer?.code ?? ''}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        aria-invalid={answer?.notFound}
      />
      <HoneypotField label={t('giftCards.form.leaveEmpty')} />
      <div>
        <Button type="submit" variant={hasCard ? 'secondary' : 'primary'} busy={isSending}>
          {t('giftCards.balance.see')}
        </Button>
      </div>
    </Form>
  )
}

function NotShown({ answer }: { answer: NonNullable<Props['answer']> }) {
  const { t } = useTranslation()
  const { site } = useFrame()
  const { notFound, refused } = answer
  if (refused?.error === 'too-many')
    return (
      <AnswerBanner answer={answer} kind="warn" icon="clock" title={t('giftCards.balance.tooManyTitle')}>
        {t('giftCards.balance.tooMany', { minutes: refused.minutes, email: site.supportEmail })}
      </AnswerBanner>
    )
  if (refused)
    return (
      <AnswerBanner answer={answer} kind="error" title={t('giftCards.balance.notSavedTitle')}>
        {t('giftCards.balance.notSaved')}
      </AnswerBanner>
    )
  if (!notFound) return null
  return (
    <AnswerBanner answer={answer} kind="error" title={t('giftCards.balance.notFoundTitle')}>
      {t('giftCards.balance.notFound')}
    </AnswerBanner>
  )
}
