import { useTranslation } from '#app/i18n.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { useFrame } from '#app/shell/use-frame.ts'
import { languageOf } from '#domain/site/languages.ts'
import { i18nFor } from '#server/i18n.ts'
import { HelpPage } from '../help/help-page.tsx'
import { WriteToUs } from '../help/write-to-us.tsx'
import type { Route } from './+types/resend'

export function loader({ url }: Route.LoaderArgs) {
  return { title: i18nFor(languageOf(url.pathname)).t('vouchers.resend.title') }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData ?? {})

export default function Resend() {
  const { t } = useTranslation()
  const { site } = useFrame()
  return (
    <HelpPage title={t('vouchers.resend.title')} lead={t('vouchers.resend.lead')}>
      <WriteToUs
        text={t('vouchers.resend.byMail', { email: site.supportEmail })}
        email={site.supportEmail}
        subject={t('vouchers.resend.title')}
        action={t('vouchers.login.write')}
      />
    </HelpPage>
  )
}
