import { expect, test } from 'vitest'
import { saveBuyer } from '#features/checkout/server/purchases/core/save-buyer.ts'
import { draft, look, pay } from '../../builders/a-purchase.ts'
import { askToTell, toldNames } from '../../tracking/ask-to-tell.ts'
import type { KindWorld } from '../kind-world.ts'

const owner = 'a-browser-that-may-be-followed-1'
const stranger = 'a-browser-of-somebody-else-12345'

/** What may be told of it, to who may be told. */
export function testTracking(world: () => KindWorld) {
  test('its stages are told to its own browser, in their order, each once', async () => {
    const { services, scenario, started, runHours, now } = world()
    const allowedSince = now()
    const told = async (by = owner, since = allowedSince) =>
      toldNames(await askToTell(services, { owner: by, allowedSince: since }))
    const uuid = await started(scenario.goods(services), owner)
    // What was begun before somebody agreed is told to nobody.
    expect(await told(owner, new Date(now().getTime() + 1))).toEqual([])
    expect(await told(stranger)).toEqual([])
    expect(await told()).toEqual(['Add To Cart'])
    await saveBuyer(services, await look(services, uuid), draft({ newsletter: 'yes' }))
    expect(await told()).toEqual(['Add Shipping Info'])
    await pay(services, uuid)
    await runHours()
    // Two tabs ask at the same time.
    const both = (await Promise.all([told(), told()])).flat()
    expect(both).toEqual(['Add Payment Info', 'Purchase', 'newsletter-subscribe'])
    expect(await told()).toEqual([])
  })

  test('what it costs and what it is are told as they are paid, and nobody’s data', async () => {
    const { services, scenario, started } = world()
    const by = 'a-browser-that-may-be-followed-2'
    const uuid = await started(scenario.goods(services), by)
    await saveBuyer(services, await look(services, uuid), draft())
    const [event] = await askToTell(services, { owner: by, allowedSince: new Date(0) })
    const { bill, kind } = await look(services, uuid)
    expect(event).toMatchObject({ purchaseId: uuid, goods: kind, revenue: bill.total / 100, currency: 'EUR' })
    expect(event?.voucherId === '').toBe(kind !== 'voucher')
    // Written with the digits of its buyer's phone; ids may hold fewer in a row.
    expect(JSON.stringify(event)).not.toMatch(/marta|salas|@|600 ?000 ?000/i)
  })
}
