import type { Context } from 'hono'

/** Stripe's forms are flat, with the way to a value in its name: `metadata[order]`. */
export const readFlatForm = async (c: Context): Promise<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(await c.req.text()))

export function metadataOf(form: Record<string, string>): Record<string, string> {
  const named = Object.entries(form).map(([name, value]) => [/^metadata\[(\w+)\]$/.exec(name)?.[1], value] as const)
  return Object.fromEntries(named.filter(([name]) => name !== undefined))
}
