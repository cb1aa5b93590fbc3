import { type ReactNode, useId } from 'react'
import { useNavigate } from 'react-router'
import type { ActionView } from '#features/vouchers/server/actions/describe-action.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { Dialog } from '#platform/ui/overlays/dialog.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
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
      <Anchor className="close tap" href={voucher} replace preventScrollReset aria-label={t('shell.close')}>
        <Icon name="close" />
      </Anchor>
    </Dialog>
  )
}
