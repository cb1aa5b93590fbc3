import { useTranslation } from '#app/i18n.tsx'
import { useFrame } from '#app/shell/use-frame.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { pathOf } from '#i18n/paths.ts'

/** Spec 8: the sale, or the booking, cannot be located; with the way to support. */
export function NotLocated({ what, isFramed = false }: { what: 'sale' | 'booking'; isFramed?: boolean }) {
  const { t } = useTranslation()
  const { site, language } = useFrame()
  const { supportEmail: email } = site
  const isSale = what === 'sale'
  return (
    <div className="wrap section">
      <EmptyState
        heading="h1"
        title={t(isSale ? 'purchases.confirmation.missing.title' : 'purchases.bookingNotFound.title')}
        text={t(isSale ? 'purchases.confirmation.missing.text' : 'purchases.bookingNotFound.body', { email })}
      >
        <ButtonLink href={pathOf('contact', language)} target={isFramed ? '_top' : undefined}>
          {t('purchases.confirmation.contact')}
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
