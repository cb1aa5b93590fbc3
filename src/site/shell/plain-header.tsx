import type { PageFrame } from '#platform/pages/page-frame.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { Logo } from '#platform/ui/logo.tsx'

/** The name of the shop and, where it may be needed, a hand to help. */
export function PlainHeader({ frame: { language, site }, hasHelp }: { frame: PageFrame; hasHelp?: boolean }) {
  const { t } = useTranslation()
  return (
    <header className="header line">
      <div className="wrap header-plain aligned">
        <Logo href={pathOf('home', language)} name={site.brand} label={t('shell.logo', { brand: site.brand })} />
        {hasHelp && (
          <div className="tools aligned gap-8">
            <Anchor href={pathOf('contact', language)}>
              <Icon name="info" />
              {t('shell.footer.help')}
            </Anchor>
          </div>
        )}
      </div>
    </header>
  )
}
