import type { LandingKind } from '#features/catalogue/server/landings.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { named, text } from '#platform/server/http/api/fields.ts'
import type { Services } from '#platform/server/services.ts'

/** What every thing of the catalogue is found and named by. */
export const foundFields = {
  uuid: text('Names it in every call, and never changes.'),
  name: text('Its name.'),
  slug: text('Its part of the address of its page.'),
  url: text('Its page.'),
  place: named('Where it is.').nullable().openapi({ description: 'The town it is in, if it is known.' }),
}

type Named = { uuid: string; name: string; slug: string; placeUuid: string }

export function representFound(
  { catalogue, config }: Services,
  language: Language,
  kind: LandingKind,
  { uuid, name, slug, placeUuid }: Named,
) {
  const { landings, locations } = catalogue.current()
  const place = locations.get(placeUuid)
  return {
    uuid,
    name,
    slug,
    url: config.publicUrl + (landings.of(kind, uuid)?.uris[language] ?? '/'),
    place: place ? { uuid: placeUuid, name: place.translations[language].name } : null,
  }
}

/** The same things in every example. */
export const exampleSpa = { uuid: '7f8d2a44-6c0e-4b39-8d1a-5b8a4b2f9c01', name: 'Aqua Costa Spa' }
export const exampleService = { uuid: '0b9f6c52-0f5e-4d0c-9d0e-3f0f5b0c7a11', name: 'Circuito de aguas' }

export const exampleSite = 'https://calmaria.example'
