import { hostCookie } from '#platform/server/http/host-cookie.ts'

const form = /^[\w.-]{1,500}$/

/** The key of an e-mail's link, so that what the page leads to opens as well. */
const cookie = hostCookie('purchase-link', form)

const hours2 = 2 * 60 * 60

/** Nothing but what a browser could send back: anyone can type a key. */
export const linkCookie = (key: string, isSecure: boolean): string | null =>
  form.test(key) ? cookie.write(key, hours2, isSecure) : null

export const linkIn = (cookies: string | null, isSecure: boolean): string | null => cookie.read(cookies, isSecure)
