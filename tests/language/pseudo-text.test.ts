import { expect, test } from 'vitest'
import { pseudoText } from './pseudo-text.ts'

test.each([
  ['Compra ahora, óleo y AÑOS', 'Cômprâ âhôrâ, óleô y AÑOS'],
  ['Hola, {{name}}: {spa} te espera', 'Hôlâ, {{name}}: {spa} te esperâ'],
  ['He leído la <privacy>política</privacy>&nbsp;hoy', 'He leídô lâ <privacy>pôlíticâ</privacy>&nbsp;hôy'],
  ['Ve a [Reenviar mis bonos](page:resendVouchers) ya', 'Ve â [Reenviâr mis bônôs](page:resendVouchers) yâ'],
  ['<!-- description: Respuestas claras -->', '<!-- description: Respuestâs clârâs -->'],
  [
    'Escribe a hola@calmaria.example o mira https://a.example/a/o?a=o ya',
    'Escribe â hola@calmaria.example ô mirâ https://a.example/a/o?a=o yâ',
  ],
  ['Mapa de ign.es', 'Mâpâ de ign.es'],
  ['El código `hola` va con PDF y BOSPD', 'El códigô `hola` vâ côn PDF y BOSPD'],
  ['Paga con PayPal', 'Pâgâ côn PayPal'],
  ['tarjeta-regalo', 'tarjeta-regalo'],
  ['/listas/tarjetas.csv', '/listas/tarjetas.csv'],
  ['tarjeta', 'târjetâ'],
])('%s', (spanish, pseudo) => expect(pseudoText(spanish)).toBe(pseudo))
