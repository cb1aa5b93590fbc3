import { useTranslation } from '#app/i18n.tsx'
import { useFrame } from '#app/shell/use-frame.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { pathOf } from '#i18n/paths.ts'

/** The link of an e-mail has ended: a new one is sent to the buyer's own address. */
export function LinkOver() {
  const { t } = useTranslation()
  const { language } = useFrame()
  return (
    <div className="wrap section">
      <EmptyState heading="h1" title={t('purchases.linkOver.title')} text={t('purchases.linkOver.text')}>
        <ButtonLink href={pathOf('resendVouchers', language)}>{t('purchases.linkOver.ask')}</ButtonLink>
      </EmptyState>
    </div>
  )
}
