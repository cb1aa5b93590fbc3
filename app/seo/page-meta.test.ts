import { expect, test } from 'vitest'
import type { PageFrame } from '#domain/site/page-frame.ts'
import { pageMeta } from './page-meta.ts'

const frame = {
  language: 'es',
  canonical: 'https://calmaria.example/spa-balneario/',
  site: { brand: 'Calmaria', publicUrl: 'https://calmaria.example' },
} as PageFrame

const metaOf = (words: Parameters<typeof pageMeta>[1], changes: Partial<PageFrame> = {}) =>
  pageMeta([undefined, { id: 'root', loaderData: { ...frame, ...changes } }], words)

const contentOf = (property: string, tags: ReturnType<typeof pageMeta>) =>
  tags.flatMap((tag) => ('property' in tag && tag.property === property && 'content' in tag ? [tag.content] : []))

test('the home page is titled with the name of the product alone', () => {
  expect(metaOf({})).toContainEqual({ title: 'Calmaria' })
  expect(contentOf('og:title', metaOf({}))).toEqual(['Calmaria'])
})

test('every other page has its own title before it', () => {
  expect(metaOf({ title: 'Spas en Adeje' })).toContainEqual({ title: 'Spas en Adeje · Calmaria' })
  expect(contentOf('og:title', metaOf({ title: 'Spas en Adeje' }))).toEqual(['Spas en Adeje'])
})

test('the site has one locale; the language of the page stands beside it', () => {
  expect(contentOf('og:locale', metaOf({}))).toEqual(['es_ES'])
  expect(contentOf('og:locale:alternate', metaOf({}))).toEqual([])
  expect(contentOf('og:locale', metaOf({}, { language: 'pt' }))).toEqual(['es_ES'])
  expect(contentOf('og:locale:alternate', metaOf({}, { language: 'pt' }))).toEqual(['pt_PT'])
})

test('a description is said twice or not at all', () => {
  const tags = metaOf({ description: 'Calma.' })
  expect(tags).toContainEqual({ name: 'description', content: 'Calma.' })
  expect(contentOf('og:description', tags)).toEqual(['Calma.'])
  expect(JSON.stringify(metaOf({}))).not.toContain('description')
})

test('only private pages are hidden from search engines', () => {
  expect(metaOf({ isPrivate: true })).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(JSON.stringify(metaOf({}))).not.toContain('noindex')
})

test('cards show a picture of the page at a whole address', () => {
  expect(contentOf('og:image', metaOf({ image: 'day-pass.jpg' }))).toEqual([
    'https://calmaria.example/pictures/1280/day-pass.jpg',
  ])
  expect(contentOf('og:url', metaOf({}))).toEqual(['https://calmaria.example/spa-balneario/'])
})

test('without the frame of the page nothing is said', () => {
  expect(pageMeta([{ id: 'home.es', loaderData: {} }], { title: 'Inicio' })).toEqual([])
})
