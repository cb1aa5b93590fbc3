import { eq } from 'drizzle-orm'
import type { Database } from './db/client.ts'
import { startedWith } from './db/schema/started-with.ts'
import type { Signer } from './signing.ts'

type Needs = { db: Database; signer: Signer }

const name = 'signing_secret'

/** By which a secret is known without being written down. */
const signOf = (signer: Signer) => signer.hash('itself', '')

/** At each start of the server: a shell that has another secret must not take it for the shop's. */
export async function noteSecret({ db, signer }: Needs) {
  const value = signOf(signer)
  await db.insert(startedWith).values({ name, value }).onConflictDoUpdate({ target: startedWith.name, set: { value } })
}

/** Whether the server signs with this one; any is good where it was never started. */
export async function isNotedSecret({ db, signer }: Needs): Promise<boolean> {
  const [noted] = await db.select().from(startedWith).where(eq(startedWith.name, name))
  return !noted || noted.value === signOf(signer)
}
