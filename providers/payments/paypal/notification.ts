import { verify } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { z } from 'zod'
import type { Notice, ProviderMessage } from '#domain/payments/payment-provider.ts'
import type { PaypalSettings, Surroundings } from './api.ts'
import { type KeyOf, makeKeyOf } from './certificate.ts'
import { captureSchema, captureStep, refundSchema, refundStep } from './order.ts'

export function makeNotificationReader({ webhookId, certificateHosts }: PaypalSettings, surroundings: Surroundings) {
  const keyOf = makeKeyOf(certificateHosts, surroundings)
  return async (message: ProviderMessage): Promise<Notice | null> =>
    (await isGenuine(message, webhookId, keyOf)) ? noticeOf(message.body) : null
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

function noticeOf(body: string): Notice | null {
  const { data } = eventSchema.safeParse(parse(body))
  if (!data) return null
  if ('capture' in data) {
    const { custom_id, amount, supplementary_data } = data.capture
    const order = supplementary_data?.related_ids.order_id
    const step = captureStep(data.capture, order)
    return { event: data.id, order: custom_id, about: 'payment', step, amount }
  }
  const { custom_id, invoice_id } = data.refund
  return { event: data.id, order: custom_id, about: 'refund', key: invoice_id, step: refundStep(data.refund) }
}

const eventSchema = z.union([
  z
    .object({
      id: z.string().min(1),
      event_type: z.enum([
        'PAYMENT.CAPTURE.COMPLETED',
        'PAYMENT.CAPTURE.PENDING',
        'PAYMENT.CAPTURE.DENIED',
        'PAYMENT.CAPTURE.DECLINED',
      ]),
      resource: captureSchema,
    })
    .transform(({ id, resource }) => ({ id, capture: resource })),
  z
    .object({
      id: z.string().min(1),
      event_type: z.enum(['PAYMENT.CAPTURE.REFUNDED', 'PAYMENT.REFUND.PENDING', 'PAYMENT.REFUND.FAILED']),
      resource: refundSchema,
    })
    .transform(({ id, resource }) => ({ id, refund: resource })),
])

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
