import { expect, test } from 'vitest'
import { mayTrack } from './tracked-paths.ts'

const uuid = '5b6962dd-0000-4000-8000-000000000000'

test.each([
  ['/', true],
  ['/pt/', true],
  ['/spa-balneario/tenerife/aguamadre-spa/', true],
  ['/buscar/', true],
  ['/no-existe/', true],
  ['/experiencias-tarjetas-regalo/', true],
  [`/voucher/${uuid}/confirmation/`, true],
  [`/pt/gift-card/${uuid}/ko/`, true],
  ['/confirmacion/reserva/', true],
  // Where one chooses, types or pays.
  ['/voucher/start/', false],
  [`/voucher/${uuid}/checkout/buyer/`, false],
  [`/pt/purchase/${uuid}/checkout/payment/`, false],
  [`/service-booking/${uuid}/checkout/return/`, false],
  [`/gift-card/${uuid}/redsys/challenge/`, false],
  ['/experiencias-tarjetas-regalo/comprar/', false],
  ['/pt/experiencias-cartoes-presente/empresas/', false],
  ['/formulario-de-contacto/', false],
  // What one comes to by a link of one's own.
  ['/gestionar-bono/', false],
  [`/purchase/${uuid}/cancel/`, false],
  [`/gift-card/${uuid}/cards/`, false],
  [`/service-booking/${uuid}/answer/`, false],
  ['/opinar/', false],
  [`/voucher/${uuid}/confirmation/?key=secret`, false],
  [`/confirmacion/reserva/?utb_path=/service-booking/${uuid}/&key=secret`, false],
  ['/?gclid=1', true],
  // In pages of others.
  ['/utbapis/utbinsert/load.php', false],
])('trackers may be loaded at %s: %s', (path, may) => {
  expect(mayTrack(new URL(path, 'https://calmaria.example'))).toBe(may)
})
