import type { Gift } from '#domain/purchases/gift.ts'
import type { Postal } from '#domain/purchases/postal.ts'
import type { PurchaseView as EveryPurchase } from '#server/http/api/calls/purchases/purchase-schema.ts'
import { createApi } from '#server/http/api/create-api.ts'
import type { VoucherFields } from '#server/purchases/kinds/voucher/api/voucher-fields.ts'
import type { Services } from '#server/services.ts'

type PurchaseView = EveryPurchase & VoucherFields & { gift: Gift | null; postal: Postal | null }
type Problem = { status: number; detail: string; code?: string; errors?: { field: string; message: string }[] }
type Answer = { status: number; headers: Headers; purchase: PurchaseView; problem: Problem }

/** A browser with its cookie, as far as a program sees one. */
export function aBrowser(services: Services, cookie = '') {
  const api = createApi(services)
  let jar = cookie
  return {
    cookie: () => jar,
    ask: async (
      method: string,
      path: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ): Promise<Answer> => {
      const response = await api.request(`/purchases${path}`, {
        method,
        headers: {
          ...(jar && { Cookie: jar }),
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      jar = response.headers.get('Set-Cookie')?.split(';')[0] ?? jar
      const json = await response.json()
      return { status: response.status, headers: response.headers, purchase: json.purchase ?? json, problem: json }
    },
  }
}

export const aBuyer = { name: 'Marta', surname: 'Salas', email: 'marta@correo.example' }
