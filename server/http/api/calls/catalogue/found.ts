import type { Language } from '#domain/site/languages.ts'
import { exampleStay } from '#server/purchases/kinds/getaway/api/stay-request.ts'
import { exampleItem, voucherExample } from '#server/purchases/kinds/voucher/api/voucher-fields.ts'
import type { LandingKind } from '#server/seo/landings.ts'
import type { Services } from '#server/services.ts'
import { named, text } from '../../fields.ts'

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
export const exampleSpa = voucherExample.spa
export const exampleService = { uuid: exampleItem.uuid, name: exampleItem.name }
export const exampleGetaway = { uuid: exampleStay.packageUuid, uuidRevision: exampleStay.packageUuidRevision }

export const exampleSite = 'https://calmaria.example'
