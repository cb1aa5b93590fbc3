import type { Translated } from '#platform/i18n/translate.ts'
import type es from '../es/newsletter.ts'

export default {
  title: '5 % na sua primeira vez',
  lead: 'Uma carta por mês com ideias para descansar, e um código para a sua primeira compra.',
  description:
    'Subscreva a carta da {{brand}}: uma por mês, com ideias para descansar e 5 % de desconto na sua primeira compra.',
  email: 'E-mail',
  country: 'País',
  countries: { ES: 'Espanha', PT: 'Portugal', AD: 'Andorra' },
  send: 'Quero os meus 5 %',
  terms:
    'Para a primeira compra. Uma vez por pessoa; não vale para serviços já em promoção, escapadinhas nem cartões-presente. Ao subscrever, aceita receber a nossa newsletter, de acordo com a <privacy>política de privacidade</privacy>. Pode cancelar quando quiser.',
  leaveEmpty: 'Deixe este campo vazio',
  problems: {
    emailWrong: 'O e-mail não está correto',
    countryWrong: 'A localização não é válida',
  },
  refused: {
    tooManyTitle: 'Está a ser mais rápido do que nós',
    tooMany_one: 'Aguarde {{count}} minuto e tente novamente.',
    tooMany_other: 'Aguarde {{count}} minutos e tente novamente.',
    notSavedTitle: 'Não conseguimos registar os dados',
    notSaved: 'A falha é nossa. Tente novamente dentro de minutos.',
  },
  done: {
    title: 'Está quase',
    text: 'Enviámos-lhe um e-mail. Abra-o e confirme o pedido: depois recebe o código de 5 %. Se não o encontrar, veja na pasta de spam.',
  },
  confirm: {
    title: 'Confirme o seu e-mail',
    lead: 'Vai receber a newsletter em {{email}}: um e-mail por mês, que pode cancelar quando quiser.',
    send: 'Confirmar o meu e-mail',
    doneTitle: 'Está feito, já está na lista',
    doneCode:
      'Enviámos para {{email}} um e-mail com o seu código de 5 % para a primeira compra. Costuma chegar num minuto.',
    done: 'A partir de agora escrevemos-lhe para {{email}} uma vez por mês.',
    endedTitle: 'Esta ligação já não serve',
    ended: 'O prazo terminou ou a subscrição foi cancelada. Se quiser receber a newsletter, subscreva-a de novo.',
    unknownTitle: 'Não reconhecemos esta ligação',
    unknown: 'Pode ter ficado cortada ao copiar. Abra-a a partir do e-mail ou escreva-nos para {{email}}.',
    again: 'Subscrever de novo',
    home: 'Ir para a página inicial',
  },
  leave: {
    title: 'Cancelar a newsletter',
    lead: 'Deixa de receber a newsletter e as ofertas. Os e-mails sobre as suas compras e os seus vouchers continuam a chegar.',
    send: 'Cancelar a subscrição',
    doneTitle: 'A subscrição foi cancelada',
    done: 'Não lhe enviaremos mais newsletters nem ofertas. Se foi sem querer, pode voltar quando quiser.',
    again: 'Subscrever de novo',
    unknownTitle: 'Não reconhecemos esta ligação',
    unknown:
      'Pode ter ficado cortada ao copiar. Abra-a a partir do e-mail, ou escreva-nos para {{email}} e cancelamos a subscrição.',
  },
} satisfies Translated<typeof es>
