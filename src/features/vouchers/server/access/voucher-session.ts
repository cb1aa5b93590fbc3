import { createHash, randomUUID } from 'node:crypto'
import { lt } from 'drizzle-orm'
import { z } from 'zod'
import { endedSessions } from '#features/vouchers/server/schema/vouchers.ts'
import { isVoucherLinkOver } from '#platform/emails/email-links.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { hostCookie } from '#platform/server/http/host-cookie.ts'
import type { Services } from '#platform/server/services.ts'
import { type Day, madridDay } from '#platform/time/dates.ts'
import { getVoucher, type Voucher } from '../voucher-row.ts'

declare module '#platform/server/signing.ts' {
  interface LinkPurposes {
    session: Session
    voucher: Key
  }
}

/** Long enough to think about it, short enough for somebody else's computer. */
const minutes = 60

type Opened = Pick<Voucher, 'uuid' | 'beneficiaryEmail'>

/** A voucher that changes hands is shut to whoever held it, sessions and links included. */
const holderOf = ({ uuid, beneficiaryEmail }: Opened) =>
  createHash('sha256').update(`${uuid} ${beneficiaryEmail}`).digest('base64url').slice(0, 16)

export const isHeldBy = (voucher: Opened, holder: string) => holderOf(voucher) === holder

export const newSession = ({ signer, clock }: Services, voucher: Opened) =>
  signer.sign('session', {
    id: randomUUID(),
    voucher: voucher.uuid,
    holder: holderOf(voucher),
    until: clock.now().getTime() + minutes * 60_000,
  })

/** For e-mails: opens the voucher without its three questions, for as long as the address that reads it is its own. */
export const voucherLink = (services: Services, voucher: Opened, language: Language) =>
  keyed(services, voucher, pathOf('voucherOpen', language))

/** For who asks for it again: it also opens what has long expired. */
export const askedVoucherLink = (services: Services, voucher: Opened, language: Language) =>
  keyed(services, voucher, pathOf('voucherOpen', language), { askedOn: madridDay(services.clock.now()) })

/** For e-mails too: its PDF as it is when it is asked for. */
export const voucherFileLink = (services: Services, voucher: Opened, language: Language) =>
  keyed(services, voucher, pathOf('voucherPdf', language))

const keyed = ({ signer, config }: Services, voucher: Opened, path: string, asked: { askedOn?: Day } = {}) =>
  `${config.publicUrl}${path}?key=${signer.sign('voucher', { voucher: voucher.uuid, holder: holderOf(voucher), ...asked })}`

const keyShape = z.object({ voucher: z.uuid(), holder: z.string(), askedOn: z.iso.date().optional() })
const sessionShape = keyShape.extend({ id: z.uuid(), until: z.number() })

export type Key = z.infer<typeof keyShape>
export type Session = z.infer<typeof sessionShape>

/** What a link names, and its voucher; null where it is none of ours, is over, or the voucher has changed hands since. */
export async function readLink({ signer, db, clock }: Services, key: string): Promise<Link | null> {
  const signed = keyShape.safeParse(signer.verify('voucher', key))
  const voucher = signed.success ? await getVoucher(db, signed.data.voucher) : null
  if (!signed.success || !voucher || !isHeldBy(voucher, signed.data.holder)) return null
  const isOver = isVoucherLinkOver(signed.data, voucher.expiresOn, madridDay(clock.now()))
  return isOver ? null : { opened: signed.data, voucher }
}

type Link = { opened: Key; voucher: Voucher }

/** A session for whoever has the link. */
export async function openLink(services: Services, key: string): Promise<string | null> {
  const link = await readLink(services, key)
  return link && newSession(services, link.voucher)
}

/** Which voucher a browser has opened, as far as its cookie tells: whether it has logged out is in the database. */
export function sessionIn({ signer, clock, config }: Services, cookies: string | null): Session | null {
  const token = cookie.read(cookies, config.publicUrl.startsWith('https:'))
  const signed = sessionShape.safeParse(token && signer.verify('session', token))
  return signed.success && signed.data.until > clock.now().getTime() ? signed.data : null
}

/** The same voucher, which has another address now. */
export function movedSession(services: Services, cookies: string | null, beneficiaryEmail: string): string | null {
  const opened = sessionIn(services, cookies)
  return opened && newSession(services, { uuid: opened.voucher, beneficiaryEmail })
}

const cookie = hostCookie('voucher', /^[\w.-]{1,500}$/)

export const sessionCookie = (session: string, isSecure: boolean) => cookie.write(session, minutes * 60, isSecure)

export const endedCookie = (isSecure: boolean) => cookie.end(isSecure)

/** The cookie of a browser may have been copied: from now on no process takes it. */
export async function endSession(services: Services, cookies: string | null): Promise<void> {
  const session = sessionIn(services, cookies)
  if (!session) return
  const ended = { id: session.id, until: new Date(session.until) }
  await services.db.insert(endedSessions).values(ended).onConflictDoNothing()
}

export async function forgetSessions({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await db.delete(endedSessions).where(lt(endedSessions.until, clock.now()))
}
