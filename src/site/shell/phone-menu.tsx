import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { PageFrame } from '#platform/pages/page-frame.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { LanguageLinksList } from './language-links-list.tsx'
import { mainLinks } from './main-links.ts'

export function PhoneMenu({ frame }: { frame: PageFrame }) {
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
