/**
 * Whom a newsletter may be sent to: `npm run newsletter` writes one line for each, as CSV. The last column is the address
 * that ends the subscription: it stands in every newsletter, and in its headers List-Unsubscribe and
 * List-Unsubscribe-Post. The server may run or not.
 */
import { madridDay } from '#domain/dates.ts'
import { exportCsvRecord } from '#domain/forms/csv.ts'
import { listSubscribers } from '#server/newsletter/list-subscribers.ts'
import { makeSigner } from '#server/signing.ts'
import { keptSecret } from '#server/signing-secret.ts'
import { startCommand } from './run-command.ts'
import { withDatabase } from './with-database.ts'

export const newsletter = withDatabase(async ({ db, config, print }) => {
  const signer = makeSigner(config.signingSecret ?? keptSecret(config.dataFolder))
  print('email,language,country,source,text_version,confirmed_on,unsubscribe')
  for (const one of await listSubscribers({ db, signer, config })) {
    const since = one.confirmedAt ? madridDay(one.confirmedAt) : ''
    const row = [one.email, one.language, one.country, one.source, one.textVersion, since, one.unsubscribeUrl]
    print(exportCsvRecord(row.map((value) => String(value ?? ''))))
  }
})

if (import.meta.main) await startCommand(newsletter)
