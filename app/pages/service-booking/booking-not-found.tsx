import { useTranslation } from '#app/i18n.tsx'
import { useFrame } from '#app/shell/use-frame.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { pathOf } from '#i18n/paths.ts'

export function BookingNotFound() {
  const { t } = useTranslation()
  const { site, language } = useFrame()
  return (
    <div className="wrap section">
      <EmptyState
        heading="h1"
        title={t('purchases.bookingNotFound.title')}
        text={t('purchases.bookingNotFound.body', { email: site.supportEmail })}
      >
        <ButtonLink href={pathOf('contact', language)}>{t('purchases.bookingNotFound.contact')}</ButtonLink>
      </EmptyState>
    </div>
  )
}
