import type { Reader } from '#features/catalogue/server/cards.ts'
import { wallPage } from '#features/catalogue/server/structured-data/list-page.ts'
import { sectionPath } from '#platform/pages/paths.ts'
import type { Config } from '#platform/server/config/config.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { CategoryTile } from './list-services.ts'

type ListSection = 'promotions' | 'treatments'

/** The page of all promotions, or of all treatments, as the step above each of its lists. */
export const sectionCrumb = ({ language }: Reader, section: ListSection) => ({
  label: i18nFor(language).t(`titles.${section}.title`),
  href: sectionPath(section, language),
})

/** What that page itself shows. */
export function describeSection(
  reader: Reader,
  section: ListSection,
  tiles: CategoryTile[],
  { site, publicUrl }: Pick<Config, 'site' | 'publicUrl'>,
) {
  const { t } = i18nFor(reader.language)
  const description = t(`titles.${section}.description`, { brand: site.brand })
  const title = t(`titles.${section}.title`)
  return { tiles, words: { title, description, structured: wallPage(reader, title, tiles, publicUrl) } }
}
