import { asc } from 'drizzle-orm'
import type { Location } from '#features/catalogue/rules/location.ts'
import { capitalise, titleCase } from '#features/catalogue/rules/spas/titles.ts'
import type { Amenity, Tag } from '#features/catalogue/rules/tag.ts'
import {
  amenities,
  locations,
  locationTranslations,
  tagParents,
  tags,
  tagTranslations,
} from '#features/catalogue/server/schema/catalogue.ts'
import type { Database } from '#platform/server/db/client.ts'
import { groupBy, textsPerLanguage } from './rows.ts'

export async function loadLocations(db: Database): Promise<Location[]> {
  const rows = await db.select().from(locations).orderBy(asc(locations.position), asc(locations.uuid))
  const texts = groupBy(await db.select().from(locationTranslations), (row) => row.locationUuid)
  return rows.map(({ position: _, ...row }) => ({
    ...row,
    translations: textsPerLanguage(texts.get(row.uuid), ({ name, slug }) => ({ name, slug })),
  }))
}

export async function loadTags(db: Database): Promise<Tag[]> {
  const rows = await db.select().from(tags).orderBy(asc(tags.position), asc(tags.uuid))
  const parents = groupBy(await db.select().from(tagParents), (row) => row.tagUuid)
  const texts = groupBy(await db.select().from(tagTranslations), (row) => row.tagUuid)
  return rows.map((row) => ({
    uuid: row.uuid,
    kind: row.kind,
    uuidParents: (parents.get(row.uuid) ?? []).map((parent) => parent.parentUuid),
    translations: textsPerLanguage(texts.get(row.uuid), ({ title, description, slug }, language) => ({
      title: titleCase(title, language),
      description: capitalise(description),
      slug,
    })),
  }))
}

export async function loadAmenities(db: Database): Promise<Map<string, Amenity>> {
  const rows = await db.select().from(amenities)
  return new Map(rows.map((row) => [row.uuid, row]))
}
