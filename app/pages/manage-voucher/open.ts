import { redirect } from 'react-router'
import { languageOf } from '#domain/site/languages.ts'
import { pathOf } from '#i18n/paths.ts'
import { servicesContext } from '#server/http/context.ts'
import { openLink, sessionCookie } from '#server/vouchers/access/voucher-session.ts'
import type { Route } from './+types/open'

/** The signed link of an e-mail opens the voucher without its three questions. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const language = languageOf(url.pathname)
  const session = await openLink(services, url.searchParams.get('key') ?? '')
  if (!session) throw redirect(`${pathOf('manageVoucherLogin', language)}?link=over`)
  throw redirect(pathOf('manageVoucher', language), {
    headers: { 'Set-Cookie': sessionCookie(session, services.config.publicUrl.startsWith('https:')) },
  })
}
