import { AnswerBanner } from '#platform/ui/answer-banner.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'

type Props = { refused: { error: 'too-many' | 'not-saved'; minutes: number } }

/** Why nothing was written. */
export function SubscriptionRefused({ refused }: Props) {
  const { t } = useTranslation()
  return refused.error === 'too-many' ? (
    <AnswerBanner answer={refused} kind="warn" title={t('newsletter.refused.tooManyTitle')}>
      {t('newsletter.refused.tooMany', { count: refused.minutes })}
    </AnswerBanner>
  ) : (
    <AnswerBanner answer={refused} kind="error" title={t('newsletter.refused.notSavedTitle')}>
      {t('newsletter.refused.notSaved')}
    </AnswerBanner>
  )
}
