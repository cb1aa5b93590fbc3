import { createHash } from 'node:crypto'
import type { PaymentProvider, ProviderMessage } from '#features/checkout/rules/payments/payment-provider.ts'
import { makeFaults } from '#sandbox/faults.ts'
import { openLedger } from '#sandbox/ledger.ts'
import { openStore } from '#sandbox/store.ts'
import type { World } from '#sandbox/world.ts'
import { type Moved, movedIn } from './moved.ts'

export const sandbox = 'https://sandbox.example'

/** A sandbox in memory, with repeatable random values. `forget` makes one of its stores answer that it knows nothing. */
export function makeWorld(sent: ProviderMessage[], now: () => Date) {
  let drawn = 0
  const forgotten = new Set<string>()
  const stores = new Map<string, ReturnType<typeof openStore>>()
  const store = (name: string) => {
    const store = stores.get(name) ?? openStore()
    stores.set(name, store)
    return { ...store, get: (key: string) => (forgotten.has(name) ? undefined : store.get(key)) }
  }
  const world: World = {
    url: sandbox,
    now,
    random: (bytes) =>
      createHash('sha512')
        .update(String(++drawn))
        .digest('hex')
        .slice(0, bytes * 2),
    ledger: openLedger(),
    faults: makeFaults(),
    isShops: () => true,
    store: store as World['store'],
    notify: (_, message) => {
      sent.push(message)
    },
  }
  return { world, forget: (name: string) => forgotten.add(name) }
}

export async function readAll({ provider, sent }: { provider: PaymentProvider; sent: ProviderMessage[] }) {
  const read = await Promise.all(sent.map((message) => provider.readNotification(message)))
  return read.filter((notification) => notification !== null && notification !== 'other')
}

export const moved = (world: World, what: Moved, order: string) => movedIn(world.ledger.movements(), what, order)
