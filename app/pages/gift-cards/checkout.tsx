import { useTranslation } from '#app/i18n.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { useFrame } from '#app/shell/use-frame.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { languageOf } from '#domain/site/languages.ts'
import { pathOf } from '#i18n/paths.ts'
import { i18nFor } from '#server/i18n.ts'
import { HelpPage } from '../help/help-page.tsx'
import { WriteToUs } from '../help/write-to-us.tsx'
import type { Route } from './+types/checkout'

export function loader({ url }: Route.LoaderArgs) {
  return { title: i18nFor(languageOf(url.pathname)).t('giftCards.checkout.title') }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { ...loaderData, isPrivate: true })

export default function GiftCardCheckout() {
  const { t } = useTranslation()
  const { site, language } = useFrame()
  return (
    <HelpPage title={t('giftCards.checkout.title')} lead={t('giftCards.checkout.lead')}>
      <WriteToUs
        text={t('giftCards.checkout.byMail', { email: site.supportEmail })}
        email={site.supportEmail}
        subject={t('giftCards.checkout.subject')}
        action={t('giftCards.checkout.write')}
      />
      <ButtonLink href={pathOf('giftCards', language)} variant="ghost" icon="arrow-left">
        {t('giftCards.checkout.back')}
      </ButtonLink>
    </HelpPage>
  )
}
