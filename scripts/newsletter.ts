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
import { withDatabase } from './with-database.ts'

await withDatabase(async (db, config) => {
  const signer = makeSigner(config.signingSecret ?? keptSecret(config.dataFolder))
  console.log('email,language,country,source,text_version,confirmed_on,unsubscribe')
  for (const one of await listSubscribers({ db, signer, config })) {
    const since = one.confirmedAt ? madridDay(one.confirmedAt) : ''
    const row = [one.email, one.language, one.country, one.source, one.textVersion, since, one.unsubscribeUrl]
    console.log(exportCsvRecord(row.map((value) => String(value ?? ''))))
  }
})
