import { type MouseEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { offersPath } from '#features/catalogue/rules/offers-path.ts'
import { searchFieldId } from '#features/search/ui/finder/search-field-id.ts'
import { type Language, languageRows } from '#platform/i18n/languages.ts'
import type { PageFrame } from '#platform/pages/page-frame.ts'
import { pathOf, sectionPath } from '#platform/pages/paths.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { Logo } from '#platform/ui/logo.tsx'
import { hasChoice, LanguageLinksList } from './language-links-list.tsx'

export function Header({ frame, hasLine }: { frame: PageFrame; hasLine?: boolean }) {
  const { t } = useTranslation()
  const { language, site } = frame
  return (
    <header className={classNames('header', hasLine && 'line')}>
      <div className="wrap aligned">
        <Logo href={pathOf('home', language)} name={site.brand} label={t('shell.logo', { brand: site.brand })} />
        <nav className="nav" aria-label={t('shell.mainNavigation')}>
          {mainLinks(frame).map(({ key, href, isCurrent }) => (
            <Anchor
              key={key}
              className={`to-${key} tap-line nowrap medium mid`}
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
            >
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

/** Opens without JavaScript too. */
function LanguageMenu({ frame }: { frame: PageFrame }) {
  const { t } = useTranslation()
  if (!hasChoice(frame)) return null
  return (
    <details className="language-menu wide relative" name="menu">
      <summary aria-label={`${t('shell.language')}: ${languageRows[frame.language].name}`}>
        <Icon name="globe" />
        {frame.language.toUpperCase()}
      </summary>
      <LanguageLinksList frame={frame} />
    </details>
  )
}

function PhoneMenu({ frame }: { frame: PageFrame }) {
  const { t } = useTranslation()
  const details = useRef<HTMLDetailsElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  // A choice made, the menu folds; without JavaScript the new page does the same. One opened before the script had
  // loaded stays open.
  useEffect(() => {
    if (shown.current !== pathname) details.current?.removeAttribute('open')
    shown.current = pathname
  }, [pathname])
  return (
    <details className="phone-menu only-phone relative" name="menu" ref={details}>
      <summary className="icon-btn" aria-label={t('shell.menu')}>
        <Icon name="menu" />
      </summary>
      <div className="phone-menu-panel">
        <nav aria-label={t('shell.menu')}>
          {mainLinks(frame).map(({ key, href, isCurrent }) => (
            <Anchor key={key} href={href} aria-current={isCurrent ? 'page' : undefined}>
              {t(`shell.nav.${key}`)}
              <Icon name="chevron-right" />
            </Anchor>
          ))}
          <Anchor href={pathOf('manageVoucherLogin', frame.language)}>
            {t('shell.manageVoucher')}
            <Icon name="chevron-right" />
          </Anchor>
        </nav>
        <LanguageLinksList frame={frame} />
      </div>
    </details>
  )
}

/** The main links; a section that is switched off has none. One is current: the nearest to the page. */
function mainLinks({ language, features, path }: PageFrame) {
  const links = [
    { key: 'spas' as const, href: sectionPath('spas', language), isOpen: features.spas },
    { key: 'treatments' as const, href: sectionPath('treatments', language), isOpen: features.treatments },
    { key: 'getaways' as const, href: sectionPath('getaways', language), isOpen: features.packages },
    { key: 'promotions' as const, href: sectionPath('promotions', language), isOpen: features.promotions },
    { key: 'offers' as const, href: offersPath(language), isOpen: features.promotions },
    { key: 'giftCards' as const, href: pathOf('giftCards', language), isOpen: true },
  ]
  const open = links.filter(({ isOpen }) => isOpen)
  const around = open.filter(({ href }) => path.startsWith(href))
  const current = around.toSorted((a, b) => b.href.length - a.href.length)[0]
  return open.map((link) => ({ ...link, isCurrent: link === current }))
}

/** On a phone: to the search field of this page, or to the page of results, which has one. The field is ready to type in. */
function SearchLink({ language }: { language: Language }) {
  const { t } = useTranslation()
  function focusField(event: MouseEvent) {
    const field = document.getElementById(searchFieldId)
    if (!field) return
    event.preventDefault()
    // Within the tap: a phone shows its keyboard for nothing else.
    field.focus()
  }
  return (
    <Anchor
      className="icon-btn only-phone"
      href={`${pathOf('search', language)}#${searchFieldId}`}
      aria-label={t('shell.search')}
      onClick={focusField}
    >
      <Icon name="search" />
    </Anchor>
  )
}
