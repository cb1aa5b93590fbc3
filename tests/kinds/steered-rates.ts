import type { HotelRates } from '#features/catalogue/rules/getaways/hotel-rates.ts'
import type { FulfilmentOutcome } from '#features/checkout/rules/purchases/fulfilment.ts'
import { fail } from '#platform/rules/result.ts'
import type { Services } from '#platform/server/services.ts'

/** A supplier that is a real one, but for what a test makes it say. */
export function steeredRates() {
  const outcomes: (FulfilmentOutcome | Error)[] = []
  let always: FulfilmentOutcome | null = null
  let answer = async () => {}
  const calls = { confirm: 0 }

  const steer = (rates: HotelRates): HotelRates => ({
    ...rates,
    findAvailability: async (request) => {
      await answer()
      return rates.findAvailability(request)
    },
    hold: async (request) => {
      await answer()
      return rates.hold(request)
    },
    confirm: async (request) => {
      calls.confirm++
      await answer()
      const outcome = always ?? outcomes.shift()
      if (outcome instanceof Error) throw outcome
      if (outcome?.state === 'pending') throw new Error('no answer yet')
      return outcome?.state === 'failed' ? fail('gone') : rates.confirm(request)
    },
  })

  return {
    calls,
    /** The same services with this supplier in the place of each of theirs. */
    of: (services: Services): Services => ({
      ...services,
      hotelRates: {
        named: (name) => {
          const rates = services.hotelRates.named(name)
          return rates && steer(rates)
        },
      },
    }),
    willSay: (...next: (FulfilmentOutcome | Error)[]) => void outcomes.push(...next),
    willAlwaysSay: (next: FulfilmentOutcome | null) => {
      always = next
    },
    whileAsked: (next: () => Promise<void>) => {
      answer = next
    },
  }
}
