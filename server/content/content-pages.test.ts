import { expect, test } from 'vitest'
import { languages } from '#domain/site/languages.ts'
import { pageKeys, pathOf, staticPageAt } from '#i18n/paths.ts'
import { loadConfig } from '#server/config.ts'
import type { Services } from '#server/services.ts'
import { type ContentName, contentPage, faqPage } from './content-pages.ts'

const servicesWith = (env: Record<string, string>) => ({ config: loadConfig(env) }) as Services
const services = servicesWith({ PUBLIC_URL: 'https://calmaria.example', SANDBOX: 'on' })

const names: ContentName[] = [
  'about-us',
  'redeem-getaway',
  'legal-notice',
  'privacy',
  'refunds',
  'purchase-conditions',
  'cookies',
]
const texts = names.flatMap((name) => languages.map((language) => [name, language] as const))
const faqs = (['faq', 'gift-cards-faq'] as const).flatMap((name) =>
  languages.map((language) => [name, language] as const),
)

const leftovers = /\{\{|\}\}|page:|undefined|\]\(/

/** Links to our own pages, wherever they stand in the HTML. */
const pathsIn = (html: string) => [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, path]) => path ?? '')

test.each(texts)('%s in %s has title, description, lead and sections', (name, language) => {
  const page = contentPage(services, name, language)
  expect(page.title.length).toBeGreaterThan(3)
  expect(page.description.length).toBeGreaterThan(50)
  expect(page.description.length).toBeLessThanOrEqual(160)
  expect(page.leadHtml).toMatch(/^<p>/)
  expect(page.sections.length).toBeGreaterThan(0)
  expect(JSON.stringify(page)).not.toMatch(leftovers)
})

test.each(texts)('%s in %s has one anchor for each of its sections', (name, language) => {
  const { sections, html } = contentPage(services, name, language)
  const ids = sections.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(html).toContain(`<h2 id="${id}">`)
  expect(html).not.toContain('<h1')
})

test.each(texts)('%s in %s links to pages of its own language', (name, language) => {
  const { html, leadHtml } = contentPage(services, name, language)
  for (const path of pathsIn(leadHtml + html)) expect(staticPageAt(path)?.language ?? language, path).toBe(language)
})

test.each(names)('both languages of %s have the same sections', (name) => {
  const [es, pt] = languages.map((language) => contentPage(services, name, language).sections.length)
  expect(es).toBe(pt)
})

test.each(faqs)('%s in %s has groups of questions with answers', (name, language) => {
  const page = faqPage(services, name, language)
  expect(page.title).not.toBe('')
  expect(page.description.length).toBeLessThanOrEqual(160)
  expect(page.groups.length).toBeGreaterThan(0)
  const questions = page.groups.flatMap((group) => group.questions)
  for (const group of page.groups) expect(group.questions.length, group.title).toBeGreaterThan(0)
  for (const { question, html } of questions) {
    expect(question).toMatch(/\?$/)
    expect(html).toMatch(/<p>|<ul>/)
  }
  const ids = [...page.groups, ...questions].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(JSON.stringify(page)).not.toMatch(leftovers)
})

test('both languages answer the same questions', () => {
  for (const name of ['faq', 'gift-cards-faq'] as const) {
    const [es, pt] = languages.map((language) =>
      faqPage(services, name, language).groups.map((g) => g.questions.length),
    )
    expect(es).toEqual(pt)
  }
})

test('settings stand in the texts, and HTML in them is only text', () => {
  const hostile = servicesWith({
    COMPANY_NAME: '<script>alert(1)</script>',
    COMPANY_ADDRESS: 'Calle "Mayor" & Cía | *3*',
    BRAND_NAME: 'Agua & <b>Calma</b>',
  })
  const { html, leadHtml } = contentPage(hostile, 'legal-notice', 'es')
  expect(html).toContain('<td>&lt;script&gt;alert(1)&lt;/script&gt;</td>')
  expect(html).toContain('<td>Calle &quot;Mayor&quot; &amp; Cía | *3*</td>')
  expect(leadHtml).toContain('Agua &amp; &lt;b&gt;Calma&lt;/b&gt;')
  expect(html).not.toContain('<script')
})

test('help is reached at the address of the language', () => {
  expect(contentPage(services, 'legal-notice', 'es').html).toContain('ayuda@calmaria.example')
  expect(contentPage(services, 'legal-notice', 'pt').html).toContain('ajuda@calmaria.example')
})

test('every static address is known in both languages', () => {
  for (const page of pageKeys) {
    for (const language of languages) expect(staticPageAt(pathOf(page, language))).toEqual({ page, language })
  }
})
