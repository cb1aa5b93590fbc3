import { exportCsvRecord } from '#platform/forms/csv.ts'
import type { RunOnDatabase } from '#platform/server/commands/command.ts'
import { BadSettings } from '#platform/server/config/config.ts'
import { makeSigner } from '#platform/server/signing.ts'
import { storedSecret } from '#platform/server/signing-secret.ts'
import { madridDay } from '#platform/time/dates.ts'
import { listSubscribers } from '../server/list-subscribers.ts'

export const newsletterCommand: RunOnDatabase = async ({ db, config, print, loadShop }, ...args) => {
  if (args.length > 0) throw new BadSettings('Say npm run ops -- newsletter, and nothing behind it.')
  // It knows where the page is that a subscriber leaves by.
  await loadShop()
  const signer = makeSigner(config.signingSecret ?? storedSecret(config.dataFolder))
  print('email,language,country,source,text_version,confirmed_on,unsubscribe')
  for (const one of await listSubscribers({ db, signer, config })) {
    const since = one.confirmedAt ? madridDay(one.confirmedAt) : ''
    const row = [one.email, one.language, one.country, one.source, one.textVersion, since, one.unsubscribeUrl]
    print(exportCsvRecord(row.map((value) => String(value ?? ''))))
  }
}
