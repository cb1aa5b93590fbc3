import { type Language, languages, type PerLanguage } from '#platform/i18n/languages.ts'

export function groupBy<Row, Key>(rows: Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}

/** Spec 8: a missing translation is an internal error, found when the catalogue is read and not by a visitor. */
export function perLanguage<Row extends { language: Language }, Texts>(
  rows: Row[] | undefined,
  toTexts: (row: Row) => Texts,
): PerLanguage<Texts> {
  const pairs = languages.map((language) => {
    const row = rows?.find((candidate) => candidate.language === language)
    if (!row) throw new Error(`A catalogue entry has no ${language} translation (${JSON.stringify(rows?.[0])})`)
    return [language, toTexts(row)] as const
  })
  return Object.fromEntries(pairs) as PerLanguage<Texts>
}
