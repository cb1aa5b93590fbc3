import { createRoute, defineOpenAPIRoute, z } from '@hono/zod-openapi'
import { pictureUrl } from '#domain/catalogue/pictures/picture-url.ts'
import { amountsWithin } from '#domain/gift-cards/card-amount.ts'
import { type DeliveryPlace, deliveryHours, deliveryPlaces } from '#domain/gift-cards/card-delivery.ts'
import { deliveryDays } from '#domain/gift-cards/card-draft.ts'
import { cardPictures, cardThemes } from '#domain/gift-cards/card-themes.ts'
import { mostTypedCards } from '#domain/gift-cards/cards-form.ts'
import { cardYears } from '#domain/gift-cards/gift-card.ts'
import { cardRules } from '#server/gift-cards/card-rules.ts'
import { revalidated } from '#server/http/api/caching.ts'
import { showQuery } from '#server/http/api/calls/catalogue/catalogue-query.ts'
import { catalogueResponses, etagNote } from '#server/http/api/calls/catalogue/catalogue-route.ts'
import { text, whole } from '#server/http/api/fields.ts'
import { i18nFor } from '#server/i18n.ts'
import type { Services } from '#server/services.ts'
import { exampleCard } from './example.ts'

export const listGiftCardThemes = (services: Services) =>
  defineOpenAPIRoute({
    route,
    handler: (c) => {
      const { t } = i18nFor(c.req.valid('query').lang)
      const { bounds, today } = cardRules(services)
      const { publicUrl } = services.config
      return c.json(
        {
          themes: cardThemes.map((theme) => ({
            theme,
            name: t(`giftCards.themes.${theme}.name`),
            title: t(`giftCards.themes.${theme}.title`),
            picture: publicUrl + pictureUrl(cardPictures[theme], 960, 'jpg'),
          })),
          amounts: {
            least: bounds.min * 100,
            most: bounds.max * 100,
            usual: amountsWithin(bounds).map((euros) => euros * 100),
            currency: 'EUR',
          },
          days: deliveryDays(today),
          hours: deliveryHours,
          places: (Object.entries(deliveryPlaces) as [DeliveryPlace, string][]).map(([place, timeZone]) => ({
            place,
            name: t(`giftCards.form.places.${place}`),
            timeZone,
          })),
          mostCards: mostTypedCards,
          validYears: cardYears,
        },
        200,
      )
    },
  })

const answer = z
  .object({
    themes: z
      .array(
        z.object({
          theme: z.enum(cardThemes).openapi({ description: "What startPurchase is sent as 'theme'." }),
          name: text('What it is for.'),
          title: text('What stands on the card.'),
          picture: text('Its picture.'),
        }),
      )
      .openapi({ description: 'The designs.' }),
    amounts: z
      .object({
        least: whole('In cents.'),
        most: whole('In cents.'),
        usual: z.array(z.number().int()).openapi({ description: 'Those that are offered first, in cents.' }),
        currency: text('ISO 4217 code.'),
      })
      .openapi({ description: 'What a card may be worth: whole euros.' }),
    days: z
      .object({ first: text('Tomorrow.'), last: text('The last.') })
      .openapi({ description: 'On which a card may be sent, if not when it is paid.' }),
    hours: z.array(z.string()).openapi({ description: 'At which it may be sent on such a day.' }),
    places: z
      .array(
        z.object({
          place: text("What startPurchase is sent as 'place'."),
          name: text('What it is called.'),
          timeZone: text('Its clock.'),
        }),
      )
      .openapi({ description: 'By whose clock the hour is.' }),
    mostCards: whole('How many cards one purchase holds at most. A list of a company is sent on its page.'),
    validYears: whole('For how many years a card is valid.'),
  })
  .openapi('GiftCardThemes')

const route = createRoute({
  method: 'get',
  path: '/gift-cards/themes',
  operationId: 'listGiftCardThemes',
  tags: ['Catalogue'],
  summary: 'The designs of gift cards, and what they may be worth',
  description: `All that startPurchase needs with kind gift-card: a theme, an amount, and when a card may be sent. ${etagNote}`,
  middleware: revalidated,
  request: { query: showQuery },
  responses: catalogueResponses(
    'The designs.',
    answer,
    {
      themes: [
        {
          theme: exampleCard.theme,
          name: 'Mar en calma',
          title: 'Un respiro para ti',
          picture: 'https://calmaria.example/pictures/960/texture-water-caustics.jpg',
        },
      ],
      amounts: { least: 2000, most: 50_000, usual: [2000, 5000, 7500], currency: 'EUR' },
      days: { first: '2026-11-16', last: '2027-11-15' },
      hours: ['09:00'],
      places: [{ place: 'ES', name: 'España peninsular y Baleares', timeZone: 'Europe/Madrid' }],
      mostCards: mostTypedCards,
      validYears: cardYears,
    },
    {
      'gift-card': {
        operationId: 'startPurchase',
        requestBody: {
          kind: 'gift-card',
          cards: [{ theme: '$response.body#/themes/0/theme', amount: '$response.body#/amounts/usual/0' }],
        },
        description: 'A card of one of the designs.',
      },
    },
  ),
})
