import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { spreadRequests } from './spread-requests.ts'

const nextRound = () => new Promise((done) => setImmediate(done))

test('of many requests at once eight are begun each time that the loop goes round, in their order', async () => {
  const begun: number[] = []
  const listener = spreadRequests((request) => void begun.push(request as unknown as number))
  const ask = (number: number) => listener(number as unknown as IncomingMessage, {} as ServerResponse)
  for (let number = 0; number < 20; number++) ask(number)
  expect(begun).toHaveLength(8)
  await nextRound()
  expect(begun).toHaveLength(16)
  ask(20)
  await nextRound()
  expect(begun).toEqual(Array.from({ length: 21 }, (_, number) => number))
  await nextRound()
  ask(21)
  expect(begun).toHaveLength(22)
})
