import { closeDispute, listDisputes } from '#features/checkout/server/payments/disputes/list-disputes.ts'
import type { Services } from '#platform/server/services.ts'
import { makeBrowser } from './browser.ts'
import type { Places } from './checkout.ts'
import type { Dice } from './dice.ts'
import { formsIn } from './page-forms.ts'

/** Companies that tell of disputes, with the name of the field that says which payment. Redsys does not. */
const companies = [
  { name: 'paypal', field: 'token', begins: ['dispute', 'dispute', 'reverse'] },
  { name: 'stripe', field: 'id', begins: ['dispute'] },
] as const

type Claim = { url: string; payment: Record<string, string>; begin: string; end: 'win' | 'lose' }

/** Buyers who go to their bank after they have bought, and what the bank decides. */
export function makeDisputers({ sandbox }: Places, dice: Dice) {
  const browser = makeBrowser('10.254.0.2')
  const seen = new Set<string>()
  const claims: Claim[] = []
  const tell = ({ url, payment }: Claim, deed: string) => browser.send(url, { ...payment, deed })
  return {
    /** Of the payments that came since the last time some are disputed. */
    begin: async () => {
      for (const { name, field, begins } of companies) {
        const url = `${sandbox}/sandbox/${name}/disputes`
        const { html } = await browser.open(url)
        for (const { fields } of formsIn(html)) {
          const payment = fields[field]
          if (!payment || seen.has(payment)) continue
          seen.add(payment)
          if (!dice.chance(0.3)) continue
          const claim = {
            url,
            payment: { [field]: payment },
            begin: dice.pick(begins),
            end: dice.pick(['win', 'lose']),
          }
          claims.push(claim as Claim)
          await tell(claim as Claim, claim.begin)
        }
      }
    },
    /** A company tells again what it was not heard with, as all do for days, and then what was decided. */
    decide: async () => {
      for (const claim of claims) {
        await tell(claim, claim.begin)
        await tell(claim, claim.end)
      }
    },
    /** What no bank decided among enough buyers, most likely because it could not be asked. */
    missing: () =>
      ['win', 'lose'].filter((end) => !claims.some((claim) => claim.end === end)).map((end) => `no dispute: ${end}`),
    counts: () => claims.map(({ begin, end }) => `${begin}, ${end === 'win' ? 'won' : 'lost'}`),
  }
}

/** An operator closes what was lost, and a reversal that nobody has decided for the shop. */
export async function closeLost(services: Services) {
  for (const { uuid } of await listDisputes(services)) await closeDispute(services, uuid)
}
