import { type KeyObject, verify, X509Certificate } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { z } from 'zod'
import type { ProviderMessage, ProviderNotification } from '#features/checkout/rules/payments/payment-provider.ts'
import type { PaypalSettings, Surroundings } from './api.ts'
import { readEvent } from './event.ts'

export function makeNotificationReader({ webhookId, certificateHosts }: PaypalSettings, surroundings: Surroundings) {
  const keyOf = makeKeyOf(certificateHosts, surroundings)
  return async (message: ProviderMessage): Promise<ProviderNotification | 'other' | null> =>
    (await isGenuine(message, webhookId, keyOf)) ? readEvent(message.body) : null
}

async function isGenuine({ headers, body }: ProviderMessage, webhookId: string, keyOf: KeyOf): Promise<boolean> {
  const signed = signedSchema.safeParse(headers)
  if (!signed.success) return false
  const key = await keyOf(signed.data['paypal-cert-url'])
  if (key?.asymmetricKeyType !== 'rsa') return false
  const { 'paypal-transmission-id': id, 'paypal-transmission-time': time } = signed.data
  const signedText = `${id}|${time}|${webhookId}|${crc32(body)}`
  return verify('sha256', Buffer.from(signedText), key, Buffer.from(signed.data['paypal-transmission-sig'], 'base64'))
}

const signedSchema = z.object({
  'paypal-transmission-id': z.string().min(1),
  'paypal-transmission-time': z.string().min(1),
  'paypal-transmission-sig': z.string().min(1),
  'paypal-cert-url': z.url(),
  'paypal-auth-algo': z.literal('SHA256withRSA'),
})

/** The key of a certificate by its address, or null for an address or an answer that proves nothing. */
type KeyOf = (url: string) => Promise<KeyObject | null>

/**
 * PayPal names the certificate with each message. It is believed for where it comes from, so only places that were
 * named beforehand will do, and none that they would send us on to.
 */
function makeKeyOf(hosts: readonly string[], { fetch, now, timeout }: Surroundings): KeyOf {
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
