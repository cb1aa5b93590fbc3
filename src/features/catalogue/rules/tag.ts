import type { PerLanguage } from '#platform/i18n/languages.ts'

export type TagKind = 'service' | 'promotion' | 'category'

export type Tag = {
  uuid: string
  kind: TagKind
  uuidParents: string[]
  translations: PerLanguage<{ title: string; description: string; slug: string }>
}

export type Amenity = { uuid: string; title: PerLanguage<string> }
