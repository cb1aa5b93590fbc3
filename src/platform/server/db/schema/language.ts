import { customType } from 'drizzle-orm/pg-core'
import { defaultLanguage, isLanguage, type Language } from '#platform/i18n/languages.ts'

/** Text and no enum of PostgreSQL: another language is no migration. One that this version does not have reads as the root's. */
export const language = customType<{ data: Language; driverData: string }>({
  dataType: () => 'text',
  fromDriver: (value) => (isLanguage(value) ? value : defaultLanguage),
})

/** The bytes of a file. */
export const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
