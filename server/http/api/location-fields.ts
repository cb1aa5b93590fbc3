import { z } from '@hono/zod-openapi'
import { type Location, locationTypes } from '#domain/catalogue/location.ts'

/** What a place is called by in every language. */
export const locationFields = {
  uuid: z.string().openapi({ description: 'Name of the place that never changes.' }),
  type: z.enum(locationTypes).openapi({ description: 'A region is a province or an island.' }),
  country: z.string().openapi({ description: 'ISO 3166 code; compare it without regard to case.', example: 'ES' }),
  parentUUID: z.string().nullable().openapi({ description: 'The place around it; null for a country.' }),
}

export const locationFacts = ({ uuid, type, country, parentUuid }: Location) => ({
  uuid,
  type,
  country,
  parentUUID: parentUuid,
})
