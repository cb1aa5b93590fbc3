import './manage-voucher.css'
import { data, Form, useNavigation } from 'react-router'
import { readRefusal, stopReminders } from '#features/checkout/server/email-parts/stop-reminders.ts'
import { languageOf } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { Button } from '#platform/ui/button.tsx'
import { HelpPage } from '#platform/ui/help/help-page.tsx'
import { LinkEnd } from '#platform/ui/help/link-end.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import type { Route } from './+types/reminders'

export { privateMeta as meta } from '#platform/ui/seo/private-page.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  const key = url.searchParams.get('key')
  const reader = key ? readRefusal(context.get(servicesContext), key) : null
  const title = i18nFor(languageOf(url.pathname)).t('vouchers.reminders.title')
  return data({ reader, title }, { status: key && !reader ? 404 : 200 })
}

/**
 * The button of the page, and that of mail programs (RFC 8058), which send nothing but the address with its key. They
 * send for many readers from few places, so nobody is told to wait: the key says enough.
 */
export async function action({ url, context }: Route.ActionArgs) {
  const isStopped = await stopReminders(context.get(servicesContext), url.searchParams.get('key') ?? '')
  return data({ isStopped }, { status: isStopped ? 200 : 404 })
}

export default function Reminders({ loaderData: { reader }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { site, language } = useFrame()
  const isSending = useNavigation().formMethod === 'POST'
  const onward = { href: pathOf('home', language), next: t('vouchers.reminders.home') }
  if (!reader) {
    const text = t('vouchers.reminders.unknown', { email: site.supportEmail })
    return <LinkEnd title={t('vouchers.reminders.unknownTitle')} text={text} {...onward} />
  }
  if (actionData?.isStopped) {
    return <LinkEnd title={t('vouchers.reminders.stoppedTitle')} text={t('vouchers.reminders.stopped')} {...onward} />
  }
  return (
    <HelpPage title={t('vouchers.reminders.title')} lead={t('vouchers.reminders.text', { email: reader.email })}>
      <Form method="post">
        <Button type="submit" busy={isSending}>
          {t('vouchers.reminders.stop')}
        </Button>
      </Form>
    </HelpPage>
  )
}
