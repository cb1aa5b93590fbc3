import { z } from '@hono/zod-openapi'
import { plain } from '#features/checkout/server/api/buyer-body.ts'
import { beginsPurchase } from '#features/checkout/server/api/purchase-route.ts'
import type { ApiStart, ChosenGoods } from '#features/checkout/server/purchases/core/goods-api.ts'
import { placeOfAddress, usualHour } from '#features/gift-cards/rules/card-delivery.ts'
import {
  type CardDraft,
  type CardField,
  cardForm,
  cardProblemText,
  toCard,
} from '#features/gift-cards/rules/card-draft.ts'
import { cardThemes } from '#features/gift-cards/rules/card-themes.ts'
import { mostTypedCards } from '#features/gift-cards/rules/cards-form.ts'
import { cardRules } from '#features/gift-cards/server/gift-card-settings.ts'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { asking, needed, typed } from '#platform/server/http/api/wrong-fields.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Services } from '#platform/server/services.ts'
import { exampleCard } from './card-fields.ts'

const card = z
  .object(
    {
      theme: typed('Its design, one of listGiftCardThemes; the first of them where it is left out.').openapi({
        default: cardThemes[0],
      }),
      amount: z.int({ error: asking('Send what it is worth in cents.') }).openapi({
        description: 'What it is worth, in cents: whole euros within amounts of listGiftCardThemes.',
      }),
      name: needed(`Who gets it. At most ${cardForm.lengths.name} characters.`),
      from: needed(`The name of who gives it. At most ${cardForm.lengths.from} characters.`),
      email: needed('Where it is sent.'),
      message: typed(`At most ${cardForm.lengths.message} characters.`),
      deliverOn: z
        .string({ error: asking('Send a day, or leave it out.') })
        .nullish()
        .openapi({
          description:
            'The day on which it is sent, YYYY-MM-DD, from tomorrow on. Left out, it is sent when it is paid.',
        }),
      hour: typed('When on that day, one of hours of listGiftCardThemes.').openapi({ default: usualHour }),
      place: z
        .string({ error: asking('Send text, or leave it out.') })
        .optional()
        .openapi({
          description:
            "By whose clock, one of places of listGiftCardThemes. Left out, that of the address's country, or of the language.",
        }),
    },
    { error: asking('Send an object with amount, name, from and email.') },
  )
  .openapi({ required: ['amount', 'name', 'from', 'email'] })

const fields = {
  cards: z
    .array(card, { error: asking('Send a list of cards.') })
    .min(1, { error: 'Is not right. Send at least one card.' })
    .max(mostTypedCards, { error: `Is not right. A purchase has at most ${mostTypedCards} cards.` })
    .openapi({ description: `The cards, 1 to ${mostTypedCards}, each for somebody.` }),
}

const shape = z.object({ ...fields, lang: z.enum(languages) })
type SentCard = z.output<typeof card>

export const cardsStart: ApiStart = {
  fields,
  example: { cards: [exampleCard] },
  choose: (services, body) => {
    const { cards, lang } = shape.parse(body)
    return chooseCards(services, cards, lang)
  },
  goodsField: 'cards',
  pages: [
    ['GET', 'checkout/', 'The form of one or more cards.'],
    ['POST', 'checkout/', beginsPurchase],
  ],
}

/** By the rules of the form, whose sentences say what is wrong. */
function chooseCards(services: Services, cards: SentCard[], language: Language): ChosenGoods {
  const rules = cardRules(services)
  const { t } = i18nFor(language)
  const drafts = cards.map((sent) => draftOf(sent, language))
  const errors = drafts.flatMap((draft, at) =>
    Object.entries(cardForm.problems(draft, rules)).map(([field, problem]) => ({
      field: `cards.${at}.${names[field as CardField] ?? field}`,
      message: cardProblemText(problem, rules.bounds, t),
    })),
  )
  if (errors.length > 0) return { ok: false, errors }
  return { ok: true, goods: { cards: drafts.map((draft) => toCard(draft, rules)) } }
}

/** What fields of the form are called here, where they are called otherwise. */
const names: Partial<Record<CardField, string>> = { otherAmount: 'amount', delivery: 'deliverOn' }

/** As the form would have sent it, as plain text, each field as long as there. */
function draftOf(sent: SentCard, language: Language): CardDraft {
  const draft: CardDraft = {
    ...sent,
    theme: sent.theme || cardThemes[0],
    amount: '',
    otherAmount: String(sent.amount / 100),
    delivery: sent.deliverOn ? 'later' : 'now',
    deliverOn: sent.deliverOn ?? '',
    hour: sent.hour || usualHour,
    place: sent.place ?? placeOfAddress(plain(sent.email, cardForm.lengths.email), language),
  }
  const entries = Object.entries(draft).map(([field, value]) => [
    field,
    plain(value, cardForm.lengths[field as CardField]),
  ])
  return Object.fromEntries(entries) as CardDraft
}
