import { useEffect, useRef } from 'react'
import { KeepLink } from '#features/vouchers/pages/manage/login/keep-link.tsx'
import { sectionPath } from '#platform/pages/paths.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { ModalActions } from '#platform/ui/overlays/modal.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import type { Converted as Answer } from './convert-voucher.ts'

/** Spec 4: confirmed, showing the code and its value. */
export function Converted({ converted: { code, value, email } }: { converted: Answer }) {
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
