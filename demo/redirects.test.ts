import { expect, test } from 'vitest'
import { readDemoRows } from '#tests/demo/demo-rows.ts'

const { redirects, spas, serviceTranslations, getawayTranslations } = readDemoRows()

test('redirects of every kind lead to what exists, in both languages', () => {
  const lastOf = (uri: string) => uri.split('/').at(-2)
  const targets = {
    spa: new Set(spas.map(({ slug }) => slug)),
    service: new Set(serviceTranslations.map(({ slug }) => slug)),
    package: new Set(getawayTranslations.map(({ slug }) => slug)),
  }
  for (const { toUri, kind } of redirects) {
    if (kind !== 'legacy') expect(targets[kind], toUri).toContain(lastOf(toUri))
  }
  for (const kind of ['spa', 'service', 'package', 'legacy']) {
    const ofKind = redirects.filter((redirect) => redirect.kind === kind)
    expect(ofKind.some(({ fromUri }) => fromUri.startsWith('/pt/'))).toBe(true)
    expect(ofKind.some(({ fromUri }) => !fromUri.startsWith('/pt/'))).toBe(true)
  }
})

test('no redirect leads to another', () => {
  const moved = new Set(redirects.map(({ fromUri }) => fromUri))
  expect(redirects.filter(({ toUri }) => moved.has(toUri))).toEqual([])
})
