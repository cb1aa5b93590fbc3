import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { pagesBySection, sectionOf } from './pages-by-section.ts'

const patterns: Record<string, { path?: string; parentId?: string }> = {
  root: {},
  home: { parentId: 'root' },
  homePt: { path: 'pt', parentId: 'root' },
  contact: { path: 'contacto', parentId: 'root' },
  manage: { path: 'gestionar-bono', parentId: 'root' },
  cancel: { path: 'cancelar', parentId: 'manage' },
  buyer: { path: 'voucher/:uuid/checkout/buyer', parentId: 'root' },
  file: { path: 'voucher/:uuid/:file', parentId: 'root' },
  buyerPt: { path: 'pt/voucher/:uuid/checkout/buyer', parentId: 'root' },
  notFound: { path: '*', parentId: 'root' },
}
const build = {
  routes: Object.fromEntries(Object.entries(patterns).map(([id, route]) => [id, { id, ...route }])),
  assets: { version: '1', routes: Object.fromEntries(Object.keys(patterns).map((id) => [id, { id }])) },
} as unknown as ServerBuild
const { sections, others } = pagesBySection(build)

test.each([
  ['voucher', ['root', 'home', 'buyer', 'file', 'notFound']],
  ['pt/voucher', ['root', 'home', 'buyerPt', 'notFound']],
  ['gestionar-bono', ['root', 'home', 'manage', 'cancel', 'notFound']],
  ['pt/', ['root', 'home', 'homePt', 'notFound']],
])('the section %s has its own routes, those above them, and the page for unknown addresses', (section, ids) => {
  const part = sections.get(section)
  expect(Object.keys(part?.routes ?? {})).toEqual(ids)
  expect(Object.keys(part?.assets.routes ?? {})).toEqual(ids)
  expect(part?.assets.version).toBe('1')
})

test('what is in no section has what stands in none', () => {
  expect(Object.keys(others.routes)).toEqual(['root', 'home', 'notFound'])
  expect(sections.has('')).toBe(false)
  expect(sections.has('*')).toBe(false)
})

test.each([
  ['/', ''],
  ['/pt/', 'pt/'],
  ['/PT/', 'pt/'],
  ['/voucher/1/confirmation/', 'voucher'],
  ['/pt/voucher/1/confirmation/', 'pt/voucher'],
  ['//Voucher//1/', 'voucher'],
  ['/vo%75cher/start/', 'voucher'],
  ['/%E0/', '%e0'],
])('%s is of the section "%s"', (path, section) => {
  expect(sectionOf(path)).toBe(section)
})
