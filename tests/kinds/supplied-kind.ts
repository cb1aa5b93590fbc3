import { euros } from '#domain/money.ts'
import type { FulfilmentOutcome } from '#domain/purchases/fulfilment.ts'
import type { NotSold } from '#domain/purchases/quote.ts'
import { fail, ok } from '#domain/result.ts'
import type { GoodsKind } from '#server/purchases/core/goods-kind.ts'
import type { Services } from '#server/services.ts'

/**
 * Goods that only tests sell: a supplier quotes them, and confirms them after the payment or does not. They take the
 * place of getaways.
 */
export function suppliedKind() {
  let price: number | NotSold | Error = 20_000
  const outcomes: (FulfilmentOutcome | Error)[] = []
  const calls = { quote: 0, order: 0 }
  const kind: GoodsKind<Services> = {
    kind: 'getaway',
    quote: async () => {
      calls.quote++
      if (price instanceof Error) throw price
      if (typeof price === 'string') return fail(price)
      const line = { base: euros(price), discounted: euros(price) }
      return ok({ lines: [line], spaUuid: null, items: [], tax: 'IVA' as const, lowest: null })
    },
    validDays: () => null,
    describe: () => ({ title: 'Una habitación', place: 'Lugo', items: [], validity: '', changeHref: '/?' }),
    fulfilment: {
      when: 'by-job',
      patience: 60 * 60_000,
      fulfil: async () => {
        calls.order++
        const outcome = outcomes.shift() ?? { state: 'pending' as const }
        if (outcome instanceof Error) throw outcome
        return outcome
      },
    },
    orderEmail: async ({ config }, { uuid, buyer, language }) => ({
      id: `order.${uuid}`,
      from: { name: 'Calmaria', email: config.mail.from },
      to: { name: buyer?.name ?? '', email: buyer?.email ?? '' },
      subject: 'Una habitación confirmada',
      html: '<p>Confirmada</p>',
      text: 'Confirmada',
      language,
      attachments: [],
      headers: {},
    }),
  }
  return {
    kind,
    calls,
    willCost: (next: number | NotSold | Error) => {
      price = next
    },
    willSay: (...next: (FulfilmentOutcome | Error)[]) => void outcomes.push(...next),
  }
}
