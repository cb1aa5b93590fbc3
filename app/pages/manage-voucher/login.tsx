import { useTranslation } from '#app/i18n.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { useFrame } from '#app/shell/use-frame.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Ticks } from '#app/ui/ticks.tsx'
import { languageOf } from '#domain/site/languages.ts'
import { pathOf } from '#i18n/paths.ts'
import { i18nFor } from '#server/i18n.ts'
import { HelpPage } from '../help/help-page.tsx'
import { WriteToUs } from '../help/write-to-us.tsx'
import type { Route } from './+types/login'

export function loader({ url }: Route.LoaderArgs) {
  return { title: i18nFor(languageOf(url.pathname)).t('vouchers.login.title') }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData ?? {})

export default function Login() {
  const { t } = useTranslation()
  const { site, language } = useFrame()
  return (
    <HelpPage title={t('vouchers.login.title')} lead={t('vouchers.login.lead')}>
      <WriteToUs
        text={t('vouchers.login.byMail', { email: site.supportEmail })}
        email={site.supportEmail}
        subject={t('vouchers.login.title')}
        action={t('vouchers.login.write')}
      >
        <h2 className="panel-title">{t('vouchers.login.needTitle')}</h2>
        <Ticks
          items={[
            t('vouchers.login.needs.email'),
            t('vouchers.login.needs.reference'),
            t('vouchers.login.needs.expiry'),
          ]}
        />
      </WriteToUs>
      <ButtonLink href={pathOf('refunds', language)} variant="ghost">
        {t('vouchers.login.policy')}
      </ButtonLink>
    </HelpPage>
  )
}
