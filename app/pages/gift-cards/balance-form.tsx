import { Form, useNavigation } from 'react-router'
import { useTranslation } from '#app/i18n.tsx'
import { useFrame } from '#app/shell/use-frame.ts'
import { AnswerBanner } from '#app/ui/answer-banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Input } from '#app/ui/forms/field.tsx'
import { HoneypotField } from '#app/ui/forms/honeypot-field.tsx'
import { pathOf } from '#i18n/paths.ts'
import type { WriteRefused } from '../checkout/refused-banner.tsx'

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
