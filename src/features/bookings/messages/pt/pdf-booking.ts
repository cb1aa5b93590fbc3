import type { Translated } from '#platform/i18n/translate.ts'
import type es from '../es/pdf-booking.ts'

export default {
  title: 'Marcação {{locator}}: {{name}}',
  booking: 'Marcação',
  day: 'Dia',
  hour: 'Hora',
  people: 'Pessoas',
  locator: 'Marcação',
  phone: 'Telefone do spa',
  howTo: 'Antes de vir',
  arrive: 'Chegue 15 minutos antes a {{address}}. Se houver circuito, traga fato de banho.',
  desk: 'Na receção basta o nome {{name}} e a marcação {{locator}}.',
  health: 'Em caso de gravidez, lesão ou alergia, ligue para {{phone}} e adaptam o serviço.',
  included: 'O que inclui',
  change: 'Se os planos mudarem',
  changeHow: 'Altera-se ou cancela-se com a ligação do e-mail de confirmação.',
  qr: 'Código QR com o caminho para o spa',
} satisfies Translated<typeof es>
