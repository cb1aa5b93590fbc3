import { useTranslation } from '#app/i18n.tsx'
import { useFrame } from '#app/shell/use-frame.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { pathOf } from '#i18n/paths.ts'

/** The widget in a page of somebody who has no token, or a wrong one. Who reads it can only write to us. */
export function FrameRefused() {
  const { t } = useTranslation()
  const { site, language } = useFrame()
  return (
    <div className="wrap section">
      <EmptyState
        heading="h1"
        title={t('bookings.frame.refused')}
        text={t('bookings.frame.refusedText', { email: site.supportEmail })}
      >
        <ButtonLink href={pathOf('contact', language)} target="_top">
          {t('purchases.confirmation.contact')}
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
