import { randomUUID } from 'node:crypto'
import { expiryFrom, type PurchaseKind } from '#features/checkout/rules/purchases/purchase.ts'
import type { NotSold } from '#features/checkout/rules/purchases/quote.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { makeLocator, makeOrderNumber } from '#platform/rules/reference.ts'
import { ok, type Result } from '#platform/rules/result.ts'
import { prepareInsert } from '#platform/server/db/prepared.ts'
import type { Services } from '#platform/server/services.ts'
import { directOrigin, type Origin } from '#platform/visits/origin.ts'
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
const insertHeld = prepareInsert(purchases, [...columns, 'holdReference', 'heldUntil', 'heldSince'], purchases.locator)

/** `origin`: how the visit came. `address`: from where, as visitors are counted. */
export type Start = {
  kind: PurchaseKind
  goods: unknown
  language: Language
  owner: string
  origin?: Origin
  address?: string
}

/** What is written down of an address, to count what it holds. Behind a socket without addresses nobody has one. */
export const hashAddress = ({ signer }: Pick<Services, 'signer'>, address = '') =>
  address === '' ? null : signer.hash('holds', address)

/** Spec 4: the first step. The price comes from the quote, never from the browser. Goods are held from here on. */
export async function startPurchase(services: Services, start: Start): Promise<Result<{ uuid: string }, NotSold>> {
  const quoted = await quoteGoods(services, start, null)
  if (!quoted.ok) return quoted
  const { clock, draw, db } = services
  const { kind, goods, language } = start
  const uuid = randomUUID()
  const ownerHash = hashOwner(start.owner)
  const unheld = { quoteRevision: 1, holdReference: null, heldUntil: null, heldSince: null, buyerMailbox: null }
  const holding = { uuid, kind, goods, ownerHash, address: hashAddress(services, start.address), ...unheld }
  const held = (await holdGoods(services, holding, quoted.value))?.answer
  if (held && !held.ok) return held
  const now = clock.now()
  const row = {
    uuid,
    kind,
    state: 'started' as const,
    language,
    ownerHash,
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
      ? await insertHeld(db, { ...row, locator, ...holdColumns(held.value) })
      : await insert(db, { ...row, locator })
    if (inserted) return ok({ uuid })
  }
  throw new Error('No locator is free')
}

const holdColumns = ({ reference, until, since }: { reference: string; until: Date; since: Date }) => ({
  holdReference: reference,
  heldUntil: until,
  heldSince: since,
})
