import { writeCookie } from '#features/tracking/ui/consent/cookie.ts'
import type { StoredCookie } from '#platform/browser/stored.ts'

/** Null also in a browser that lets nobody read. */
export function readCookie(name: StoredCookie): string | null {
  try {
    const found = document.cookie.split(/;\s*/).find((cookie) => cookie.startsWith(`${name}=`))
    return found ? decodeURIComponent(found.slice(name.length + 1)) : null
  } catch {
    return null
  }
}

/** Deletes what scripts of others have left: for this host, and for those above it. A name may end in *. */
export function forgetCookies(names: readonly string[]) {
  const labels = location.hostname.split('.')
  const domains = ['', ...labels.slice(0, -1).map((_, start) => `; Domain=${labels.slice(start).join('.')}`)]
  const left = document.cookie.split(/;\s*/).map((cookie) => cookie.split('=')[0] ?? '')
  const isMeant = (name: string) =>
    names.some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one))
  for (const name of left.filter(isMeant))
    for (const domain of domains) writeCookie(`${name}=; Path=/; Max-Age=0${domain}`)
}
