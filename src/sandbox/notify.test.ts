import { expect, test } from 'vitest'
import { type FaultName, makeFaults } from './faults.ts'
import { makeNotify } from './notify.ts'

test('notifications arrive in the order in which they were sent', async () => {
  expect(await arrivals()).toEqual(['1', '2', '3'])
})

test.each<[FaultName, string[]]>([
  ['duplicate-notification', ['1', '1', '2', '3']],
  ['reorder-notification', ['2', '1', '3']],
  ['withhold-notification', ['2', '3']],
])('%s, once', async (fault, expected) => {
  expect(await arrivals(fault)).toEqual(expected)
})

test('a shop that is not there holds nothing up', async () => {
  const { notify, settle } = makeNotify(
    makeFaults(),
    () => Promise.reject(new TypeError('fetch failed')),
    () => true,
  )
  notify('https://shop.example/', { headers: {}, body: '1' })
  await expect(settle()).resolves.toBeUndefined()
})

async function arrivals(fault?: FaultName): Promise<string[]> {
  const arrived: string[] = []
  const faults = makeFaults()
  if (fault) faults.set(fault, 1)
  const fetch: typeof globalThis.fetch = async (_, init) => {
    arrived.push(String(init?.body))
    return new Response('OK')
  }
  const { notify, settle } = makeNotify(faults, fetch, () => true)
  for (const body of ['1', '2', '3']) notify('https://shop.example/', { headers: {}, body })
  await settle()
  return arrived
}
