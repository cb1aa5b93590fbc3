import { z } from '@hono/zod-openapi'
import { languages } from '#domain/site/languages.ts'
import { rateExample } from '#server/purchases/kinds/getaway/api/example.ts'
import { rateSchema, text, whole } from '#server/purchases/kinds/getaway/api/rate-fields.ts'
import { exampleStay } from '#server/purchases/kinds/getaway/api/stay-request.ts'

const image = z.object({ uuid: text('Its uuid.'), rel: text('What it shows.'), url: text('Where it is.') })

const boardType = z.object({
  type: text('Names the board.'),
  name: text('What it is called.'),
  description: text('Which meals it includes.'),
  translations: z
    .array(
      z.object({
        lang_code: z.enum(languages).openapi({ description: 'The language.' }),
        name: text('What it is called.'),
        description: text('Which meals it includes.'),
      }),
    )
    .openapi({ description: 'The same in every language.' }),
  images: z.array(image).openapi({ description: 'Pictures of it. Hotels give none so far.' }),
})

const room = z.object({ uuid: text('Its uuid.'), name: text('What it is called.'), type: text('Names the room.') })

/** Spec 3, 'Getaway availability': its names. */
export const availabilitySchema = z
  .object({
    package: z
      .object({ uuid: text('The getaway.'), uuid_revision: text('Its version.'), name: text('Its name.') })
      .openapi({ description: 'What was asked for.' }),
    from: text('The day of arrival.'),
    to: text('The day of departure.'),
    num_pax: whole('How many people.'),
    total_nights: whole('How many nights.'),
    rates: z.array(rateSchema).openapi({ description: 'Each room with each board and on each conditions.' }),
    best_rate: rateSchema.nullable().openapi({ description: 'The cheapest of them.' }),
    boardtypes_available: z.array(boardType).openapi({ description: 'The boards of the rates.' }),
    rooms_available: z.array(room).openapi({ description: 'The rooms of the rates.' }),
  })
  .openapi('GetawayAvailability')

export type AvailabilityView = z.infer<typeof availabilitySchema>

export const availabilityExample: AvailabilityView = {
  package: {
    uuid: exampleStay.packageUuid,
    uuid_revision: exampleStay.packageUuidRevision,
    name: 'Una noche frente al mar',
  },
  from: exampleStay.from,
  to: exampleStay.to,
  num_pax: exampleStay.numPax,
  total_nights: 2,
  rates: [rateExample],
  best_rate: rateExample,
  boardtypes_available: [
    {
      type: 'breakfast',
      name: 'Alojamiento y desayuno',
      description: 'Desayuno bufé.',
      translations: [
        { lang_code: 'es', name: 'Alojamiento y desayuno', description: 'Desayuno bufé.' },
        { lang_code: 'pt', name: 'Alojamento e pequeno-almoço', description: 'Pequeno-almoço bufete.' },
      ],
      images: [],
    },
  ],
  rooms_available: [
    { uuid: '4f3a9c1e-2c55-4b0a-9a57-6f1f6d1c7b44', name: 'Doble con vistas al mar', type: 'double-sea' },
  ],
}
