import { promotionCategories, promotionName } from '#features/catalogue/rules/services/promotion-category.ts'
import type { TagKind } from '#features/catalogue/rules/tag.ts'
import { languages, type PerLanguage, perLanguage } from '#platform/i18n/languages.ts'
import { uuidOf } from './identity.ts'
import type { SeedRows } from './seed-rows.ts'
import { kebab } from './slugs.ts'
import { promotionTexts } from './tables/promotions.ts'
import { type TagSeed, tagSeeds } from './tables/tags.ts'

export const serviceTagUuid = (key: string) => uuidOf('tag', 'service', key)
export const categoryTagUuid = (key: string) => uuidOf('tag', 'category', key)

export function tagRows(): Pick<SeedRows, 'tags' | 'tagParents' | 'tagTranslations'> {
  const tags = [
    ...tagSeeds.services.map((seed) => ({
      uuid: serviceTagUuid(seed.key),
      kind: 'service' as const,
      texts: textsOf(seed),
    })),
    ...tagSeeds.categories.map((seed) => ({
      uuid: categoryTagUuid(seed.key),
      kind: 'category' as const,
      texts: textsOf(seed),
    })),
    ...promotionCategories.map(({ key, uuid }) => ({
      uuid,
      kind: 'promotion' as const,
      texts: perLanguage((language) => ({
        ...promotionName(key, language),
        description: promotionTexts[key][language],
      })),
    })),
  ] satisfies { uuid: string; kind: TagKind; texts: PerLanguage<TagTexts> }[]
  return {
    tags: tags.map(({ uuid, kind }, position) => ({ uuid, kind, position })),
    tagParents: tagSeeds.services.flatMap(({ key, parents = [] }) =>
      parents.map((parent) => ({ tagUuid: serviceTagUuid(key), parentUuid: serviceTagUuid(parent) })),
    ),
    tagTranslations: tags.flatMap(({ uuid, kind, texts }) =>
      languages.map((language) => ({ tagUuid: uuid, kind, language, ...texts[language] })),
    ),
  }
}

type TagTexts = { title: string; description: string; slug: string }

const textsOf = ({ title, description }: TagSeed): PerLanguage<TagTexts> =>
  perLanguage((language) => ({
    title: title[language],
    description: description[language],
    slug: kebab(title[language]),
  }))
