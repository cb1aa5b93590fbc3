import { expect, test, vi } from 'vitest'
import { makeSharedRenders, type Rendered } from './shared-renders.ts'

const page = (): Rendered => ({ status: 200, headers: new Headers(), body: null, cacheVersion: 'today' })
const asking = () => new AbortController()

test('what many ask for at once is rendered once, and again for who comes later', async () => {
  const share = makeSharedRenders()
  const render = vi.fn(async () => page())
  const ask = () => share('/', asking().signal, render)
  const [one, two] = await Promise.all([ask(), ask(), share('/pt/', asking().signal, render)])
  expect(one).toBe(two)
  expect(render).toHaveBeenCalledTimes(2)
  await ask()
  expect(render).toHaveBeenCalledTimes(3)
})

test('a page is given up when the last who asked has gone, and not before', async () => {
  const share = makeSharedRenders()
  const first = Promise.withResolvers<Rendered>()
  let signal: AbortSignal | undefined
  const render = vi.fn((given: AbortSignal) => {
    signal = given
    given.addEventListener('abort', () => first.reject(given.reason))
    return first.promise
  })
  const [one, two] = [asking(), asking()]
  const answers = [share('/', one.signal, render), share('/', two.signal, render)]
  one.abort(new Error('gone'))
  expect(signal?.aborted).toBe(false)
  two.abort(new Error('gone'))
  expect(signal?.aborted).toBe(true)
  const again = share('/', asking().signal, async () => page())
  for (const answer of answers) await expect(answer).rejects.toThrow('gone')
  expect((await again).status).toBe(200)
  await expect(share('/', one.signal, render)).rejects.toThrow('gone')
})

test('one that fails fails for all who asked, and is tried again for the next', async () => {
  const share = makeSharedRenders()
  const render = vi.fn<() => Promise<Rendered>>().mockRejectedValueOnce(new Error('no water')).mockResolvedValue(page())
  const both = [share('/', asking().signal, render), share('/', asking().signal, render)]
  for (const answer of both) await expect(answer).rejects.toThrow('no water')
  expect((await share('/', asking().signal, render)).status).toBe(200)
})
