import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { BadSettings } from './config/config.ts'
import { shortestSecret } from './config/process-settings.ts'
import type { Database } from './db/client.ts'
import { startedWith } from './db/schema/site.ts'
import type { Signer } from './signing.ts'

/**
 * The secret of a shop with its own database: made at the first start and kept beside that database, so that links
 * sent yesterday hold tomorrow.
 */
export function storedSecret(folder: string): string {
  const file = secretFile(folder)
  if (!existsSync(file)) storeSecret(folder, randomBytes(32).toString('base64url'))
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < shortestSecret) {
    throw new BadSettings(
      `${file} is shorter than ${shortestSecret} characters. Remove it, and links sent before will not hold.`,
    )
  }
  return secret
}

export const secretFile = (folder: string) => join(folder, 'signing-secret')

/** Put in place when it is whole: a start killed half way must not leave half a secret. */
export function storeSecret(folder: string, secret: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = secretFile(folder)
  const aside = `${file}.${process.pid}`
  writeFileSync(aside, `${secret}\n`, { mode: 0o600 })
  renameSync(aside, file)
}

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
