import { expect, test } from 'vitest'
import { TooBusy } from '#platform/server/work-queue.ts'
import { type Lane, makeRenderQueue } from './render-queue.ts'

/** Asks for turns and notes the order in which they are given. */
function noting(turns = makeRenderQueue()) {
  const given: string[] = []
  const ask = (name: string, lane: Lane = 'catalogue', signal?: AbortSignal) =>
    turns.take(lane, signal).then(() => void given.push(name))
  return { given, ask }
}

test('who comes first while nobody renders does not wait for the loop', async () => {
  let hasTurned = false
  setImmediate(() => {
    hasTurned = true
  })
  await makeRenderQueue().take('catalogue')
  expect(hasTurned).toBe(false)
})

test('between two turns the loop goes round, so that what has arrived is answered', async () => {
  const turns = makeRenderQueue()
  let round = 0
  const goRound = () =>
    setImmediate(() => {
      round++
      if (!isDone) goRound()
    })
  let isDone = false
  goRound()
  const rounds = await Promise.all(Array.from({ length: 5 }, () => turns.take('catalogue').then(() => round)))
  isDone = true
  expect(new Set(rounds).size).toBe(5)
})

test('what was begun is finished before another page is begun', async () => {
  const turns = makeRenderQueue()
  const order: string[] = []
  const page = async (name: string) => {
    await turns.take('catalogue')
    order.push(`${name} begun`)
    await turns.take('started')
    order.push(`${name} done`)
  }
  await Promise.all(['a', 'b', 'c'].map(page))
  expect(order).toEqual(['a begun', 'a done', 'b begun', 'b done', 'c begun', 'c done'])
})

test('personal pages come before those of the catalogue, which are not starved either', async () => {
  const { given, ask } = noting()
  const catalogue = ['c1', 'c2', 'c3'].map((name) => ask(name))
  const personal = Array.from({ length: 6 }, (_, place) => ask(`p${place + 1}`, 'personal'))
  await Promise.all([...catalogue, ...personal])
  expect(given).toEqual(['c1', 'p1', 'p2', 'p3', 'p4', 'c2', 'p5', 'p6', 'c3'])
})

test('beyond its bound a lane sheds, and the other lane does not notice', async () => {
  const { given, ask } = noting(makeRenderQueue({ mostWaiting: 2 }))
  const waiting = ['a', 'b', 'c'].map((name) => ask(name))
  await expect(ask('d')).rejects.toThrow(TooBusy)
  await Promise.all([...waiting, ask('form', 'personal'), ask('rest of a', 'started')])
  expect(given.toSorted()).toEqual(['a', 'b', 'c', 'form', 'rest of a'])
})

test('whoever has gone leaves the queue', async () => {
  const { given, ask } = noting(makeRenderQueue({ mostWaiting: 1 }))
  const gone = new AbortController()
  const first = ask('a')
  const left = ask('b', 'catalogue', gone.signal)
  gone.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  await Promise.all([first, ask('c')])
  expect(given).toEqual(['a', 'c'])
  await expect(ask('d', 'catalogue', gone.signal)).rejects.toThrow('gone')
})

test.each([
  ['while somebody comes, rendering rests for as long as it worked', true, [20, 20, 20]],
  ['while nobody else comes, it goes on', false, []],
])('%s', async (_, hasArrivals, rests) => {
  let now = 0
  const rested: number[] = []
  const wait = (then: () => void, milliseconds: number) => {
    rested.push(milliseconds)
    then()
  }
  const turns = makeRenderQueue({ now: () => now, wait })
  const page = async () => {
    await turns.take('catalogue')
    now += 20
    if (hasArrivals) turns.noteArrival()
  }
  await Promise.all([page(), page(), page()])
  await turns.take('catalogue')
  expect(rested).toEqual(rests)
})

test('the next page waits while somebody comes each time that the loop goes round, but not for ever', async () => {
  const turns = makeRenderQueue()
  await turns.take('catalogue')
  let come = 0
  let isNext = false
  const arrive = () => {
    turns.noteArrival()
    if (++come < 1000 && !isNext) setImmediate(arrive)
  }
  setImmediate(arrive)
  await turns.take('catalogue')
  isNext = true
  expect(come).toBeGreaterThan(50)
  expect(come).toBeLessThan(80)
})
