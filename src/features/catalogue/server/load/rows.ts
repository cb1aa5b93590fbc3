import { defaultLanguage, type Language, type PerLanguage, perLanguage } from '#platform/i18n/languages.ts'

export function groupBy<Row, Key>(rows: Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}

/**
 * What a language lacks, its address included, is the root's, so that it can go live before its whole catalogue is
 * translated. Spec 8: a text that the root lacks is an internal error, found when the catalogue is read and not by a
 * visitor.
 */
export function textsPerLanguage<Row extends { language: string }, Texts>(
  rows: Row[] = [],
  toTexts: (row: Row, writtenIn: Language) => Texts,
): PerLanguage<Texts> {
  const textsIn = (language: Language) => {
    const row = rows.find((candidate) => candidate.language === language)
    return row && toTexts(row, language)
  }
  const usual = textsIn(defaultLanguage)
  if (!usual) throw new Error(`A catalogue entry has no ${defaultLanguage} translation (${JSON.stringify(rows[0])})`)
  return perLanguage((language) => textsIn(language) ?? usual)
}
