import { activeCampaigns } from '#features/catalogue/rules/campaigns/campaigns.ts'
import { isShown, promotionName, specialMoments } from '#features/catalogue/rules/services/promotion-category.ts'
import type { Service } from '#features/catalogue/rules/services/service.ts'
import { capitalise } from '#features/catalogue/rules/spas/titles.ts'
import type { Tag } from '#features/catalogue/rules/tag.ts'
import type { Reader } from '#features/catalogue/server/cards.ts'

/** Who comes to a spa, mostly. */
const couple = 2

export type SpaChoice = { pax: number; category: string | null }

type Offered = { categories: SpaCategory[]; maxPax: number }

/** What an address chooses of a spa's services. Anything it does not offer is as good as nothing chosen. */
export function spaChoice(query: URLSearchParams, { categories, maxPax }: Offered): SpaChoice {
  const pax = /^\d{1,3}$/.test(query.get('pax') ?? '') ? Number(query.get('pax')) : usualPax(maxPax)
  const category = categories.find(({ key }) => key === query.get('category'))
  return { pax: Math.min(maxPax, Math.max(1, pax)), category: category?.key ?? null }
}

export const usualPax = (maxPax: number) => Math.min(couple, maxPax)

/** `key` stands in the address, so it is a slug of the page's language. */
export type SpaCategory = { key: string; title: string }

type Group = SpaCategory & { has: (service: Service) => boolean }

/**
 * The chips over a spa's services: the special moments it has something for, then the kinds of treatment that none of
 * those holds, so that every service stands behind a chip.
 */
export function spaCategories(reader: Reader, services: Service[], internalCategory: string): Group[] {
  const moments = momentsOf(reader, internalCategory).filter(({ has }) => services.some(has))
  const left = services.filter((service) => !moments.some(({ has }) => has(service)))
  const treatments = treatmentsOf(reader).filter(({ has }) => left.some(has))
  return [...moments, ...treatments]
}

function momentsOf({ language, day }: Reader, internalCategory: string): Group[] {
  const active = activeCampaigns(day)
  return specialMoments
    .filter((category) => isShown(category, active, internalCategory))
    .map(({ key, uuid }) => {
      const { title, slug } = promotionName(key, language)
      return { key: slug, title, has: ({ promotionTags }) => promotionTags.includes(uuid) }
    })
}

/** Kinds, not their sorts: a relaxing massage is a massage. */
function treatmentsOf({ snapshot, language }: Reader): Group[] {
  const tags = [...snapshot.tags.values()].filter(({ kind }) => kind === 'service')
  return tags
    .filter(({ uuidParents }) => uuidParents.length === 0)
    .map((root) => {
      const { slug, title } = root.translations[language]
      const family = new Set(tags.filter((tag) => isOf(tag, root)).map(({ uuid }) => uuid))
      return {
        key: slug,
        title: capitalise(title),
        has: ({ serviceTags }) => serviceTags.some((uuid) => family.has(uuid)),
      }
    })
}

const isOf = (tag: Tag, root: Tag) => tag === root || tag.uuidParents.includes(root.uuid)
