import { z } from 'zod'

const name = z.string().regex(/^[\w.-]{1,80}$/)
const named = z.union([
  z.object({ type: name }).transform(({ type }) => type),
  z.object({ event_type: name }).transform(({ event_type }) => event_type),
])

/** The event type of a message, for the log. Stripe and PayPal send one, Redsys does not. */
export function eventTypeOf(body: string): string {
  try {
    return named.safeParse(JSON.parse(body)).data ?? 'unnamed'
  } catch {
    return 'unnamed'
  }
}

export const isOfDispute = /dispute|reversed/i
