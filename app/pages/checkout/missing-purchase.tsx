import { useTranslation } from '#app/i18n.tsx'
import { useFrame } from '#app/shell/use-frame.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { pathOf } from '#i18n/paths.ts'

/** Spec 8: the sale cannot be located. */
export function MissingPurchase() {
  const { t } = useTranslation()
  const { site, language } = useFrame()
  return (
    <div className="wrap section">
      <EmptyState
        heading="h1"
        title={t('purchases.confirmation.missing.title')}
        text={t('purchases.confirmation.missing.text', { email: site.supportEmail })}
      >
        <ButtonLink href={pathOf('contact', language)}>{t('purchases.confirmation.contact')}</ButtonLink>
      </EmptyState>
    </div>
  )
}
