import type { MouseEvent } from 'react'
import { NamedPayMarks } from '#features/checkout/ui/pay-marks/pay-marks.tsx'
import { consent } from '#features/tracking/ui/consent/consent.ts'
import type { PageFrame } from '#platform/pages/page-frame.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { LanguageLinksList } from './language-links-list.tsx'

/** Here and now, where there is a script. */
function openSettings(event: MouseEvent) {
  event.preventDefault()
  consent.openSettings()
}

export function FooterBottom({ frame }: { frame: PageFrame }) {
  const { t } = useTranslation()
  const { language, site, day } = frame
  return (
    <div className="bottom small mt-64">
      <span>
        © {day.slice(0, 4)} {site.brand}
      </span>
      <ul>
        {(['legalNotice', 'privacy', 'cookies', 'purchaseConditions'] as const).map((page) => (
          <li key={page}>
            <Anchor href={pathOf(page, language)}>{t(`shell.footer.${page}`)}</Anchor>
          </li>
        ))}
        <li>
          <Anchor href={pathOf('cookieSettings', language)} onClick={openSettings}>
            {t('shell.footer.cookieSettings')}
          </Anchor>
        </li>
      </ul>
      <NamedPayMarks methods={frame.paymentMethods} label={t('shell.footer.paymentMethods')} />
      <LanguageLinksList frame={frame} />
    </div>
  )
}

export function SmallFooter({ frame }: { frame: PageFrame }) {
  return (
    <footer className="footer footer-slim">
      <div className="wrap">
        <FooterBottom frame={frame} />
      </div>
    </footer>
  )
}
