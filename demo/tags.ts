import { promotionCategories } from '#domain/catalogue/services/promotion-category.ts'
import type { TagKind } from '#domain/catalogue/tag.ts'
import { languages, type PerLanguage } from '#domain/site/languages.ts'
import { promotionTexts } from './data/promotion-texts.ts'
import { type CategoryTagKey, categoryTagSeeds, type ServiceTagKey, serviceTagSeeds } from './data/tags.ts'
import { uuidOf } from './identity.ts'
import type { SeedRows } from './seed-rows.ts'
import { kebab } from './slugs.ts'

export const serviceTagUuid = (key: ServiceTagKey | string) => uuidOf('tag', 'service', key)
export const categoryTagUuid = (key: CategoryTagKey | string) => uuidOf('tag', 'category', key)

export function tagRows(): Pick<SeedRows, 'tags' | 'tagParents' | 'tagTranslations'> {
  const tags = [
    ...serviceTagSeeds.map(([key, seed]) => ({
      uuid: serviceTagUuid(key),
      kind: 'service' as const,
      texts: textsOf(seed),
    })),
    ...categoryTagSeeds.map(([key, seed]) => ({
      uuid: categoryTagUuid(key),
      kind: 'category' as const,
      texts: textsOf(seed),
    })),
    ...promotionCategories.map(({ key, uuid, es, pt }) => ({
      uuid,
      kind: 'promotion' as const,
      texts: {
        es: { title: es[0], description: promotionTexts[key].es, slug: es[1] },
        pt: { title: pt[0], description: promotionTexts[key].pt, slug: pt[1] },
      },
    })),
  ] satisfies { uuid: string; kind: TagKind; texts: PerLanguage<TagTexts> }[]
  return {
    tags: tags.map(({ uuid, kind }, position) => ({ uuid, kind, position })),
    tagParents: serviceTagSeeds.flatMap(([key, { parents = [] }]) =>
      parents.map((parent) => ({ tagUuid: serviceTagUuid(key), parentUuid: serviceTagUuid(parent) })),
    ),
    tagTranslations: tags.flatMap(({ uuid, kind, texts }) =>
      languages.map((language) => ({ tagUuid: uuid, kind, language, ...texts[language] })),
    ),
  }
}

type TagTexts = { title: string; description: string; slug: string }

function textsOf(seed: PerLanguage<[title: string, description: string]>): PerLanguage<TagTexts> {
  const inLanguage = ([title, description]: [string, string]) => ({ title, description, slug: kebab(title) })
  return { es: inLanguage(seed.es), pt: inLanguage(seed.pt) }
}
