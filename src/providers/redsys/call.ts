import { z } from 'zod'
import type { AttemptFacts } from '#features/checkout/rules/payments/payment-provider.ts'
import { isOurs, type Operation, operationSchema } from './answer.ts'
import { envelope, open, type Parameters, seal } from './envelope.ts'
import { type Connection, currencyNumber, type RedsysSettings, type TransactionType } from './settings.ts'

/** An error comes unsigned, and means that nothing was done. */
export type Answer = { error: string } | { operation: Operation }

export type Ask = { path: 'iniciaPeticionREST' | 'trataPeticionREST'; type: TransactionType; amount: number }

const answer = z.union([z.object({ errorCode: z.string().min(1) }), envelope])

/** Throws unless the answer is truly theirs and about what was asked. */
export async function call(
  settings: RedsysSettings,
  connection: Connection,
  { order, urls }: AttemptFacts,
  ask: Ask,
  more: Parameters,
): Promise<Answer> {
  const asked = { ...requestOf(settings, order, ask), DS_MERCHANT_MERCHANTURL: urls.notification, ...more }
  const body = JSON.stringify(seal(settings, order, asked))
  const headers = { 'Content-Type': 'application/json' }
  const read = answer.safeParse(await post(connection, `${settings.url}/sis/rest/${ask.path}`, headers, body, asJson))
  if (!read.success) throw new Error('Redsys: an answer that cannot be read')
  if ('errorCode' in read.data) return { error: read.data.errorCode }
  const opened = open(settings, read.data, order)
  if (!opened) throw new Error('Redsys: an answer with a wrong signature')
  const operation = operationSchema.parse(opened)
  if (!isAbout(operation, settings, order, ask)) throw new Error('Redsys: an answer about something else')
  return { operation }
}

export function requestOf({ merchant, terminal }: RedsysSettings, order: string, { type, amount }: Omit<Ask, 'path'>) {
  return {
    DS_MERCHANT_ORDER: order,
    DS_MERCHANT_AMOUNT: String(amount),
    DS_MERCHANT_CURRENCY: currencyNumber,
    DS_MERCHANT_MERCHANTCODE: merchant,
    DS_MERCHANT_TERMINAL: terminal,
    DS_MERCHANT_TRANSACTIONTYPE: type,
  }
}

/** The time-out counts until the last byte has come. */
export async function post<Body>(
  { fetch, timeout }: Connection,
  url: string,
  headers: Record<string, string>,
  body: string,
  read: (response: Response) => Promise<Body>,
): Promise<Body> {
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  })
  if (!response.ok) throw new Error(`Redsys: status ${response.status}`)
  return read(response)
}

const asJson = (response: Response): Promise<unknown> => response.json()

/** The first answer of a card's way names no amount yet. */
function isAbout(operation: Operation, settings: RedsysSettings, order: string, { path, type, amount }: Ask): boolean {
  const isAmount =
    operation.Ds_Amount === undefined ? path === 'iniciaPeticionREST' : operation.Ds_Amount === String(amount)
  return (
    isOurs(operation, settings) && operation.Ds_Order === order && operation.Ds_TransactionType === type && isAmount
  )
}
