import { movedSession, sessionCookie } from '#features/vouchers/server/access/voucher-session.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import type { Asked } from './actions/open-action.ts'

/** Who corrects the address of a present that is still theirs has it open as before. */
export function followGift({ request, context }: Asked, movedTo: string | undefined): Record<string, string> {
  const services = context.get(servicesContext)
  const session = movedTo && movedSession(services, request.headers.get('cookie'), movedTo)
  return session ? { 'Set-Cookie': sessionCookie(session, services.config.publicUrl.startsWith('https:')) } : {}
}
