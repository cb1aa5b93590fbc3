import { AnswerBanner } from '#platform/ui/answer-banner.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'

export type ReviewWriteRefused = { error: 'too-many' | 'not-saved'; minutes: number }

export function ReviewRefused({ refused }: { refused: ReviewWriteRefused }) {
  const { t } = useTranslation()
  return refused.error === 'too-many' ? (
    <AnswerBanner answer={refused} kind="warn" title={t('reviews.refused.tooManyTitle')}>
      {t('reviews.refused.tooMany', { count: refused.minutes })}
    </AnswerBanner>
  ) : (
    <AnswerBanner answer={refused} kind="error" title={t('reviews.refused.notSavedTitle')}>
      {t('reviews.refused.notSaved')}
    </AnswerBanner>
  )
}
