import type { StoredCookie } from '#platform/browser/stored.ts'

/** A cookie of ours that a script may read, for so many hours; none for 0. */
export function setCookie(name: StoredCookie, value: string, hours: number) {
  const secure = isSecure() ? '; Secure' : ''
  writeCookie(`${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${hours * 3600}; SameSite=Lax${secure}`)
}

/** A browser that refuses is told of, and nothing else happens. */
export function writeCookie(cookie: string) {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the newer way is missing in some browsers.
    document.cookie = cookie
  } catch (error) {
    console.warn('A cookie can not be kept', error)
  }
}

export const isSecure = () => location.protocol === 'https:'

export const deleteCookie = (name: StoredCookie) => setCookie(name, '', 0)
