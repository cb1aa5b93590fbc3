import type { z } from '@hono/zod-openapi'
import type { ApiCall } from '#platform/server/http/api/reading.ts'
import type { Services } from '#platform/server/services.ts'
import type { Purchase } from './purchase-row.ts'

/** How the API shows purchases of a kind, and starts them. A kind that says nothing is shown in general words. */
export type GoodsApi = {
  /** The fields that a purchase of this kind has beside, or in place of, those of every purchase. */
  fields: z.ZodRawShape
  represent: (services: Services, purchase: Purchase) => Promise<Record<string, unknown>>
  example: Record<string, unknown>
  /** Pages that only this kind has, beside the last step. */
  pages?: readonly ApiPage[]
  /** Without it, a purchase of this kind can't be started through the API. */
  start?: ApiStart
  /** Calls that only this kind has. */
  calls?: (services: Services) => readonly ApiCall[]
}

export type ApiStart = {
  /** The fields that say what is chosen. */
  fields: z.ZodRawShape
  example: Record<string, unknown>
  /** What was chosen as goods, or what is wrong with it, field by field. */
  choose: (services: Services, body: unknown) => ChosenGoods
  /**
   * Why they can't be started now, by whoever has to be asked for it. Null if they can. Called once the fields are right.
   * `owner`: of the browser that asks, if it has bought before.
   */
  refuse?: (services: Services, body: unknown, owner: string | null) => Promise<Response | null>
  /** What that answers, for the description of the call. */
  refusals?: string
  /** What is answered if somebody else was faster than who started it. Left out, it names the field. */
  gone?: (services: Services, body: unknown) => Response
  /** The field that is named if the goods are not sold. */
  goodsField: string
  pages: readonly ApiPage[]
}

export type ChosenGoods = { ok: true; goods: unknown } | { ok: false; errors: { field: string; message: string }[] }

/** A page that does the same for people. Its path is below the segment of the kind. */
export type ApiPage = readonly [method: 'GET' | 'POST', path: string, does: string]
