import { z } from '@hono/zod-openapi'
import { showQuery } from '#features/catalogue/server/api/queries.ts'
import { amountsWithin } from '#features/gift-cards/rules/card-amount.ts'
import { type DeliveryPlace, deliveryHours, deliveryPlaces } from '#features/gift-cards/rules/card-delivery.ts'
import { deliveryDays } from '#features/gift-cards/rules/card-draft.ts'
import { cardPictures, cardThemes } from '#features/gift-cards/rules/card-themes.ts'
import { mostTypedCards } from '#features/gift-cards/rules/cards-form.ts'
import { cardYears } from '#features/gift-cards/rules/gift-card.ts'
import { cardRules } from '#features/gift-cards/server/gift-card-settings.ts'
import { pictureUrl } from '#platform/pictures/picture-url.ts'
import { group, listOf, oneOf, text, whole } from '#platform/server/http/api/fields.ts'
import { defineReading } from '#platform/server/http/api/reading.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { exampleCard } from './card-fields.ts'

const theme = z.object({
  theme: oneOf(cardThemes, "What startPurchase is sent as 'theme'."),
  name: text('What it is for.'),
  title: text('What stands on the card.'),
  picture: text('Its picture.'),
})

const place = z.object({
  place: text("What startPurchase is sent as 'place'."),
  name: text('What it is called.'),
  timeZone: text('Its clock.'),
})

export const listGiftCardThemes = defineReading({
  tag: 'Catalogue',
  path: '/gift-cards/themes',
  operationId: 'listGiftCardThemes',
  summary: 'The designs of gift cards, and what they may be worth',
  description: 'All that startPurchase needs with kind gift-card: a theme, an amount, and when a card may be sent.',
  answer: 'The designs.',
  links: {
    'gift-card': {
      operationId: 'startPurchase',
      requestBody: {
        kind: 'gift-card',
        cards: [{ theme: '$response.body#/themes/0/theme', amount: '$response.body#/amounts/usual/0' }],
      },
      description: 'A card of one of the designs.',
    },
  },
  kept: 'until it changes',
  query: showQuery,
  schema: z
    .object({
      themes: listOf(theme, 'The designs.'),
      amounts: group('What a card may be worth: whole euros.', {
        least: whole('In cents.'),
        most: whole('In cents.'),
        usual: listOf(z.number().int(), 'Those that are offered first, in cents.'),
        currency: text('ISO 4217 code.'),
      }),
      days: group('On which a card may be sent, if not when it is paid.', {
        first: text('Tomorrow.'),
        last: text('The last.'),
      }),
      hours: listOf(z.string(), 'At which it may be sent on such a day.'),
      places: listOf(place, 'By whose clock the hour is.'),
      mostCards: whole('How many cards one purchase holds at most. A list of a company is sent on its page.'),
      validYears: whole('For how many years a card is valid.'),
    })
    .openapi('GiftCardThemes'),
  example: {
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
  read: (services, { query: { lang } }) => {
    const { t } = i18nFor(lang)
    const { bounds, today } = cardRules(services)
    return {
      themes: cardThemes.map((design) => ({
        theme: design,
        name: t(`giftCards.themes.${design}.name`),
        title: t(`giftCards.themes.${design}.title`),
        picture: services.config.publicUrl + pictureUrl(cardPictures[design], 960, 'jpg'),
      })),
      amounts: {
        least: bounds.min * 100,
        most: bounds.max * 100,
        usual: amountsWithin(bounds).map((euros) => euros * 100),
        currency: 'EUR',
      },
      days: deliveryDays(today),
      hours: [...deliveryHours],
      places: (Object.entries(deliveryPlaces) as [DeliveryPlace, string][]).map(([key, timeZone]) => ({
        place: key,
        name: t(`giftCards.form.places.${key}`),
        timeZone,
      })),
      mostCards: mostTypedCards,
      validYears: cardYears,
    }
  },
})
