import { expect, test } from 'vitest'
import { isPersonal } from './personal-pages.ts'

test.each([
  ['GET', '/', false],
  ['GET', '/_root.data', false],
  ['GET', '/spa-balneario/tenerife/', false],
  ['GET', '/spa-balneario/tenerife.data', false],
  ['GET', '/spa-balneario/tenerife/_.data', false],
  ['GET', '/buscar/', false],
  ['GET', '/no-existe/', false],
  ['GET', '/aviso-legal/', false],
  ['POST', '/aviso-legal/', true],
  ['GET', '/gestionar-bono/', true],
  ['GET', '/gestionar-bono.data', true],
  ['GET', '/gestionar-bono/_.data', true],
  ['GET', '/pt/gerir-voucher/login/', true],
  ['GET', '/opinar/', true],
  ['GET', '/voucher/start/', true],
  ['GET', '/pt/voucher/5b6962dd/checkout/payment/', true],
  ['GET', '/voucher/5b6962dd/checkout/payment.data', true],
  ['GET', '/service-booking/checkout/', true],
  ['GET', '/utbapis/utbinsert/load.php', true],
  ['GET', '/pt/utbapis/utbinsert/load.php.data', true],
])('%s %s is somebody’s own: %s', (method, path, personal) => {
  expect(isPersonal(method, path)).toBe(personal)
})
