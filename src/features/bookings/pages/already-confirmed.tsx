import { Banner } from '#platform/ui/banner.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'

/** Spec 8: for who came back to fill in or pay what is booked already. */
export function AlreadyConfirmed() {
  const { t } = useTranslation()
  const { site } = useFrame()
  return (
    <div className="wrap section-tight">
      <Banner title={t('purchases.booking.confirmation.again')}>
        {t('purchases.booking.confirmation.againText', { email: site.supportEmail })}
      </Banner>
    </div>
  )
}
