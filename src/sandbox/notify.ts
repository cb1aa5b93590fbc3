import type { Faults } from './faults.ts'
import type { World } from './world.ts'

type Delivery = { url: string; message: Parameters<World['notify']>[1] }

/** To the shop alone. One after another, in the order in which they were given, unless a fault says otherwise. Nobody waits for it. */
export function makeNotify(faults: Faults, fetch: typeof globalThis.fetch, isShops: World['isShops']) {
  let underWay: Promise<void> = Promise.resolve()
  let heldBack: Delivery[] = []

  const post = (delivery: Delivery) => {
    underWay = underWay.then(() => send(fetch, delivery))
  }

  const notify: World['notify'] = (url, message) => {
    if (!isShops(url)) return
    const delivery = { url, message }
    if (faults.take('withhold-notification')) return
    if (faults.take('reorder-notification')) {
      heldBack.push(delivery)
      return
    }
    post(delivery)
    if (faults.take('duplicate-notification')) post(delivery)
    heldBack.forEach(post)
    heldBack = []
  }

  return { notify, settle: () => underWay }
}

/** A shop that can't be reached has not been told: it must ask. */
async function send(fetch: typeof globalThis.fetch, { url, message }: Delivery) {
  try {
    const signal = AbortSignal.timeout(10_000)
    const response = await fetch(url, { method: 'POST', redirect: 'manual', signal, ...message })
    await response.body?.cancel()
  } catch {
    // See above.
  }
}
