import { AnswerBanner } from '#platform/ui/answer-banner.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'

/** Why nothing was written. */
export type WriteRefused = { error: 'too-many' | 'codes-paused' | 'not-saved' | 'closed'; minutes: number }

export function RefusedBanner({ refused }: { refused: WriteRefused }) {
  const { t } = useTranslation()
  const { site } = useFrame()
  if (refused.error === 'too-many' || refused.error === 'codes-paused') {
    const words = refused.error === 'too-many' ? 'tooMany' : 'codesPaused'
    return (
      <AnswerBanner answer={refused} kind="warn" title={t(`purchases.refused.${words}Title`)}>
        {t(`purchases.refused.${words}`, { count: refused.minutes })}
      </AnswerBanner>
    )
  }
  const why = t(refused.error === 'closed' ? 'purchases.refused.closed' : 'purchases.refused.notSaved')
  return (
    <AnswerBanner answer={refused} kind="error" title={t('purchases.refused.notSavedTitle')}>
      {`${why} ${t('purchases.refused.help', { email: site.supportEmail })}`}
    </AnswerBanner>
  )
}
