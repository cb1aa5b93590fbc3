import { useTranslation } from '#app/i18n.tsx'
import { Anchor } from '#app/ui/anchor.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Logo } from '#app/ui/logo.tsx'
import type { PageFrame } from '#domain/site/page-frame.ts'
import { pathOf } from '#i18n/paths.ts'

/** The name of the shop and, where it may be needed, a hand to help. */
export function PlainHeader({ frame: { language, site }, hasHelp }: { frame: PageFrame; hasHelp?: boolean }) {
  const { t } = useTranslation()
  return (
    <header className="header line">
      <div className="wrap header-plain">
        <Logo href={pathOf('home', language)} name={site.brand} label={t('shell.logo', { brand: site.brand })} />
        {hasHelp && (
          <div className="tools">
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
