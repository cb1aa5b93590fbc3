import { z } from 'zod'
import { envelope, open, peek } from '#providers/redsys/envelope.ts'
import type { Redsys } from './records.ts'

/** The fields by the numbers of Redsys' own errors about them. */
const request = z.object({
  DS_MERCHANT_ORDER: z.string().regex(/^\d{4}[a-zA-Z0-9]{0,8}$/, 'SIS0014'),
  DS_MERCHANT_AMOUNT: z.string('SIS0018').regex(/^[1-9]\d{0,11}$/, 'SIS0019'),
  DS_MERCHANT_CURRENCY: z.literal('978', 'SIS0027'),
  DS_MERCHANT_TRANSACTIONTYPE: z.enum(['0', '1', '2', '3', '9'], 'SIS0023'),
  DS_MERCHANT_MERCHANTURL: z.url().optional(),
  DS_MERCHANT_MERCHANTDATA: z.string().max(1024).optional(),
  DS_MERCHANT_IDOPER: z.string().optional(),
  DS_MERCHANT_PAYMETHODS: z.string().optional(),
  DS_MERCHANT_CONSUMERLANGUAGE: z.string().optional(),
  DS_MERCHANT_PRODUCTDESCRIPTION: z.string().max(125).optional(),
  DS_MERCHANT_URLOK: z.url().optional(),
  DS_MERCHANT_URLKO: z.url().optional(),
  DS_MERCHANT_EMV3DS: z.record(z.string(), z.unknown()).optional(),
})

export type RedsysRequest = z.infer<typeof request>

/** Nothing is read of a request that is not signed by the merchant, in the version agreed on. */
export function readRequest({ account, world }: Redsys, body: unknown): { asked: RedsysRequest } | { error: string } {
  const sealed = envelope.safeParse(body)
  const claimed = sealed.success ? peek(sealed.data) : null
  if (!sealed.success || !claimed) return { error: 'SIS0430' }
  const order = z.string().catch('').parse(claimed.DS_MERCHANT_ORDER)
  const opened = open(account, sealed.data, order)
  if (!opened) return { error: 'SIS0042' }
  const { DS_MERCHANT_MERCHANTCODE: merchant, DS_MERCHANT_TERMINAL: terminal } = opened
  if (merchant !== account.merchant || terminal !== account.terminal) return { error: 'SIS0026' }
  const asked = request.safeParse(opened)
  if (!asked.success) return { error: errorIn(asked.error) }
  const { DS_MERCHANT_MERCHANTURL, DS_MERCHANT_URLOK, DS_MERCHANT_URLKO } = asked.data
  const urls = [DS_MERCHANT_MERCHANTURL, DS_MERCHANT_URLOK, DS_MERCHANT_URLKO].filter((url) => url !== undefined)
  return urls.every(world.isShops) ? { asked: asked.data } : { error: 'SIS0007' }
}

const errorIn = (error: z.ZodError) => /^SIS\d{4}$/.exec(error.issues[0]?.message ?? '')?.[0] ?? 'SIS0007'
