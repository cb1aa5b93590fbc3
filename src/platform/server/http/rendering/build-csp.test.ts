import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { buildCsp, contentSecurityPolicy } from './build-csp.ts'

const nonce = 'c2VjcmV0+/=='
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const scriptsIn = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1]

test('a marked script is allowed by its hash, and the mark is gone', () => {
  const { page, policy } = buildCsp(`<body><script nonce="${nonce}">start()</script></body>`, nonce)
  expect(page).toBe('<body><script>start()</script></body>')
  expect(scriptsIn(policy)).toBe(`'self' ${hashOf('start()')}`)
})

test('a script that somebody planted is neither changed nor allowed', () => {
  const planted = '<script>steal()</script>'
  const guessed = '<script nonce="guess">steal()</script>'
  const { page, policy } = buildCsp(`${planted}${guessed}<script nonce="${nonce}">start()</script>`, nonce)
  expect(page).toBe(`${planted}${guessed}<script>start()</script>`)
  expect(policy).not.toContain(hashOf('steal()'))
  expect(scriptsIn(policy)).toBe(`'self' ${hashOf('start()')}`)
})

test('a file of ours needs no hash', () => {
  const { page, policy } = buildCsp(`<script nonce="${nonce}" type="module" src="/assets/a.js"></script>`, nonce)
  expect(page).toBe('<script type="module" src="/assets/a.js"></script>')
  expect(scriptsIn(policy)).toBe("'self'")
})

test('the hash covers every character, line ends and accents included', () => {
  const script = '\n  const greeting = "¡Qué calma!" // 日本\n'
  const { policy } = buildCsp(`<script async nonce="${nonce}">${script}</script>`, nonce)
  expect(policy).toContain(hashOf(script))
})

test('the mark disappears from everything else that carries it', () => {
  const { page } = buildCsp(`<style nonce="${nonce}"></style><link nonce="${nonce}" href="/a.css">`, nonce)
  expect(page).toBe('<style></style><link href="/a.css">')
})

test('the same script twice is allowed once', () => {
  const twice = `<script nonce="${nonce}">start()</script>`.repeat(2)
  expect(scriptsIn(buildCsp(twice, nonce).policy)).toBe(`'self' ${hashOf('start()')}`)
})

test('a page without scripts may run none but ours', () => {
  expect(buildCsp('<p>calma</p>', nonce)).toEqual({ page: '<p>calma</p>', policy: contentSecurityPolicy() })
})

test('the policy lets nothing else in', () => {
  const policy = contentSecurityPolicy()
  expect(policy).not.toContain('unsafe')
  for (const rule of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"]) {
    expect(policy.split('; ')).toContain(rule)
  }
})

test('whom a tracker may ask is allowed for what it asks, and for nothing else', () => {
  const policy = contentSecurityPolicy([], {
    scripts: ['https://scripts.example'],
    connects: ['https://*.collects.example'],
    images: ['https://pixels.example'],
  })
  expect(policy).toContain("script-src 'self' https://scripts.example;")
  expect(policy).toContain("connect-src 'self' https://*.collects.example;")
  expect(policy).toContain("img-src 'self' data: https://pixels.example;")
  expect(policy).toContain("form-action 'self';")
  expect(policy).not.toContain('frame-src')
})
