import { crc32 } from 'node:zlib'
import type { Paypal } from './account.ts'
import { getIdentity } from './identity.ts'

export type PaypalEventType =
  | 'PAYMENT.AUTHORIZATION.CREATED'
  | 'PAYMENT.AUTHORIZATION.VOIDED'
  | 'PAYMENT.CAPTURE.COMPLETED'
  | 'PAYMENT.CAPTURE.PENDING'
  | 'PAYMENT.CAPTURE.DENIED'
  | 'PAYMENT.CAPTURE.REFUNDED'
  | 'PAYMENT.CAPTURE.REVERSED'
  | 'PAYMENT.REFUND.FAILED'
  | 'CUSTOMER.DISPUTE.CREATED'
  | 'CUSTOMER.DISPUTE.RESOLVED'

/** A webhook, signed as PayPal signs: over its own name, its time, the webhook's name and the sum of the body. */
export function tellShop({ world, account, url }: Paypal, type: PaypalEventType, resource: object) {
  const identity = getIdentity()
  const time = world.now().toISOString()
  const id = `${world.random(4)}-${world.random(8)}`
  const body = JSON.stringify({
    id: `WH-${world.random(10).toUpperCase()}`,
    event_version: '1.0',
    create_time: time,
    resource_type: resourceOf(type),
    event_type: type,
    resource,
  })
  const isSpoilt = world.faults.take('bad-signature')
  const signed = `${id}|${time}|${isSpoilt ? 'nobody' : account.webhookId}|${crc32(body)}`
  world.notify(account.webhookUrl, {
    headers: {
      'content-type': 'application/json',
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': identity.sign(signed),
      'paypal-cert-url': `${url}/v1/notifications/certs/${identity.name}`,
      'paypal-auth-algo': 'SHA256withRSA',
    },
    body,
  })
}

function resourceOf(type: PaypalEventType) {
  if (type.startsWith('CUSTOMER.DISPUTE')) return 'dispute'
  if (type.startsWith('PAYMENT.AUTHORIZATION')) return 'authorization'
  return type === 'PAYMENT.CAPTURE.REFUNDED' || type === 'PAYMENT.REFUND.FAILED' ? 'refund' : 'capture'
}
