import { useTranslation } from '#app/i18n.tsx'
import { useFrame } from '#app/shell/use-frame.ts'
import { Banner } from '#app/ui/banner.tsx'

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
