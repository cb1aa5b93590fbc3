import { expect, test } from 'vitest'
import { isSlowStep } from './slow-steps.ts'

test.each([
  ['/voucher/start/', true],
  ['/voucher/1/checkout/payment/', true],
  ['/pt/purchase/1/checkout/buyer/', true],
  ['/gestionar-bono/', true],
  ['/gestionar-bono/login/', true],
  ['/pt/gerir-voucher/cancelar/', true],
  ['/gestionar-bono/cambiar/', false],
  ['/pt/gerir-voucher/trocar-expirado/', false],
  ['/', false],
  ['/spa-balneario/tenerife/', false],
  ['/pt/pesquisar/', false],
])('a wait for %s is shown: %s', (path, isShown) => {
  expect(isSlowStep(path)).toBe(isShown)
})
