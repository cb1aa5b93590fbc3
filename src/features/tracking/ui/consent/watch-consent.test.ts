import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchConsent } from './watch-consent.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function scene() {
  let isChosen = false
  let saved = () => {}
  const looks = vi.fn(() => isChosen)
  const onChoice = vi.fn()
  const subscribe = (listener: () => void) => {
    saved = listener
    return () => {}
  }
  const choose = () => {
    isChosen = true
  }
  const end = watchConsent({ hasChosen: looks, subscribe, onChoice })
  return { looks, onChoice, end, choose, save: () => saved() }
}

test('a choice is looked for every 100 ms, and told once', () => {
  const { onChoice, choose } = scene()
  vi.advanceTimersByTime(250)
  choose()
  vi.advanceTimersByTime(49)
  expect(onChoice).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10_000)
  expect(onChoice).toHaveBeenCalledTimes(1)
})

test('after 64 looks nobody looks any more', () => {
  const { looks, onChoice, choose } = scene()
  vi.advanceTimersByTime(6400)
  const looked = looks.mock.calls.length
  choose()
  vi.advanceTimersByTime(60_000)
  expect(looks.mock.calls.length).toBe(looked)
  expect(onChoice).not.toHaveBeenCalled()
})

test('whenever a choice is saved it is looked at again', () => {
  const { onChoice, choose, save } = scene()
  vi.advanceTimersByTime(60_000)
  choose()
  save()
  save()
  expect(onChoice).toHaveBeenCalledTimes(2)
})

test('it can be ended', () => {
  const { looks, end } = scene()
  end()
  vi.advanceTimersByTime(1000)
  expect(looks).not.toHaveBeenCalled()
})
