import { expect, test } from 'vitest'
import { waitUntil } from '#tests/wait-until.ts'
import { makeWorkQueue, TooBusy } from './work-queue.ts'

/** Work that ends when it is told to, and notes when it began. */
function workOf(began: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const work = () => {
    began.push(name)
    return promise
  }
  return { work, end: () => resolve(name), fail: () => reject(new Error(name)) }
}

test('one piece is done at a time, in the order asked for', async () => {
  const began: string[] = []
  const queue = makeWorkQueue({ mostWaiting: 10 })
  const [one, two, three] = ['one', 'two', 'three'].map((name) => workOf(began, name))
  const done = [one, two, three].map((piece) => queue.run(piece?.work as () => Promise<string>))
  expect(began).toEqual(['one'])
  one?.fail()
  await expect(done[0]).rejects.toThrow('one')
  await waitUntil(() => expect(began).toEqual(['one', 'two']))
  two?.end()
  three?.end()
  expect(await Promise.all(done.slice(1))).toEqual(['two', 'three'])
  expect(await queue.run(async () => 'again')).toBe('again')
})

test('who comes when too many wait is refused at once, unless they are patient', async () => {
  const began: string[] = []
  const queue = makeWorkQueue({ mostWaiting: 1 })
  const [one, two] = [workOf(began, 'one'), workOf(began, 'two')]
  const done = [queue.run(one.work), queue.run(two.work)]
  await expect(queue.run(async () => 'three')).rejects.toThrow(TooBusy)
  const patient = queue.run(async () => 'four', { isPatient: true })
  one.end()
  two.end()
  expect(await Promise.all([...done, patient])).toEqual(['one', 'two', 'four'])
})

test('what can wait takes nobody’s place, and comes after those who wait for an answer', async () => {
  const began: string[] = []
  const queue = makeWorkQueue({ mostWaiting: 1 })
  const one = workOf(began, 'one')
  const first = queue.run(one.work)
  const note = (name: string) => async () => void began.push(name)
  const emails = ['email 1', 'email 2'].map((name) => queue.run(note(name), { isPatient: true }))
  const visitor = queue.run(note('visitor'))
  one.end()
  await Promise.all([first, visitor, ...emails])
  expect(began).toEqual(['one', 'visitor', 'email 1', 'email 2'])
})

test('whoever has gone leaves the queue, and makes room', async () => {
  const began: string[] = []
  const queue = makeWorkQueue({ mostWaiting: 1 })
  const [one, two, three] = [workOf(began, 'one'), workOf(began, 'two'), workOf(began, 'three')]
  const first = queue.run(one.work)
  const gone = new AbortController()
  const second = queue.run(two.work, { signal: gone.signal })
  gone.abort(new Error('gone'))
  await expect(second).rejects.toThrow('gone')
  const third = queue.run(three.work)
  one.end()
  three.end()
  await Promise.all([first, third])
  expect(began).toEqual(['one', 'three'])
  await expect(queue.run(two.work, { signal: gone.signal })).rejects.toThrow('gone')
  expect(began).toEqual(['one', 'three'])
})

test('between two pieces there is a pause', async () => {
  const pause = Promise.withResolvers<void>()
  const queue = makeWorkQueue({ mostWaiting: 5, pause: () => pause.promise })
  const began: string[] = []
  const first = queue.run(async () => void began.push('one'))
  const second = queue.run(async () => void began.push('two'))
  await first
  expect(began).toEqual(['one'])
  pause.resolve()
  await second
  expect(began).toEqual(['one', 'two'])
})
