import { useEffect, useRef } from 'react'
import { useTranslation } from '#app/i18n.tsx'
import { useFrame } from '#app/shell/use-frame.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { ModalActions } from '#app/ui/overlays/modal.tsx'
import { sectionPath } from '#i18n/paths.ts'
import { KeepLink } from '../../login/keep-link.tsx'
import type { Converted as Answer } from './convert-voucher.ts'

/** Spec 4: confirmed, showing the code and its value. */
export function Converted({ converted: { code, value, email } }: { converted: Answer }) {
  const { t } = useTranslation()
  const { language } = useFrame()
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <div className="stack action-body" ref={words} tabIndex={-1}>
      <dl className="code-box">
        <div>
          <dt>{t('vouchers.conversion.code')}</dt>
          <dd className="ref">{code}</dd>
        </div>
        <div>
          <dt>{t('vouchers.conversion.value')}</dt>
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
