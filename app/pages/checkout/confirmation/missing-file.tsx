import { useTranslation } from '#app/i18n.tsx'
import { useFrame } from '#app/shell/use-frame.ts'
import { Banner } from '#app/ui/banner.tsx'

/** Spec 8: the voucher file cannot be located, or could not be made. */
export function MissingFile() {
  const { t } = useTranslation()
  const { site } = useFrame()
  return (
    <div className="wrap section-tight">
      <Banner kind="error" title={t('purchases.confirmation.noFile.title')}>
        {t('purchases.confirmation.noFile.text', { email: site.supportEmail })}
      </Banner>
    </div>
  )
}
