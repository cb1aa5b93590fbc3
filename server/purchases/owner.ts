import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Purchase } from './purchase-row.ts'

/** What a browser keeps to open its purchases again. The database knows only its hash. */
export const newOwner = () => randomBytes(24).toString('base64url')

export const hashOwner = (owner: string) => createHash('sha256').update(owner).digest('hex')

export function isOwner({ ownerHash }: Pick<Purchase, 'ownerHash'>, owner: string | null): boolean {
  return owner !== null && timingSafeEqual(Buffer.from(ownerHash, 'hex'), Buffer.from(hashOwner(owner), 'hex'))
}

/** `__Host-` binds it to this host and to https, which a browser accepts only there. */
const cookieName = (isSecure: boolean) => (isSecure ? '__Host-purchases' : 'purchases')

const days30 = 30 * 24 * 60 * 60

/** Lax: who comes back from a bank's page brings it along, a form on another site doesn't. */
export const ownerCookie = (owner: string, isSecure: boolean) =>
  `${cookieName(isSecure)}=${owner}; Path=/; Max-Age=${days30}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`

export function ownerIn(cookies: string | null, isSecure: boolean): string | null {
  const [, owner] = new RegExp(`(?:^|; )${cookieName(isSecure)}=([\\w-]{32})(?:;|$)`).exec(cookies ?? '') ?? []
  return owner ?? null
}
