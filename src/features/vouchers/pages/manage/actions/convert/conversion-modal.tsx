import { useEffect, useRef } from 'react'
import type { ActionView } from '#features/vouchers/server/actions/describe-action.ts'
import { sectionPath } from '#platform/pages/paths.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { ModalActions } from '#platform/ui/overlays/modal-actions.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import { ActionModal, KeepLink } from '../action-modal.tsx'
import { ConversionForm } from './conversion-form.tsx'
import type { Converted as Answer, ConversionAnswer } from './convert-voucher.ts'

type Props = { action: 'convert' | 'exchange'; title: string; view: ActionView; answer?: ConversionAnswer }

/** A voucher that becomes a code: the question, and then the code itself. */
export function ConversionModal({ action, title, view, answer }: Props) {
  const { t } = useTranslation()
  if (answer?.converted) {
    return (
      <ActionModal title={t(`vouchers.conversion.doneTitle.${answer.converted.kind}`)}>
        <Converted converted={answer.converted} />
      </ActionModal>
    )
  }
  return (
    <ActionModal title={title} view={view}>
      <ConversionForm action={action} view={view} answer={answer} />
    </ActionModal>
  )
}

/** Spec 4: confirmed, showing the code and its value. */
function Converted({ converted: { code, value, email } }: { converted: Answer }) {
  const { t } = useTranslation()
  const { language } = useFrame()
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <div className="stack action-body" ref={words} tabIndex={-1}>
      <dl className="code-box grid">
        <div>
          <dt className="small muted">{t('vouchers.conversion.code')}</dt>
          <dd className="ref">{code}</dd>
        </div>
        <div>
          <dt className="small muted">{t('vouchers.conversion.value')}</dt>
          <dd>{value}</dd>
        </div>
      </dl>
      <p className="soft">{t('vouchers.conversion.doneText', { email })}</p>
      <ModalActions>
        <KeepLink>{t('vouchers.modal.back')}</KeepLink>
        <ButtonLink href={sectionPath('spas', language)}>{t('vouchers.conversion.choose')}</ButtonLink>
      </ModalActions>
    </div>
  )
}
