import { customType } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { defaultLanguage, type PerLanguage, perLanguage } from '#platform/i18n/languages.ts'

/** A short text in each language, as JSON: `{"es": "Sauna finlandesa", "pt": "Sauna finlandesa"}`. */
export const translated = customType<{ data: PerLanguage<string>; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (texts) => JSON.stringify(texts),
  fromDriver: readTexts,
})

const stored = z.record(z.string(), z.string())

/** What a language lacks is said in the root's, so that it can go live before its whole catalogue is translated. */
function readTexts(value: unknown): PerLanguage<string> {
  const texts = stored.parse(value)
  const usual = texts[defaultLanguage]
  if (usual === undefined) throw new Error(`A catalogue text has no ${defaultLanguage} (${JSON.stringify(value)})`)
  return perLanguage((language) => texts[language] ?? usual)
}
