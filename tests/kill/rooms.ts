import { euros } from '#domain/money.ts'
import type { FulfilmentOutcome } from '#domain/purchases/fulfilment.ts'
import type { NotSold } from '#domain/purchases/quote.ts'
import { ok, type Result } from '#domain/result.ts'
import type { GoodsKind } from '#server/purchases/core/goods-kind.ts'
import type { Services } from '#server/services.ts'
import { suppliedKind } from '#tests/kinds/supplied-kind.ts'
import type { Question } from './supplier.ts'

const minute = 60_000

/** The kind of goods that only tests sell, with a supplier that is asked over the network. */
export function roomKind(url: string): GoodsKind<Services> {
  const ask = async <Answer>({ clock }: Services, path: string, question: Partial<Question> = {}): Promise<Answer> => {
    const response = await fetch(url + path, {
      method: 'POST',
      body: JSON.stringify({ ...question, now: clock.now().toISOString() }),
      signal: AbortSignal.timeout(5000),
    })
    return (await response.json()) as Answer
  }
  return {
    ...suppliedKind().kind,
    quote: async (services) => {
      const { price } = await ask<{ price: number }>(services, '/quote')
      const line = { base: euros(price), discounted: euros(price) }
      return ok({ lines: [line], spaUuid: null, items: [], tax: 'IVA', lowest: null })
    },
    holds: {
      lifetime: 15 * minute,
      hold: (services, { purchase, earlier, until }) =>
        ask<Result<string, NotSold>>(services, '/hold', { purchase, earlier, until: until.toISOString() }),
      release: async (services, reference) => void (await ask(services, '/release', { reference })),
    },
    fulfilment: {
      when: 'by-job',
      patience: 60 * minute,
      fulfil: (services, { uuid, holdReference }) =>
        ask<FulfilmentOutcome>(services, '/order', { purchase: uuid, reference: holdReference ?? '' }),
      undo: async (services, { uuid }) => void (await ask(services, '/cancel', { purchase: uuid })),
    },
  }
}
