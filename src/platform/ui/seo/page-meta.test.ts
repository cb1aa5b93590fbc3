import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub, Meta } from 'react-router'
import { expect, test } from 'vitest'
import type { PageFrame } from '#platform/pages/page-frame.ts'
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

test('what a page is about stands in one graph, without what it has not', () => {
  const spa = { '@type': 'DaySpa', name: 'Aguamadre' }
  expect(metaOf({ structured: [spa, null] })).toContainEqual({
    'script:ld+json': { '@context': 'https://schema.org', '@graph': [spa] },
  })
  expect(JSON.stringify(metaOf({ structured: [null] }))).not.toContain('ld+json')
  expect(JSON.stringify(metaOf({}))).not.toContain('ld+json')
})

test('no name ends the script that it stands in', () => {
  const name = '</script><script>alert(1)</script><!--'
  const Page = createRoutesStub([
    { path: '/', Component: Meta, meta: () => metaOf({ structured: [{ '@type': 'DaySpa', name }] }) },
  ])
  const html = renderToString(createElement(Page))
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(data).not.toMatch(/[<>]/)
  expect(JSON.parse(data)['@graph'][0].name).toBe(name)
})
