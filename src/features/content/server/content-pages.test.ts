import { expect, test } from 'vitest'
import { languages } from '#platform/i18n/languages.ts'
import { pageKeys, pathOf, staticPageAt } from '#platform/pages/paths.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Services } from '#platform/server/services.ts'
import { personalData } from '#site/features.ts'
import { loadConfig } from '#site/server/config.ts'
import { trackers } from '#site/trackers.ts'
import { type ContentName, contentPage, faqPage } from './content-pages.ts'

const servicesWith = (env: Record<string, string>) => ({ config: loadConfig(env), trackers, personalData }) as Services
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

test('every text has title, description, lead and sections', () => {
  for (const [name, language] of texts) {
    const page = contentPage(services, name, language, '2026-11-15')
    const which = `${name} in ${language}`
    expect(page.title.length, which).toBeGreaterThan(3)
    expect(page.description.length, which).toBeGreaterThan(50)
    expect(page.description.length, which).toBeLessThanOrEqual(160)
    expect(page.leadHtml, which).toMatch(/^<p>/)
    expect(page.sections.length, which).toBeGreaterThan(0)
    expect(JSON.stringify(page), which).not.toMatch(leftovers)
  }
})

test('every text has one anchor for each of its sections', () => {
  for (const [name, language] of texts) {
    const { sections, html } = contentPage(services, name, language, '2026-11-15')
    const ids = sections.map(({ id }) => id)
    const which = `${name} in ${language}`
    expect(new Set(ids).size, which).toBe(ids.length)
    for (const id of ids) expect(html, which).toContain(`<h2 id="${id}">`)
    expect(html, which).not.toContain('<h1')
  }
})

test('every text links to pages of its own language', () => {
  const strangers = texts.flatMap(([name, language]) => {
    const { html, leadHtml } = contentPage(services, name, language, '2026-11-15')
    const astray = pathsIn(leadHtml + html).filter((path) => (staticPageAt(path)?.language ?? language) !== language)
    return astray.map((path) => `${name} in ${language}: ${path}`)
  })
  expect(strangers).toEqual([])
})

test('both languages of a text have the same sections', () => {
  for (const name of names) {
    const [es, pt] = languages.map((language) => contentPage(services, name, language, '2026-11-15').sections.length)
    expect(es, name).toBe(pt)
  }
})

test('the questions stand in groups, each with its answer', () => {
  for (const [name, language] of faqs) {
    const page = faqPage(services, name, language, '2026-11-15')
    const which = `${name} in ${language}`
    expect(page.title, which).not.toBe('')
    expect(page.description.length, which).toBeLessThanOrEqual(160)
    expect(page.groups.length, which).toBeGreaterThan(0)
    const questions = page.groups.flatMap((group) => group.questions)
    for (const group of page.groups) expect(group.questions.length, group.title).toBeGreaterThan(0)
    for (const { question, html } of questions) {
      expect(question, which).toMatch(/\?$/)
      expect(html, question).toMatch(/<p>|<ul>/)
    }
    const ids = [...page.groups, ...questions].map(({ id }) => id)
    expect(new Set(ids).size, which).toBe(ids.length)
    expect(JSON.stringify(page), which).not.toMatch(leftovers)
  }
})

test('both languages answer the same questions', () => {
  for (const name of ['faq', 'gift-cards-faq'] as const) {
    const [es, pt] = languages.map((language) =>
      faqPage(services, name, language, '2026-11-15').groups.map((g) => g.questions.length),
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
  const { html, leadHtml } = contentPage(hostile, 'legal-notice', 'es', '2026-11-15')
  expect(html).toContain('<td>&lt;script&gt;alert(1)&lt;/script&gt;</td>')
  expect(html).toContain('<td>Calle &quot;Mayor&quot; &amp; Cía | *3*</td>')
  expect(leadHtml).toContain('Agua &amp; &lt;b&gt;Calma&lt;/b&gt;')
  expect(html).not.toContain('<script')
})

test('help is reached at the address of the language', () => {
  expect(contentPage(services, 'legal-notice', 'es', '2026-11-15').html).toContain('ayuda@calmaria.example')
  expect(contentPage(services, 'legal-notice', 'pt', '2026-11-15').html).toContain('ajuda@calmaria.example')
})

test('every static address is known in both languages', () => {
  for (const page of pageKeys()) {
    for (const language of languages) expect(staticPageAt(pathOf(page, language))).toEqual({ page, language })
  }
})

const said = (name: Parameters<typeof contentPage>[1] | 'faq' | 'gift-cards-faq', language: 'es' | 'pt', day: string) =>
  JSON.stringify(
    name === 'faq' || name === 'gift-cards-faq'
      ? faqPage(services, name, language, day)
      : contentPage(services, name, language, day),
  )

test.each([
  ['refunds', 'es', 'tienes 14 días para recuperar tu dinero', 'tienes hasta el 20 de enero para recuperar tu dinero'],
  ['refunds', 'pt', 'Tem 14 dias para devolver um voucher', 'Tem até 20 de janeiro para devolver um voucher'],
  ['purchase-conditions', 'es', 'Tienes <strong>14 días naturales', 'Tienes <strong>hasta el 20 de enero'],
  ['purchase-conditions', 'pt', 'Tem <strong>14 dias de calendário', 'Tem <strong>até 20 de janeiro'],
  ['faq', 'es', 'el bono se puede devolver durante 14 días', 'el bono se puede devolver hasta el 20 de enero'],
  ['faq', 'pt', 'Sim. Tem 14 dias de calendário', 'Sim. Tem até 20 de janeiro, se comprar agora'],
  ['gift-cards-faq', 'es', 'Sí. Tienes 14 días naturales', 'Sí. Tienes hasta el 20 de enero'],
  ['about-us', 'es', 'te devolvemos el dinero durante 14 días', 'te devolvemos el dinero hasta el 20 de enero'],
  ['about-us', 'pt', 'Devolvemos o dinheiro durante 14 dias', 'Devolvemos o dinheiro até 20 de janeiro'],
] as const)('%s in %s says "%s", and in the Christmas campaign "%s"', (name, language, usual, christmas) => {
  expect(said(name, language, '2026-11-15')).toContain(usual)
  expect(said(name, language, '2026-12-24')).toContain(christmas)
  expect(said(name, language, '2026-12-24')).not.toContain(usual)
  expect(said(name, language, '2027-01-07')).toContain(usual)
})

/** Decided: one sentence, the same in the terms and in the privacy policy. */
test.each([
  [
    'es',
    'Para comprar en Calmaria hay que tener al menos 18 años; para facilitarnos datos personales, al menos 16.',
    'Tengo 18 años o más.',
  ],
  [
    'pt',
    'Para comprar na Calmaria é preciso ter pelo menos 18 anos; para nos fornecer dados pessoais, pelo menos 16.',
    'Tenho 18 anos ou mais.',
  ],
] as const)(
  'the legal age is told in the terms, in the policy and where they are accepted (%s)',
  (language, sentence, box) => {
    for (const name of ['purchase-conditions', 'privacy'] as const) {
      const { html } = contentPage(services, name, language, '2026-11-15')
      expect(html.match(new RegExp(sentence, 'g')), name).toHaveLength(1)
    }
    expect(i18nFor(language).t('purchases.terms')).toContain(box)
  },
)
