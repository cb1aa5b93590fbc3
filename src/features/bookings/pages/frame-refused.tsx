import { pathOf } from '#platform/pages/paths.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'

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
