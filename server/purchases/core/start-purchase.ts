import { randomUUID } from 'node:crypto'
import { directOrigin, type Origin } from '#domain/funnel/origin.ts'
import { expiryFrom, type PurchaseKind } from '#domain/purchases/purchase.ts'
import type { NotSold } from '#domain/purchases/quote.ts'
import { makeLocator, makeOrderNumber } from '#domain/reference.ts'
import { ok, type Result } from '#domain/result.ts'
import type { Language } from '#domain/site/languages.ts'
import { prepareInsert } from '#server/db/prepared.ts'
import { purchases } from '#server/db/schema/purchases.ts'
import type { Services } from '#server/services.ts'
import { billWithoutCodes } from '../bill/current-bill.ts'
import { quoteColumns, quoteGoods } from '../bill/quote.ts'
import { holdGoods } from '../holds/goods-holds.ts'
import { hashOwner } from './purchase-owner.ts'

const columns = [
  'uuid',
  'kind',
  'state',
  'language',
  'ownerHash',
  'locator',
  'goods',
  'quote',
  'quoteRevision',
  'quotedAt',
  'bill',
  'nextOrder',
  'startedAt',
  'origin',
  'expiresAt',
] as const
const insert = prepareInsert(purchases, [...columns], purchases.locator)
const insertHeld = prepareInsert(purchases, [...columns, 'holdReference', 'heldUntil'], purchases.locator)

/** `origin`: how the visit came. */
export type Start = { kind: PurchaseKind; goods: unknown; language: Language; owner: string; origin?: Origin }

/** Spec 4: the first step. The price comes from the quote, never from the browser. Goods are held from here on. */
export async function startPurchase(services: Services, start: Start): Promise<Result<{ uuid: string }, NotSold>> {
  const quoted = await quoteGoods(services, start, null)
  if (!quoted.ok) return quoted
  const { clock, draw, db } = services
  const { kind, goods, language } = start
  const uuid = randomUUID()
  const held = (
    await holdGoods(
      services,
      { uuid, kind, goods, quoteRevision: 1, holdReference: null, heldUntil: null },
      quoted.value,
    )
  )?.answer
  if (held && !held.ok) return held
  const now = clock.now()
  const row = {
    uuid,
    kind,
    state: 'started' as const,
    language,
    ownerHash: hashOwner(start.owner),
    goods,
    ...quoteColumns(quoted.value, 1, now),
    bill: billWithoutCodes(quoted.value.lines),
    nextOrder: makeOrderNumber(draw),
    startedAt: now,
    origin: { ...(start.origin ?? directOrigin), language },
    expiresAt: expiryFrom(now),
  }
  for (let tries = 0; tries < 20; tries++) {
    const locator = makeLocator(clock.now(), draw)
    const [inserted] = held
      ? await insertHeld(db, { ...row, locator, holdReference: held.value.reference, heldUntil: held.value.until })
      : await insert(db, { ...row, locator })
    if (inserted) return ok({ uuid })
  }
  throw new Error('No locator is free')
}
