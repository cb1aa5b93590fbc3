import { useTranslation } from '#app/i18n.tsx'
import { useFrame } from '#app/shell/use-frame.ts'
import { AnswerBanner } from '#app/ui/answer-banner.tsx'

/** Why nothing was written. */
export type WriteRefusal = { error: 'too-many' | 'not-saved' | 'changed'; minutes: number }

export function WriteRefused({ refused }: { refused: WriteRefusal }) {
  const { t } = useTranslation()
  const { site } = useFrame()
  if (refused.error === 'changed') {
    return (
      <AnswerBanner answer={refused} kind="warn" title={t('vouchers.modal.changedTitle')}>
        {t('vouchers.modal.changed')}
      </AnswerBanner>
    )
  }
  return refused.error === 'too-many' ? (
    <AnswerBanner answer={refused} kind="warn" title={t('vouchers.modal.tooManyTitle')}>
      {t('vouchers.modal.tooMany', { count: refused.minutes })}
    </AnswerBanner>
  ) : (
    <AnswerBanner answer={refused} kind="error" title={t('vouchers.modal.notSavedTitle')}>
      {t('vouchers.modal.notSaved', { email: site.supportEmail })}
    </AnswerBanner>
  )
}
