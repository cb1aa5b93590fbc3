import pg from 'pg'
import { goodsPath } from '#features/checkout/rules/purchase-paths.ts'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { addressOfRunning } from '#platform/server/db/embedded/running-cluster.ts'
import type { Places, StayChoice } from './checkout.ts'

const coupon = { code: 'KILL10', uses: 12 }
const balances = { 'KILL-WALLET-A': 15_000, 'KILL-WALLET-B': 40_000, 'KILL-GIFT-C': 25_000 }

/** Codes that are too few for all who type them, written into the database as an operator would. */
export async function makeCodes(folder: string) {
  const client = await connect(folder)
  const insert =
    'insert into coupons (code, label, kind, percent, usage_limit, created_at) values ($1, $1, $2, $3, $4, now())'
  try {
    await client.query(insert, [coupon.code, 'percent', 10, coupon.uses])
    for (const [code, amount] of Object.entries(balances)) {
      await client.query(insert, [code, code.includes('GIFT') ? 'gift-card' : 'wallet', 0, null])
      const entry = "insert into balance_entries (code, amount, reason, at) values ($1, $2, 'gift', now())"
      await client.query(entry, [code, amount])
    }
  } finally {
    await client.end()
  }
  return { coupons: [coupon.code] as const, balances: Object.keys(balances) as [string, ...string[]] }
}

/** Some services that are sold today. */
export async function findServices(folder: string, { shop }: Places): Promise<[string, ...string[]]> {
  const client = await connect(folder)
  const { rows } = await client
    .query<{ uuid: string }>('select uuid from services order by uuid limit 60')
    .finally(() => client.end())
  const sold: string[] = []
  for (const { uuid } of rows) {
    const { status } = await fetch(`${shop}/voucher/start/?service=${uuid}`)
    if (status === 200) sold.push(uuid)
    if (sold.length === 8) break
  }
  const [first, ...others] = sold
  if (!first) throw new Error('Nothing is sold')
  return [first, ...others]
}

/** Getaways of both suppliers, few rooms of few nights: many want the last one. */
export async function findStays(folder: string, { shop }: Places): Promise<[StayChoice, ...StayChoice[]]> {
  const client = await connect(folder)
  const { rows } = await client.query<{ uuid: string; supplier: string }>(
    `select distinct on (h.supplier, h.uuid) g.uuid, h.supplier from getaways g join hotels h on h.uuid = g.hotel_uuid
       order by h.supplier desc, h.uuid, g.uuid`,
  )
  await client
    .query('update hotel_nights set allotment = greatest(held + sold, 8), is_closed = false, minimum_nights = 1')
    .finally(() => client.end())
  const stays: StayChoice[] = []
  for (const { uuid, supplier } of rows) {
    if (supplier === 'built-in' && stays.length >= 10) break
    const [es, pt] = await Promise.all(languages.map((language) => pathOf(shop, uuid, language)))
    if (!es || !pt) continue
    for (const [from, to] of nights) stays.push({ paths: { es, pt }, from, to })
  }
  const [first, ...others] = stays
  if (!first) throw new Error('No getaway is sold')
  return [first, ...others]
}

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10)

/** On these days of a year a hotel of the demo is closed, or sold for three nights at least. */
const isSpecial = (day: string) => /-(11-30|12-0[12]|12-3[01]|01-01|01-1\d|01-20)$/.test(day)

function soldNights(first: number, nights: number): [from: string, to: string] {
  const days = Array.from({ length: nights + 1 }, (_, night) => inDays(first + night))
  return days.some(isSpecial) ? soldNights(first + 1, nights) : [inDays(first), inDays(first + nights)]
}

const nights = [soldNights(40, 2), soldNights(41, 3)]

/** The first step leads to the getaway's own page. */
async function pathOf(shop: string, uuid: string, language: Language): Promise<string | null> {
  const { headers } = await fetch(`${shop}${goodsPath('getawayStart', language)}?package=${uuid}`, {
    redirect: 'manual',
  })
  return headers.get('location')
}

export async function connect(folder: string) {
  const connectionString = addressOfRunning(folder, 'postgres')
  if (!connectionString) throw new Error('The database does not run')
  const client = new pg.Client({ connectionString })
  await client.connect()
  return client
}
