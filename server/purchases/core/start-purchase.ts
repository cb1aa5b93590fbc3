import { randomUUID } from 'node:crypto'
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
import { hashOwner } from './purchase-owner.ts'

const insert = prepareInsert(
  purchases,
  [
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
    'expiresAt',
  ],
  purchases.locator,
)

export type Start = { kind: PurchaseKind; goods: unknown; language: Language; owner: string }

/** Spec 4: the first step. The price comes from the quote, never from the browser. */
export async function startPurchase(services: Services, start: Start): Promise<Result<{ uuid: string }, NotSold>> {
  const quoted = await quoteGoods(services, start)
  if (!quoted.ok) return quoted
  const { clock, draw, db } = services
  const now = clock.now()
  const row = {
    uuid: randomUUID(),
    kind: start.kind,
    state: 'started' as const,
    language: start.language,
    ownerHash: hashOwner(start.owner),
    goods: start.goods,
    ...quoteColumns(quoted.value, 1, now),
    bill: billWithoutCodes(quoted.value.lines),
    nextOrder: makeOrderNumber(draw),
    startedAt: now,
    expiresAt: expiryFrom(now),
  }
  for (let tries = 0; tries < 20; tries++) {
    const locator = makeLocator(clock.now(), draw)
    const [inserted] = await insert(db, { ...row, locator })
    if (inserted) return ok({ uuid: inserted.uuid })
  }
  throw new Error('No locator is free')
}
