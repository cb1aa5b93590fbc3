import type { PageFrame } from '#platform/pages/page-frame.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { Logo } from '#platform/ui/logo.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { mainLinks } from './main-links.ts'
import { PhoneMenu } from './phone-menu.tsx'
import { SearchLink } from './search-link.tsx'

export function Header({ frame, hasLine }: { frame: PageFrame; hasLine?: boolean }) {
  const { t } = useTranslation()
  const { language, site } = frame
  return (
    <header className={classNames('header', hasLine && 'line')}>
      <div className="wrap aligned">
        <Logo href={pathOf('home', language)} name={site.brand} label={t('shell.logo', { brand: site.brand })} />
        <nav className="nav" aria-label={t('shell.mainNavigation')}>
          {mainLinks(frame).map(({ key, href, isCurrent }) => (
            <Anchor key={key} className={`to-${key}`} href={href} aria-current={isCurrent ? 'page' : undefined}>
              {t(`shell.nav.${key}`)}
            </Anchor>
          ))}
        </nav>
        <div className="tools aligned gap-8">
          <Anchor className="quiet wide" href={pathOf('manageVoucherLogin', language)}>
            <Icon name="ticket" />
            {t('shell.manageVoucher')}
          </Anchor>
          <LanguageMenu frame={frame} />
          <SearchLink language={language} />
          <Anchor
            className="icon-btn only-phone"
            href={pathOf('manageVoucherLogin', language)}
            aria-label={t('shell.manageVoucher')}
          >
            <Icon name="ticket" />
          </Anchor>
          <PhoneMenu frame={frame} />
        </div>
      </div>
    </header>
  )
}
