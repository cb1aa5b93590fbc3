import './manage-voucher.css'
import { data, Form, redirect, useNavigation } from 'react-router'
import { confirmEmailChange, describeAgreement } from '#features/vouchers/server/actions/confirm-email-change.ts'
import { languageOf } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import { guardWrite } from '#platform/server/http/guards/guard-write.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { Button } from '#platform/ui/button.tsx'
import { Panel } from '#platform/ui/cards/panel.tsx'
import { HelpPage } from '#platform/ui/help/help-page.tsx'
import { LinkEnd } from '#platform/ui/help/link-end.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import type { Route } from './+types/confirm-address'

import { WriteRefusedBanner } from './write-refused.tsx'

export { actionHeaders as headers, privateMeta as meta } from '#platform/ui/seo/private-page.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const key = url.searchParams.get('key')
  const agreement = key ? await describeAgreement(context.get(servicesContext), key) : null
  const title = i18nFor(languageOf(url.pathname)).t('vouchers.address.title')
  return data({ agreement, title }, { status: key && !agreement ? 404 : 200 })
}

/** Only a button agrees: programs that look at the links of an e-mail must not. */
export async function action({ url, context }: Route.ActionArgs) {
  const key = url.searchParams.get('key') ?? ''
  const written = await guardWrite(context, 'voucher', () => confirmEmailChange(context.get(servicesContext), key))
  if (written.ok) throw redirect(url.pathname + url.search, 303)
  return data({ refused: { error: written.error, minutes: written.minutes } }, written.init)
}

export default function ConfirmAddress({ loaderData: { agreement }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { site, language } = useFrame()
  const isSending = useNavigation().formMethod === 'POST'
  const onward = { href: pathOf('manageVoucherLogin', language), next: t('vouchers.address.manage') }
  if (!agreement) {
    const text = t('vouchers.address.unknown', { email: site.supportEmail })
    return <LinkEnd title={t('vouchers.address.unknownTitle')} text={text} {...onward} />
  }
  const { reader, state, service, spa, newEmail: email } = agreement
  if (state !== 'open') {
    const text = t(`vouchers.address.${state}`, { email })
    return <LinkEnd key={state} title={t(`vouchers.address.${state}Title`)} text={text} {...onward} />
  }
  return (
    <HelpPage title={t('vouchers.address.title')} lead={t(`vouchers.address.${reader}`, { service, spa, email })}>
      <Panel className="narrow-panel">
        <Form method="post" className="stack">
          {actionData && <WriteRefusedBanner refused={actionData.refused} />}
          <p className="soft">{t('vouchers.address.both')}</p>
          <Button type="submit" busy={isSending}>
            {t('vouchers.address.agree')}
          </Button>
        </Form>
      </Panel>
    </HelpPage>
  )
}
