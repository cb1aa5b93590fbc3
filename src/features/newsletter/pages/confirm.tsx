import { data, Form, redirect, useNavigation } from 'react-router'
import { confirmSubscription, describeSubscriptionLink } from '#features/newsletter/server/confirm-subscription.ts'
import { SubscriptionRefused } from '#features/newsletter/ui/newsletter-form.tsx'
import { languageOf } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import { guardWrite } from '#platform/server/http/guards/guard-write.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { Button } from '#platform/ui/button.tsx'
import { HelpPage } from '#platform/ui/help/help-page.tsx'
import { LinkEnd } from '#platform/ui/help/link-end.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { pageMeta } from '#platform/ui/seo/page-meta.ts'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import type { Route } from './+types/confirm'

export async function loader({ url, context }: Route.LoaderArgs) {
  const key = url.searchParams.get('key')
  const confirmation = key ? await describeSubscriptionLink(context.get(servicesContext), key) : null
  const title = i18nFor(languageOf(url.pathname)).t('newsletter.confirm.title')
  return data({ confirmation, title }, { status: key && !confirmation ? 404 : 200 })
}

/** Only a button confirms: programs that look at the links of an e-mail must not. */
export async function action({ url, context }: Route.ActionArgs) {
  const key = url.searchParams.get('key') ?? ''
  const written = await guardWrite(context, 'newsletter', () => confirmSubscription(context.get(servicesContext), key))
  if (written.ok) throw redirect(url.pathname + url.search, 303)
  return data({ refused: { error: written.error, minutes: written.minutes } }, written.init)
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.title, isPrivate: true })

export default function ConfirmSubscription({ loaderData: { confirmation }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { site, language } = useFrame()
  const isSending = useNavigation().formMethod === 'POST'
  const home = { href: pathOf('home', language), next: t('newsletter.confirm.home') }
  if (!confirmation) {
    const text = t('newsletter.confirm.unknown', { email: site.supportEmail })
    return <LinkEnd title={t('newsletter.confirm.unknownTitle')} text={text} {...home} />
  }
  if (confirmation.state === 'ended') {
    const again = { href: pathOf('newsletter', language), next: t('newsletter.confirm.again') }
    return <LinkEnd title={t('newsletter.confirm.endedTitle')} text={t('newsletter.confirm.ended')} {...again} />
  }
  const { email } = confirmation
  if (confirmation.state === 'confirmed') {
    const text = t(confirmation.hasCode ? 'newsletter.confirm.doneCode' : 'newsletter.confirm.done', { email })
    return <LinkEnd key="confirmed" title={t('newsletter.confirm.doneTitle')} text={text} {...home} />
  }
  return (
    <HelpPage title={t('newsletter.confirm.title')} lead={t('newsletter.confirm.lead', { email })}>
      <Form method="post" className="stack link-form">
        {actionData && <SubscriptionRefused refused={actionData.refused} />}
        <Button type="submit" busy={isSending}>
          {t('newsletter.confirm.send')}
        </Button>
      </Form>
    </HelpPage>
  )
}
