import type { Translated } from '#platform/i18n/translate.ts'
import type es from '../es/pdf-stay.ts'

export default {
  title: 'Escapadinha {{code}}: {{name}}',
  gift: 'Escapadinha-presente',
  stay: 'Escapadinha',
  hotelLocator: 'Localizador do hotel',
  spaCode: 'Código do spa',
  howTo: 'Dois passos e a flutuar',
  hotelStep: 'O hotel já está confirmado: na receção, diga o nome {{name}} e o localizador {{locator}}.',
  hotelPhone: 'Tel.\u00a0{{phone}}.',
  spaStep: 'Marque a hora do spa, de preferência antes de chegar: {{ways}}. Indique o código {{code}}.',
  spaOnline:
    'Escolha a hora do spa online, com a ligação do {{mail}}. Se preferir falar com o spa, indique o código {{code}}: {{ways}}.',
  spaLater:
    'Escolha a hora do spa online a partir de {{day}}, com a ligação do {{mail}}. Se preferir falar com o spa, indique o código {{code}}: {{ways}}.',
  ownMail: 'e-mail de confirmação',
  giftMail: 'e-mail do presente',
  included: 'O que inclui o spa',
  qr: 'Código QR com os passos para desfrutar da escapadinha',
  change: 'Se os planos mudarem',
  changeHow: 'Cancela-se na página da sua escapadinha, com a ligação do e-mail de confirmação.',
  giftFree: 'Quem lha oferece pode cancelá-la gratuitamente até às {{deadline}}.',
  giftAsk: 'Fale com quem lha oferece: só essa pessoa a pode cancelar.',
  giftFixed: 'A tarifa não permite cancelamento nem alteração de datas.',
  help: 'Mais ajuda em {{address}} ou com o código QR.',
} satisfies Translated<typeof es>
