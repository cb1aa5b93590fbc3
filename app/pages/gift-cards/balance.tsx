import { useTranslation } from '#app/i18n.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { useFrame } from '#app/shell/use-frame.ts'
import { languageOf } from '#domain/site/languages.ts'
import { i18nFor } from '#server/i18n.ts'
import { HelpPage } from '../help/help-page.tsx'
import { WriteToUs } from '../help/write-to-us.tsx'
import type { Route } from './+types/balance'

export function loader({ url }: Route.LoaderArgs) {
  return { title: i18nFor(languageOf(url.pathname)).t('giftCards.balance.title') }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { ...loaderData, isPrivate: true })

export default function GiftCardBalance() {
  const { t } = useTranslation()
  const { site } = useFrame()
  return (
    <HelpPage title={t('giftCards.balance.title')} lead={t('giftCards.balance.lead')}>
      <WriteToUs
        text={t('giftCards.balance.byMail', { email: site.supportEmail })}
        email={site.supportEmail}
        subject={t('giftCards.balance.subject')}
        action={t('giftCards.balance.write')}
      />
    </HelpPage>
  )
}
