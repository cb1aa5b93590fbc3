import { type ReactNode, useId } from 'react'
import { useNavigate } from 'react-router'
import type { ActionView } from '#features/vouchers/server/actions/describe-action.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { Banner } from '#platform/ui/banner.tsx'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { Dialog } from '#platform/ui/overlays/dialog.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import { ActionChoice, actionName, actionNote } from './action-choice.tsx'

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

type RefusedProps = { view: ActionView; refusal: NonNullable<ActionView['refusal']> }

/** The way out of an action that changes nothing. */
export function KeepLink({ children }: { children: string }) {
  const { language } = useFrame()
  return (
    <ButtonLink variant="secondary" href={pathOf('manageVoucher', language)} replace preventScrollReset>
      {children}
    </ButtonLink>
  )
}

/** An action that the rules refuse, come too late or by an address typed by hand: why, and what can be done instead. */
function ActionRefused({ view, refusal: { why, day, instead } }: RefusedProps) {
  const { t } = useTranslation()
  const { site } = useFrame()
  return (
    <div className="stack action-body action-refused">
      <Banner kind="warn" title={t('vouchers.modal.refusedTitle')}>
        {t(`vouchers.modal.refusals.${why}`, { day, email: site.supportEmail })}
      </Banner>
      {instead.length > 0 && (
        <div>
          <p className="soft mb-10">{t('vouchers.modal.instead')}</p>
          {instead.map((action) => (
            <ActionChoice
              key={action}
              className="choice grid"
              action={action}
              name={actionName(action, view, t)}
              note={actionNote(
                action,
                { value: view.value, day: action === 'cancel' ? view.lastRefundDay : view.until },
                t,
              )}
            />
          ))}
        </div>
      )}
      <KeepLink>{t('vouchers.modal.back')}</KeepLink>
    </div>
  )
}
