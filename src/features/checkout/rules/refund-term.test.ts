import { expect, test } from 'vitest'
import type { Language } from '#platform/i18n/languages.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { refundRule, refundTerm } from './refund-term.ts'

const termOf = (day: string, language: Language) => refundTerm(day, language, i18nFor(language).t)
const ruleOf = (day: string, language: Language) => refundRule(day, language, i18nFor(language).t)

test.each([
  ['2026-11-15', 'durante 14 días', 'durante 14 dias'],
  ['2026-12-03', 'durante 14 días', 'durante 14 dias'],
  ['2026-12-04', 'hasta el 20 de enero', 'até 20 de janeiro'],
  ['2026-12-31', 'hasta el 20 de enero', 'até 20 de janeiro'],
  ['2027-01-01', 'durante 14 días', 'durante 14 dias'],
  ['2027-01-02', 'hasta el 20 de enero', 'até 20 de janeiro'],
  ['2027-01-06', 'hasta el 20 de enero', 'até 20 de janeiro'],
  ['2027-01-07', 'durante 14 días', 'durante 14 dias'],
])('what is bought on %s can be given back %s, %s', (day, es, pt) => {
  expect(termOf(day, 'es').during).toBe(es)
  expect(termOf(day, 'pt').during).toBe(pt)
})

test('the time and the rule say the same, out of the campaign and in it', () => {
  expect({ ...termOf('2026-11-15', 'es'), rule: ruleOf('2026-11-15', 'es') }).toEqual({
    during: 'durante 14 días',
    time: '14 días',
    rule: '14 días naturales, hasta el final del decimocuarto día después de la compra',
  })
  expect({ ...termOf('2026-12-24', 'es'), rule: ruleOf('2026-12-24', 'es') }).toEqual({
    during: 'hasta el 20 de enero',
    time: 'hasta el 20 de enero',
    rule: 'hasta el 20 de enero, si compras ahora, en la campaña de Navidad',
  })
  expect(ruleOf('2026-12-24', 'pt')).toBe('até 20 de janeiro, se comprar agora, na campanha de Natal')
  expect(ruleOf('2026-11-15', 'pt')).toBe('14 dias de calendário, até ao final do décimo quarto dia após a compra')
})
