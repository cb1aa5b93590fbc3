import { useLocation } from 'react-router'
import { pathOf, sectionPath } from '#platform/pages/paths.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'

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
