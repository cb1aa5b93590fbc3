import { type KeyObject, X509Certificate } from 'node:crypto'
import type { Surroundings } from './api.ts'

/** The key of a certificate by its address, or null for an address or an answer that proves nothing. */
export type KeyOf = (url: string) => Promise<KeyObject | null>

/**
 * PayPal names the certificate with each message. It is believed for where it comes from, so only places that were
 * named beforehand will do, and none that they would send us on to.
 */
export function makeKeyOf(hosts: readonly string[], { fetch, now, timeout }: Surroundings): KeyOf {
  const kept = new Map<string, Promise<X509Certificate | null>>()

  function find(url: string) {
    const known = kept.get(url)
    if (known) return known
    const asked = fetchCertificate(url, fetch, timeout)
    if (kept.size >= mostKept) kept.clear()
    kept.set(url, asked)
    // What has failed or was not there is asked for again.
    asked.then(
      (certificate) => certificate ?? kept.delete(url),
      () => kept.delete(url),
    )
    return asked
  }

  return async (url) => {
    if (!isAllowed(url, hosts)) return null
    const certificate = await find(url)
    return certificate && isValidAt(certificate, now()) ? certificate.publicKey : null
  }
}

const mostKept = 20

function isAllowed(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, host, origin, username, password } = new URL(address)
  if (username || password) return false
  return hosts.some((allowed) =>
    allowed.includes('://') ? allowed === origin : protocol === 'https:' && allowed === host,
  )
}

async function fetchCertificate(url: string, fetch: Surroundings['fetch'], timeout: number) {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeout) })
  const text = await response.text()
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`No certificate from PayPal: ${response.status}`)
  try {
    return new X509Certificate(text)
  } catch {
    return null
  }
}

const isValidAt = ({ validFromDate, validToDate }: X509Certificate, now: Date) =>
  validFromDate <= now && now < validToDate
