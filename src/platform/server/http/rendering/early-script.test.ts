import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { addEarlyScript } from './early-script.ts'

const html = '<html><head><link rel="stylesheet" href="a.css"></head></html>'
const reporting = { release: 'calmaria@1', script: '/assets/report-errors.js' }

/** The script of a page in a browser that keeps storage, or refuses. */
function runIn(window: Record<string, unknown>, settings: typeof reporting | null) {
  const warnings: unknown[][] = []
  const written: unknown[][] = []
  const asked: string[] = []
  const listeners = new Map<string, (event: object) => void>()
  const console = {
    warn: (...words: unknown[]) => warnings.push(words),
    error: (...words: unknown[]) => written.push(words),
  }
  const script = /<script nonce="n">(.*)<\/script><link/s.exec(addEarlyScript(html, settings, 'n'))?.[1] ?? ''
  const globals = {
    console,
    location: { pathname: '/spas/' },
    document: { createElement: () => ({}), head: { append: ({ src }: { src: string }) => asked.push(src) } },
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
  }
  runInNewContext(script, { ...globals, window })
  const dispatch = (name: string, event: object) => listeners.get(name)?.(event)
  return { warnings, written, asked, console, dispatch, listeners, window }
}

const storage = { getItem: () => null }
const refusing = {
  get localStorage(): Storage {
    throw new Error('Access is denied')
  },
  // As some apps show pages.
  sessionStorage: null,
}

test('storage that is refused is warned of once, and replaced by one that keeps nothing', () => {
  const { warnings, window } = runIn(Object.defineProperties({}, Object.getOwnPropertyDescriptors(refusing)), null)
  expect(warnings.map(([name]) => name)).toEqual(['localStorage', 'sessionStorage'])
  for (const name of ['localStorage', 'sessionStorage']) {
    const replaced = window[name] as Storage
    replaced.setItem('a', 'b')
    replaced.removeItem('a')
    expect(replaced.getItem('a')).toBeNull()
  }
})

test('storage that works is left alone, and without reporting nobody listens', () => {
  const { warnings, window, listeners } = runIn({ localStorage: storage, sessionStorage: storage }, null)
  expect(warnings).toEqual([])
  expect(window.localStorage).toBe(storage)
  expect(listeners.size).toBe(0)
})

test('errors are kept, and the first one asks for the script that tells them', () => {
  const page = runIn({ localStorage: storage, sessionStorage: storage }, reporting)
  expect(page.asked).toEqual([])
  const error = new Error('a')
  page.dispatch('error', { error })
  page.dispatch('error', { message: 'Script error.' })
  page.dispatch('unhandledrejection', { reason: 'b' })
  page.console.error('c', 1)
  expect(page.written).toEqual([['c', 1]])
  expect(page.asked).toEqual(['/assets/report-errors.js'])
  expect(page.window.errorKeeper).toMatchObject({
    release: 'calmaria@1',
    kept: [
      { kind: 'error', thrown: error, path: '/spas/' },
      { kind: 'error', thrown: { message: 'Script error.' } },
      { kind: 'rejection', thrown: 'b' },
      { kind: 'console', thrown: ['c', 1] },
    ],
  })
})

test('twenty are kept at most until the script is there', () => {
  const page = runIn({ localStorage: storage, sessionStorage: storage }, reporting)
  for (let number = 0; number < 50; number++) page.console.error(number)
  expect((page.window.errorKeeper as { kept: unknown[] }).kept).toHaveLength(20)
})
