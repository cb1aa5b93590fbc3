import { KeepLink } from '#features/vouchers/pages/manage/actions/action-modal.tsx'
import type { ActionView } from '#features/vouchers/server/actions/describe-action.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { ModalActions } from '#platform/ui/overlays/modal-actions.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import { ActionChoice, actionPath } from '../action-choice.tsx'

export const whyStep = 'why'

type Props = { view: ActionView; isExpired: boolean }

/** Before a voucher is cancelled: it can be exchanged, or given back. */
export function CancelChoices({ view, isExpired }: Props) {
  const { t } = useTranslation()
  const { language } = useFrame()
  const { value, buyer, lastRefundDay: day } = view
  const isGiven = value === null
  return (
    <div className="stack">
      <p className="soft cancel-lead mb-20">
        {isGiven ? t('vouchers.cancel.leadGift', { day, buyer }) : t('vouchers.cancel.lead', { day })}
      </p>
      <ActionChoice
        className="choice grid"
        action={isExpired ? 'exchange' : 'convert'}
        name={t(isExpired ? 'vouchers.cancel.alternativeExpired' : 'vouchers.cancel.alternative')}
        note={isGiven ? t('vouchers.cancel.alternativeNoteGift') : t('vouchers.cancel.alternativeNote', { value })}
      />
      <ActionChoice
        className="choice grid"
        action="cancel"
        href={`${actionPath('cancel', language)}?step=${whyStep}`}
        name={t(isGiven ? 'vouchers.cancel.wantRefundGift' : 'vouchers.cancel.wantRefund')}
        note={isGiven ? t('vouchers.cancel.refundNoteGift', { buyer }) : t('vouchers.cancel.refundNote')}
      />
      <ModalActions>
        <KeepLink>{t('vouchers.cancel.keep')}</KeepLink>
      </ModalActions>
    </div>
  )
}
