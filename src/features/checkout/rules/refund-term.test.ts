import { expect, test } from 'vitest'
import { refundTerm } from './refund-term.ts'

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
  expect(refundTerm(day, 'es').during).toBe(es)
  expect(refundTerm(day, 'pt').during).toBe(pt)
})

test('the time and the rule say the same, out of the campaign and in it', () => {
  expect(refundTerm('2026-11-15', 'es')).toEqual({
    during: 'durante 14 días',
    time: '14 días',
    rule: '14 días naturales, hasta el final del decimocuarto día después de la compra',
  })
  expect(refundTerm('2026-12-24', 'es')).toEqual({
    during: 'hasta el 20 de enero',
    time: 'hasta el 20 de enero',
    rule: 'hasta el 20 de enero, si compras ahora, en la campaña de Navidad',
  })
  expect(refundTerm('2026-12-24', 'pt').rule).toBe('até 20 de janeiro, se comprar agora, na campanha de Natal')
  expect(refundTerm('2026-11-15', 'pt').rule).toBe(
    '14 dias de calendário, até ao final do décimo quarto dia após a compra',
  )
})
