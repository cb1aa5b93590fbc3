import { pathOf } from '#platform/pages/paths.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { AnswerBanner } from '#platform/ui/answer-banner.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'

/** Why nothing was written. */
export type VoucherWriteRefused = { error: 'too-many' | 'not-saved' | 'changed'; minutes: number }

export function WriteRefusedBanner({ refused }: { refused: VoucherWriteRefused }) {
  const { t } = useTranslation()
  const { site, language } = useFrame()
  if (refused.error === 'changed') {
    return (
      <AnswerBanner answer={refused} kind="warn" title={t('vouchers.modal.changedTitle')}>
        <p>{t('vouchers.modal.changed')}</p>
        <p>
          <Anchor className="link" href={pathOf('manageVoucher', language)} replace preventScrollReset>
            {t('vouchers.modal.seeChanged')}
          </Anchor>
        </p>
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
