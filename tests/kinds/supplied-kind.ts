import { paidParts } from '#features/checkout/rules/bill/purchase-lines.ts'
import type { FulfilmentOutcome } from '#features/checkout/rules/purchases/fulfilment.ts'
import type { NotSold } from '#features/checkout/rules/purchases/quote.ts'
import type { GoodsKind } from '#features/checkout/server/purchases/core/goods-kind.ts'
import { euros } from '#platform/rules/money.ts'
import { fail, ok } from '#platform/rules/result.ts'
import { minute } from '#platform/time/durations.ts'
import { makeStock } from './stock.ts'
import { suppliedWords } from './supplied-words.ts'

/** `nights`: how many from the first on, of the `room` of so many. */
const nightsOf = (goods: unknown) => {
  const { room = 1, from = 0, nights } = goods as { room?: number; from?: number; nights: number }
  return Array.from({ length: nights }, (_, at) => `${room} ${from + at}`)
}

/**
 * Goods that only tests sell: a supplier quotes them, holds them for 15 minutes, and confirms them after the payment or
 * does not. They take the place of getaways. Their money is taken with the payment, or only once they are confirmed.
 */
export function suppliedKind(charge: 'now' | 'when-confirmed' = 'now') {
  let price: number | NotSold | Error = 20_000
  let answer = async () => {}
  const stock = makeStock()
  const outcomes: (FulfilmentOutcome | Error)[] = []
  let always: FulfilmentOutcome | null = null
  const holdErrors: Error[] = []
  /** The purchases whose payment the bank took back. */
  const withdrawn: string[] = []
  const calls = { quote: 0, hold: 0, release: 0, order: 0 }
  const kind: GoodsKind = {
    kind: 'getaway',
    quote: async () => {
      calls.quote++
      await answer()
      if (price instanceof Error) throw price
      if (typeof price === 'string') return fail(price)
      const line = { base: euros(price), discounted: euros(price) }
      return ok({ lines: [line], spaUuid: null, items: [], tax: 'IVA' as const, lowest: null })
    },
    validDays: () => null,
    acceptedCodes: ['percent', 'gift-card'],
    shownOn: { landings: [], pages: [] },
    charge: () => charge,
    ...suppliedWords,
    holds: {
      held: (_, { goods }) => ({ keys: nightsOf(goods), count: 1 }),
      hold: async ({ clock }, request) => {
        calls.hold++
        await answer()
        const error = holdErrors.shift()
        if (error) throw error
        const held = stock.hold(request, clock.now())
        return held.ok ? ok({ reference: held.value, until: request.until }) : held
      },
      release: async (_, reference) => {
        calls.release++
        await answer()
        stock.release(reference)
      },
    },
    fulfilment: {
      when: 'by-job',
      patience: 60 * minute,
      fulfil: async ({ clock }, { uuid, holdReference }) => {
        calls.order++
        await answer()
        const outcome = always ?? outcomes.shift()
        if (outcome instanceof Error) throw outcome
        if (outcome && outcome.state !== 'confirmed') return outcome
        return stock.order(uuid, holdReference, clock.now())
          ? { state: 'confirmed' }
          : { state: 'failed', reason: 'gone' }
      },
      undo: async (_, { uuid }) => {
        await answer()
        stock.cancel(uuid)
      },
    },
    operators: {
      listItems: async () => ['Una habitación'],
      listPaid: async (_, { uuid, bill }) => [
        { uuid, name: 'Una habitación', ...paidParts(bill), fate: stock.orders.has(uuid) ? 'unused' : 'gone' },
      ],
      withdraw: async (_, __, { item }) => {
        withdrawn.push(item)
        stock.cancel(item)
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
    stock,
    withdrawn,
    willCost: (next: number | NotSold | Error) => {
      price = next
    },
    /** Answers to orders, one after the other. Without one it confirms what it holds or has. */
    willSay: (...next: (FulfilmentOutcome | Error)[]) => void outcomes.push(...next),
    /** The answer to every order from now on. */
    willAlwaysSay: (next: FulfilmentOutcome | null) => {
      always = next
    },
    willNotHold: (...errors: Error[]) => void holdErrors.push(...errors),
    /** What happens while we wait for any of its answers. */
    whileAsked: (next: () => Promise<void>) => {
      answer = next
    },
  }
}
