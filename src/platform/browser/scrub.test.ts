import { expect, test } from 'vitest'
import { scrubPath, scrubStack, scrubText, withoutTyped } from './scrub.ts'

test.each([
  ['an e-mail address', 'No mail to marta.lopez+spa@correo.example today', 'No mail to [email] today'],
  ['one in an address', 'GET /x/marta%40correo.example/', 'GET /x/[email]/'],
  ['a uuid', 'purchase 0190b6a2-5b1e-7c3d-9f00-1234567890ab', 'purchase [uuid]'],
  ['a Spanish phone', 'call +34 612 345 678 now', 'call [number] now'],
  ['a phone without spaces', 'phone=612345678', 'phone=[number]'],
  ['a Portuguese phone', '00351 912-345-678', '[number]'],
  ['the number of a card', 'card 4548 8100 0000 0003', 'card [number]'],
  ['an IBAN', 'ES91 2100 0418 4502 0005 1332 is wrong', '[number] is wrong'],
  ['a DNI', '12345678Z', '[number]'],
  ['a NIE', 'X1234567L', '[number]'],
  ['the address of a visitor', 'from 83.45.12.7', 'from [address]'],
  ['one of IPv6', 'from 2a0c:5a80:1234:5600:1:2:3:4', 'from [address]'],
  ['a reference', 'SP12345ABC is used', '[code] is used'],
  ['a getaway', 'hs12345abc', '[code]'],
  ['a locator', '/12345ABC/', '/[code]/'],
  ['a balance', 'MO-ABCDEF-GHJKLM', '[code]'],
  ['a balance in small letters', 'mo-abc2ef-ghjklm', '[code]'],
  ['a message’s number', 'C-AB2D-9XYZ', '[code]'],
  ['an order', '1115CALM0001', '[code]'],
  ['a signature', 'k=Zm9vYmFyMTIzNDU2Nzg5MEFCQ0RFRg', 'k=[token]'],
  ['a digest', 'd41d8cd98f00b204e9800998ecf8427e', '[token]'],
  ['a query', 'https://calmaria.example/buscar/?q=masaje&e=a#b failed', 'https://calmaria.example/buscar/ failed'],
  ['a name in JSON', '{"firstName":"Marta","pax":2}', '{"firstName":[text],"pax":2}'],
  ['a name in a form', 'name=Marta&pax=2', 'name=[text]&pax=2'],
  [
    'a name in a sentence of a parser',
    'Unexpected token \'M\', "Marta López" is not JSON',
    'Unexpected token \'M\', "[text]" is not JSON',
  ],
  [
    'a value that PostgreSQL refuses',
    'invalid input syntax for type uuid: "Marta"',
    'invalid input syntax for type uuid: "[text]"',
  ],
  ['a name in quotes', 'nobody called “Marta López”', 'nobody called “[text]”'],
  ['a word with an accent', "unknown 'López'", "unknown '[text]'"],
])('%s is taken out', (_, text, left) => {
  expect(scrubText(text)).toBe(left)
  expect(scrubText(left)).toBe(left)
})

test.each([
  "Cannot read properties of undefined (reading 'price')",
  "Failed to execute 'removeChild' on 'Node': The node to be removed is not a child of this node.",
  "Can't find variable: gtag",
  "undefined is not an object (evaluating 'a.price.total')",
  'relation "spas" does not exist, column "x" of "y" either',
  'connect ECONNREFUSED 127.0.0.1:5432',
  'Minified React error #418; visit https://react.dev/errors/418',
  'handleVoucherCheckoutSelectionChange is not a function',
  'duplicate key value violates unique constraint "vouchers_locator_unique"',
  '503 after 12000 ms on 2026-11-18',
])('what helps to find the error stays: %s', (text) => {
  expect(scrubText(text)).toBe(text)
})

test.each([
  ['/spa-balneario/tenerife/aguamadre-spa/', '/spa-balneario/tenerife/aguamadre-spa/'],
  [
    '/escapadas-hotel-spa/tenerife/escapada-romantica-frente-al-atlantico/',
    '/escapadas-hotel-spa/tenerife/escapada-romantica-frente-al-atlantico/',
  ],
  ['/buscar/?q=Marta#x', '/buscar/'],
  ['/gestionar-bono/SP12345ABC/', '/gestionar-bono/[code]/'],
  ['/checkout/0190b6a2-5b1e-7c3d-9f00-1234567890ab/payment/', '/checkout/[uuid]/payment/'],
  ['/x/marta%40correo.example', '/x/[email]'],
  ['/%E0%A4%A/', '/%E0%A4%A/'],
])('the path %s is told as %s', (path, told) => {
  expect(scrubPath(path)).toBe(told)
})

test('of a stack the places are told, without the message and without queries', () => {
  const stack = [
    'TypeError: no room for Marta',
    '    at pay (https://calmaria.example/assets/pay-Bx1.js:1:200)',
    '    at https://calmaria.example/buscar/?q=Marta:3:7',
    'step@https://calmaria.example/assets/site-a1.js:4:5',
  ].join('\n')
  expect(scrubStack(stack, 30)).toBe(
    [
      'at pay (https://calmaria.example/assets/pay-Bx1.js:1:200)',
      'at https://calmaria.example/buscar/:3:7',
      'step@https://calmaria.example/assets/site-a1.js:4:5',
    ].join('\n'),
  )
  expect(scrubStack(stack, 1).split('\n')).toHaveLength(1)
})

test('what a visitor has typed is taken out, the longest first', () => {
  expect(withoutTyped('no Marta López, no Marta, but an ox', ['Marta', 'Marta López', 'ox'])).toBe(
    'no [typed], no [typed], but an ox',
  )
})
