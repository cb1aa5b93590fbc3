import { data, Form, useNavigation } from 'react-router'
import { unsubscribe } from '#features/newsletter/server/confirm-subscription.ts'
import { readUnsubscribe } from '#features/newsletter/server/newsletter-links.ts'
import { languageOf } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { Button } from '#platform/ui/button.tsx'
import { HelpPage } from '#platform/ui/help/help-page.tsx'
import { LinkEnd } from '#platform/ui/help/link-end.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { pageMeta } from '#platform/ui/seo/page-meta.ts'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import type { Route } from './+types/unsubscribe'

export function loader({ url, context }: Route.LoaderArgs) {
  const key = url.searchParams.get('key')
  const isKnown = key !== null && readUnsubscribe(context.get(servicesContext), key) !== null
  const title = i18nFor(languageOf(url.pathname)).t('newsletter.leave.title')
  return data({ isKnown, title }, { status: key && !isKnown ? 404 : 200 })
}

/**
 * The button of the page, and that of mail programs (RFC 8058), which send nothing but the address with its key. They
 * send for many readers from few places, so nobody is told to wait: the key says enough.
 */
export async function action({ url, context }: Route.ActionArgs) {
  const isDone = await unsubscribe(context.get(servicesContext), url.searchParams.get('key') ?? '')
  return data({ isDone }, { status: isDone ? 200 : 404 })
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.title, isPrivate: true })

export default function Unsubscribe({ loaderData: { isKnown }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { site, language } = useFrame()
  const isSending = useNavigation().formMethod === 'POST'
  const again = { href: pathOf('newsletter', language), next: t('newsletter.leave.again') }
  if (!isKnown) {
    const home = { href: pathOf('home', language), next: t('newsletter.confirm.home') }
    const text = t('newsletter.leave.unknown', { email: site.supportEmail })
    return <LinkEnd title={t('newsletter.leave.unknownTitle')} text={text} {...home} />
  }
  if (actionData?.isDone) {
    return <LinkEnd title={t('newsletter.leave.doneTitle')} text={t('newsletter.leave.done')} {...again} />
  }
  return (
    <HelpPage title={t('newsletter.leave.title')} lead={t('newsletter.leave.lead')}>
      <Form method="post" className="link-form">
        <Button type="submit" busy={isSending}>
          {t('newsletter.leave.send')}
        </Button>
      </Form>
    </HelpPage>
  )
}
