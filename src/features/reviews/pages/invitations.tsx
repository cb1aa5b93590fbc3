import { data, Form, useNavigation } from 'react-router'
import { readInvitationRefusal, stopInvitations } from '#features/reviews/server/invitations/stop-invitations.ts'
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
import type { Route } from './+types/invitations'

export function loader({ url, context }: Route.LoaderArgs) {
  const key = url.searchParams.get('key') ?? ''
  const reader = readInvitationRefusal(context.get(servicesContext), key)
  const title = i18nFor(languageOf(url.pathname)).t('reviews.invitations.title')
  return data({ reader, title }, { status: key && !reader ? 404 : 200 })
}

/** The button of the page, and that of mail programs (RFC 8058), which send nothing but the address with its key. */
export async function action({ url, context }: Route.ActionArgs) {
  const isStopped = await stopInvitations(context.get(servicesContext), url.searchParams.get('key') ?? '')
  return data({ isStopped }, { status: isStopped ? 200 : 404 })
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.title, isPrivate: true })

export default function Invitations({ loaderData: { reader }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { site, language } = useFrame()
  const isSending = useNavigation().formMethod === 'POST'
  const words = 'reviews.invitations'
  const onward = { href: pathOf('home', language), next: t(`${words}.home`) }
  if (!reader) {
    const text = t(`${words}.unknown`, { email: site.supportEmail })
    return <LinkEnd title={t(`${words}.unknownTitle`)} text={text} {...onward} />
  }
  if (actionData?.isStopped) {
    return <LinkEnd title={t(`${words}.stoppedTitle`)} text={t(`${words}.stopped`)} {...onward} />
  }
  return (
    <HelpPage title={t(`${words}.title`)} lead={t(`${words}.text`, { email: reader.email })}>
      <Form method="post">
        <Button type="submit" busy={isSending}>
          {t(`${words}.stop`)}
        </Button>
      </Form>
    </HelpPage>
  )
}
