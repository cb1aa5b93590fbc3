import pg from 'pg'
import { addressOfRunning } from '#server/db/embedded/running-cluster.ts'
import type { Places } from './checkout.ts'

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

async function connect(folder: string) {
  const connectionString = addressOfRunning(folder, 'postgres')
  if (!connectionString) throw new Error('The database does not run')
  const client = new pg.Client({ connectionString })
  await client.connect()
  return client
}
