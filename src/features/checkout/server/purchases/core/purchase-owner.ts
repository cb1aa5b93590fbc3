import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { hostCookie } from '#platform/server/http/host-cookie.ts'
import type { Services } from '#platform/server/services.ts'
import type { Purchase } from './purchase-row.ts'

/** The secret in the cookie with which a browser opens its purchases. The database stores only its hash. */
export const newOwner = () => randomBytes(24).toString('base64url')

export const hashOwner = (owner: string) => createHash('sha256').update(owner).digest('hex')

export function isOwner({ ownerHash }: Pick<Purchase, 'ownerHash'>, owner: string | null): boolean {
  return owner !== null && timingSafeEqual(Buffer.from(ownerHash, 'hex'), Buffer.from(hashOwner(owner), 'hex'))
}

const cookie = hostCookie('purchases', /^[\w-]{32}$/)

const days30 = 30 * 24 * 60 * 60

export const ownerCookie = (owner: string, isSecure: boolean) => cookie.write(owner, days30, isSecure)

export const ownerIn = (cookies: string | null, isSecure: boolean): string | null => cookie.read(cookies, isSecure)

export const ownerOf = ({ config }: Pick<Services, 'config'>, request: Request) =>
  ownerIn(request.headers.get('cookie'), config.publicUrl.startsWith('https:'))

const keyForm = /^[\w.-]{1,500}$/

/** The key of an e-mail's link, so that what the page leads to opens as well. */
const keyCookie = hostCookie('purchase-link', keyForm)

const hours2 = 2 * 60 * 60

/** Nothing but what a browser could send back: anyone can type a key. */
export const linkCookie = (key: string, isSecure: boolean): string | null =>
  keyForm.test(key) ? keyCookie.write(key, hours2, isSecure) : null

export const linkIn = (cookies: string | null, isSecure: boolean): string | null => keyCookie.read(cookies, isSecure)
