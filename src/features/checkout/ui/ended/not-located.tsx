import { useLocation } from 'react-router'
import { pathOf, sectionPath } from '#platform/pages/paths.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'

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

/** Spec 8: the purchase could not be started, try later. */
export function StartFailed({ section }: { section: 'spas' | 'getaways' }) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const { site, language, features } = useFrame()
  const isOpen = section === 'spas' ? features.spas : features.packages
  return (
    <div className="wrap section">
      <EmptyState
        heading="h1"
        title={t('purchases.startFailed.title')}
        text={t('purchases.startFailed.body', { email: site.supportEmail })}
      >
        <a className="btn btn-ghost" href={pathname + search}>
          {t('purchases.payment.failed.retry')}
        </a>
        <ButtonLink href={isOpen ? sectionPath(section, language) : pathOf('home', language)}>
          {t(section === 'spas' ? 'purchases.startFailed.choose' : 'purchases.startFailed.getaways')}
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
