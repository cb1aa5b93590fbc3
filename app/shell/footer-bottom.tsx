import { useTranslation } from '#app/i18n.tsx'
import { Anchor } from '#app/ui/anchor.tsx'
import type { PageFrame } from '#domain/site/page-frame.ts'
import { pathOf } from '#i18n/paths.ts'
import { LanguageLinksList } from './language-links-list.tsx'

const marks = ['VISA', 'Mastercard', 'PayPal', 'Bizum', 'Multibanco', 'MB WAY']

export function FooterBottom({ frame }: { frame: PageFrame }) {
  const { t } = useTranslation()
  const { language, site, day } = frame
  return (
    <div className="bottom">
      <span>
        © {day.slice(0, 4)} {site.brand}
      </span>
      <ul>
        {(['legalNotice', 'privacy', 'cookies', 'purchaseConditions'] as const).map((page) => (
          <li key={page}>
            <Anchor href={pathOf(page, language)}>{t(`shell.footer.${page}`)}</Anchor>
          </li>
        ))}
      </ul>
      <ul className="pay-marks" aria-label={t('shell.footer.paymentMethods')}>
        {marks.map((mark) => (
          <li className="pay-mark" key={mark}>
            {mark}
          </li>
        ))}
      </ul>
      <LanguageLinksList frame={frame} />
    </div>
  )
}
