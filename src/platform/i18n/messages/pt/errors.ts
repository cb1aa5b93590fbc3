import type { Translated } from '../../translate.ts'
import type es from '../es/errors.ts'

export default {
  notFound: {
    title: 'Esta página foi para o spa',
    body: 'O endereço não existe ou mudou. A partir daqui pode continuar:',
  },
  internal: {
    title: 'Algo correu mal',
    body: 'Já estamos a ver o que se passa. Tente novamente dentro de minutos ou escreva-nos para {{email}}.',
  },
  busy: {
    title: 'Há muita gente ao mesmo tempo',
    body: 'Neste momento não conseguimos dar resposta. Aguarde alguns segundos e volte a carregar a página.',
  },
  sentTooMuch: {
    title: 'Demasiados envios seguidos',
    body_one: 'Espere {{count}} minuto e volte atrás para enviar outra vez.',
    body_other: 'Espere {{count}} minutos e volte atrás para enviar outra vez.',
  },
  unavailable: {
    title: 'Voltamos já',
    body: 'Neste momento não conseguimos consultar os seus dados. O que já estava guardado continua guardado; o que enviou por último pode não ter chegado. Espere alguns segundos e tente novamente, ou escreva-nos para {{email}}.',
    payingTitle: 'Estava a pagar?',
    paying:
      'O pagamento pode já estar feito: não pague outra vez. Volte a abrir esta página dentro de alguns segundos e dizemos-lhe como ficou. Se foi cobrado, recebe o seu voucher por e-mail ou devolvemos-lhe o dinheiro.',
    again: 'Tentar novamente',
  },
  badRequest: {
    title: 'Não percebemos o pedido',
    body: 'Confirme o endereço ou volte ao início.',
  },
  home: 'Ir para o início',
  spas: 'Ver todos os spas',
} satisfies Translated<typeof es>
