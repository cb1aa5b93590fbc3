import booking from './purchases/booking.ts'
import buyer from './purchases/buyer.ts'
import confirmation from './purchases/confirmation.ts'
import words from './purchases/goods-words.ts'
import payment from './purchases/payment.ts'
import start from './purchases/start.ts'
import stay from './purchases/stay.ts'

export default {
  people_one: '{{count}} persona',
  people_other: '{{count}} personas',
  steps: {
    label: 'Pasos de la compra',
    start: 'Inicio',
    buyer: 'Datos Personales',
    payment: 'Opciones de pago',
    confirmation: 'Confirmación',
    done: 'Hecho',
  },
  summary: {
    change: 'Cambiar',
    voucher_one: '{{count}} bono',
    voucher_other: '{{count}} bonos',
    offer: 'Oferta {{off}}',
    coupon: 'Cupón {{code}}',
    wallet: 'Saldo {{code}}',
    giftCard: 'Tarjeta regalo {{code}}',
    postal: 'Envío por correo postal',
    byEmail: 'Envío por correo electrónico',
    free: 'Gratis',
    total: 'Total',
    tax: '{{tax}} incluido',
    lowest: 'Precio más bajo de los últimos 30 días: {{amount}}',
    giftFor: 'Regalo para {{name}}',
    gift: 'Es un regalo',
    promises: {
      refund: '{{term}} para cancelar y recuperar tu dinero',
      validity: 'Canjeable durante {{time}}',
      secure: 'Pago cifrado con autenticación 3-D Secure',
    },
  },
  terms:
    'He leído y acepto las <conditions>condiciones generales</conditions> y la <privacy>política de privacidad</privacy>. Tengo 18 años o más.',
  words,
  ...start,
  ...buyer,
  ...payment,
  ...confirmation,
  ...stay,
  ...booking,
} as const
