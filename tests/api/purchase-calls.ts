import { expect } from 'vitest'
import { soldServices } from '#tests/builders/a-purchase.ts'
import { testServices } from '#tests/test-services.ts'
import { aBrowser, aBuyer } from './test-buyer.ts'

/** Purchases made by calls of the API: `started` has its goods, `ready` its buyer too. */
export async function purchaseCallsScene() {
  const setUp = await testServices()
  const { services, bank, setNow, forgetAttempts } = setUp
  const { spa, sold } = soldServices(services)
  const [service] = sold
  if (!service) throw new Error('nothing is sold')
  const items = [{ service: service.uuid, pax: service.capacity.minimum, units: 2 }]
  const start = services.clock.now()

  /** Each test begins at the same time, with no attempts counted and no calls made. */
  const begin = async () => {
    await forgetAttempts()
    setNow(start)
    bank.calls.length = 0
  }

  async function started(lang = 'es') {
    const browser = aBrowser(services)
    const answer = await browser.ask('POST', '', { kind: 'voucher', items, lang })
    return { ...browser, ...answer, uuid: answer.purchase.uuid }
  }

  async function ready(lang = 'es', buyer: object = {}) {
    const browser = await started(lang)
    const { status, purchase } = await browser.ask('PUT', `/${browser.uuid}/buyer`, { buyer: { ...aBuyer, ...buyer } })
    expect(status).toBe(200)
    return { ...browser, purchase, pay: payer(browser) }
  }

  return { ...setUp, spa, service, items, begin, started, ready }
}

const payer =
  ({ ask, uuid }: { ask: ReturnType<typeof aBrowser>['ask']; uuid: string }) =>
  async (more: object = {}) => {
    const { purchase } = await ask('GET', `/${uuid}`)
    return ask('POST', `/${uuid}/payment`, { method: 'paypal', terms: true, seen: purchase.pricing.key, ...more })
  }
