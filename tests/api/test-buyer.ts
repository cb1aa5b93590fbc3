import type { Gift } from '#features/checkout/rules/purchases/gift.ts'
import type { Postal } from '#features/checkout/rules/purchases/postal.ts'
import type { PurchaseView as EveryPurchase } from '#features/checkout/server/api/purchase-schema.ts'
import type { VoucherFields } from '#features/vouchers/server/api/voucher-api.ts'
import type { Services } from '#platform/server/services.ts'
import { createSiteApi } from '#site/server/api/create-site-api.ts'

type PurchaseView = EveryPurchase & VoucherFields & { gift: Gift | null; postal: Postal | null }
type Problem = { status: number; detail: string; code?: string; errors?: { field: string; message: string }[] }
type Answer = { status: number; headers: Headers; purchase: PurchaseView; problem: Problem }

/** A browser with its cookie, as far as a program sees one. */
export function aBrowser(services: Services, cookie = '') {
  const api = createSiteApi(services)
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
