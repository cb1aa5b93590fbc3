import { z } from '@hono/zod-openapi'
import { generalTerms } from '#features/checkout/server/purchases/core/general-terms.ts'
import type { GoodsKind } from '#features/checkout/server/purchases/core/goods-kind.ts'
import { asking } from '#platform/server/http/api/wrong-fields.ts'

/** What the goods of the test supplier ask of their buyer, and how they are spoken of. */
export const suppliedWords: Pick<
  GoodsKind,
  'describe' | 'buyerParts' | 'terms' | 'copyKey' | 'confirmation' | 'startHref' | 'api'
> = {
  describe: () => ({
    title: 'Una habitación',
    place: 'Lugo',
    items: [],
    label: '1 noche',
    delivery: null,
    promises: [{ icon: 'calendar', text: 'Cancelación gratuita hasta la víspera' }],
  }),
  buyerParts: ['buyer-with-phone'],
  terms: (language) => [
    generalTerms(language),
    { name: 'terms-hotel', text: 'Acepto las <hotel>normas del hotel</hotel>.', links: { hotel: '/normas/' } },
  ],
  copyKey: 'general',
  confirmation: async (_services, _reader, { locator }) => ({
    badge: null,
    title: 'La habitación te espera',
    lead: 'Enseña este número en recepción.',
    paragraphs: ['La entrada es a partir de las 15:00.'],
    actions: [],
    note: null,
    canSendAgain: true,
    next: [{ title: 'Llega a tu hora', text: 'La recepción abre todo el día.' }],
    cards: [
      {
        key: locator,
        photo: null,
        above: null,
        title: 'Una habitación',
        place: 'Lugo',
        badge: null,
        facts: [{ label: 'Reserva', value: locator }],
        links: [],
      },
    ],
  }),
  startHref: (_, language, { purchase } = {}) => `/${language}/habitacion/${purchase ? `?purchase=${purchase}` : ''}`,
  api: {
    fields: { nights: z.number().int().openapi({ description: 'How many nights.' }) },
    represent: async (_, { goods }) => ({ nights: (goods as { nights?: number }).nights ?? 1 }),
    example: { nights: 1 },
    start: {
      fields: {
        nights: z
          .int({ error: asking('Send how many nights.') })
          .openapi({ description: 'How many nights, from 1 on.' }),
      },
      example: { nights: 1 },
      choose: (_, body) => {
        const { nights } = body as { nights: number }
        if (nights > 0) return { ok: true, goods: { nights } }
        return { ok: false, errors: [{ field: 'nights', message: 'Is not right. Send one night or more.' }] }
      },
      goodsField: 'nights',
      pages: [['GET', 'habitacion/', 'Where a room is chosen.']],
    },
  },
}
