import type { StoredCookie } from '#platform/browser/stored.ts'

/**
 * A cookie of ours that no script reads. `__Host-` binds it to this host and to https, which a browser accepts only
 * there. Lax: who comes back from a bank's page or from an e-mail brings it along, a form on another site doesn't.
 */
export function hostCookie(name: StoredCookie, form: RegExp) {
  const nameOf = (isSecure: boolean) => (isSecure ? `__Host-${name}` : name)
  return {
    write: (value: string, seconds: number, isSecure: boolean) =>
      `${nameOf(isSecure)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
    end: (isSecure: boolean) =>
      `${nameOf(isSecure)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
    /** Null for what we would never have written. */
    read: (cookies: string | null, isSecure: boolean): string | null => {
      const found = (cookies ?? '').split('; ').find((one) => one.startsWith(`${nameOf(isSecure)}=`))
      const value = found?.slice(nameOf(isSecure).length + 1) ?? ''
      return form.test(value) ? value : null
    },
  }
}
