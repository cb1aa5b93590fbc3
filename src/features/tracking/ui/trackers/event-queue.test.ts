import { expect, test } from 'vitest'
import type { TrackedEvent } from '#features/tracking/rules/trackers/tracked-event.ts'
import { flushEvery, makeEventQueue } from './event-queue.ts'

const event = (purchaseId: string): TrackedEvent => ({ type: 'newsletter-subscribe', purchaseId, voucherId: '' })

function queueWith(send: (event: TrackedEvent) => Promise<void>) {
  const due: { act: () => void; ms: number }[] = []
  const stopped: unknown[] = []
  const queue = makeEventQueue({
    send,
    onStopped: (reason) => stopped.push(reason),
    wait: (act, ms) => due.push({ act, ms }),
  })
  return { queue, due, stopped }
}

test('events wait 2 seconds together, and are sent in their order', async () => {
  const sent: string[] = []
  const { queue, due } = queueWith(async ({ purchaseId }) => void sent.push(purchaseId))
  queue.add([])
  expect(due).toEqual([])
  queue.add([event('1')])
  queue.add([event('2'), event('3')])
  expect(due.map(({ ms }) => ms)).toEqual([2000])
  expect(flushEvery).toBe(2000)
  expect(sent).toEqual([])
  await queue.flush()
  expect(sent).toEqual(['1', '2', '3'])
  queue.add([event('4')])
  expect(due).toHaveLength(2)
})

test('what waits is sent at once when the page is left, without waiting for answers', () => {
  const sent: string[] = []
  const { queue } = queueWith(({ purchaseId }) => {
    sent.push(purchaseId)
    return new Promise(() => undefined)
  })
  queue.add([event('1'), event('2')])
  queue.leave()
  expect(sent).toEqual(['1', '2'])
})

test('a failure stops all further sends, and is told once', async () => {
  const sent: string[] = []
  const { queue, due, stopped } = queueWith(async ({ purchaseId }) => {
    sent.push(purchaseId)
    if (purchaseId === '2') throw new Error('Cannot publish log')
  })
  queue.add([event('1'), event('2'), event('3')])
  await queue.flush()
  queue.add([event('4')])
  await queue.flush()
  expect(sent).toEqual(['1', '2'])
  expect(stopped).toEqual([new Error('Cannot publish log')])
  expect(due).toHaveLength(1)
})
