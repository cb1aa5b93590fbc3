import { type ReactNode, useId } from 'react'
import { useNavigate } from 'react-router'
import { useTranslation } from '#app/i18n.tsx'
import { useFrame } from '#app/shell/use-frame.ts'
import { Anchor } from '#app/ui/anchor.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { pathOf } from '#i18n/paths.ts'
import type { ActionView } from '#server/vouchers/actions/describe-action.ts'
import { ActionRefused } from './action-refused.tsx'

type Props = { title: string; view?: ActionView; children: ReactNode }

/**
 * One action over the voucher, or why it is refused. Its ways out are links, so that it closes without a script too.
 */
export function ActionModal({ title, view, children }: Props) {
  const { t } = useTranslation()
  const { language } = useFrame()
  const navigate = useNavigate()
  const titleId = useId()
  const voucher = pathOf('manageVoucher', language)
  return (
    <Dialog
      className="modal action-modal"
      open
      onClose={() => navigate(voucher, { replace: true, preventScrollReset: true })}
      labelledBy={titleId}
    >
      <h2 id={titleId}>{title}</h2>
      {view?.refusal ? <ActionRefused view={view} refusal={view.refusal} /> : children}
      <Anchor className="close" href={voucher} replace preventScrollReset aria-label={t('shell.close')}>
        <Icon name="close" />
      </Anchor>
    </Dialog>
  )
}
