import { verify } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { z } from 'zod'
import type { ProviderMessage, ProviderNotification } from '#features/checkout/rules/payments/payment-provider.ts'
import type { PaypalSettings, Surroundings } from './api.ts'
import { type KeyOf, makeKeyOf } from './certificate.ts'
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
  const said = `${id}|${time}|${webhookId}|${crc32(body)}`
  return verify('sha256', Buffer.from(said), key, Buffer.from(signed.data['paypal-transmission-sig'], 'base64'))
}

const signedSchema = z.object({
  'paypal-transmission-id': z.string().min(1),
  'paypal-transmission-time': z.string().min(1),
  'paypal-transmission-sig': z.string().min(1),
  'paypal-cert-url': z.url(),
  'paypal-auth-algo': z.literal('SHA256withRSA'),
})
