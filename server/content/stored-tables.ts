import type { Purpose } from '#domain/consent/consent-services.ts'
import { cookiesFor, type StoredItem, storedItems } from '#domain/consent/stored.ts'
import type { Language } from '#domain/site/languages.ts'
import { i18nFor } from '#server/i18n.ts'

/** What is kept in a browser, as tables of a text: from the list that the code itself keeps to. */
export function fillStoredTables(text: string, language: Language): string {
  return text
    .replace('<!-- table: cookies -->', cookiesTable('necessary', language))
    .replace('<!-- table: marketing -->', cookiesTable('marketing', language))
    .replace('<!-- table: storage -->', storageTable(language))
}

function cookiesTable(purpose: Purpose, language: Language): string {
  const { t } = i18nFor(language)
  const rows = cookiesFor(purpose).map((name) => [
    `\`${name}\``,
    t(`stored.cookies.${name}.what`),
    t(`stored.cookies.${name}.lasts`),
  ])
  return tableOf([t('stored.columns.name'), t('stored.columns.what'), t('stored.columns.lasts')], rows)
}

function storageTable(language: Language): string {
  const { t } = i18nFor(language)
  const rows = (Object.keys(storedItems) as StoredItem[]).map((name) => [
    `\`${name}\``,
    t(`stored.items.${name}.what`),
    t(`stored.where.${storedItems[name]}`),
    t(`stored.items.${name}.lasts`),
  ])
  const columns = (['name', 'what', 'where', 'lasts'] as const).map((column) => t(`stored.columns.${column}`))
  return tableOf(columns, rows)
}

const tableOf = (columns: string[], rows: string[][]) =>
  [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
