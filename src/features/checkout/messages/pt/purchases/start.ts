import type { Translated } from '#platform/i18n/translate.ts'
import type es from '../../es/purchases/start.ts'

/** The first step, and why there is no next one. */
export default {
  start: {
    heading: 'A sua seleção',
    lead: 'Ajuste quantas pessoas vão, ou acrescente algo mais do mesmo spa.',
    chosen: 'Experiências escolhidas',
    peopleFor: 'Pessoas: {{name}}',
    perVoucher: 'por voucher',
    vouchers: {
      label: 'Vouchers',
      of: 'Vouchers: {{name}}',
      less: 'Menos um voucher',
      more: 'Mais um voucher',
      wrong: 'Escolha entre 1 e {{most}} vouchers.',
    },
    groups: {
      label: 'Grupos',
      of: 'Grupos: {{name}}',
      less: 'Menos um grupo',
      more: 'Mais um grupo',
      wrong: 'Escolha {{most}} grupos no máximo.',
    },
    notAParty: 'Escolha entre {{least}} e {{most}} pessoas.',
    merged: 'Tinha-a escolhido para grupos diferentes e juntámo-la: confirme quantas pessoas são.',
    remove: 'Retirar',
    update: 'Atualizar',
    continue: 'Continuar',
    noCharge: 'Ainda não paga nada.',
    othersTitle: 'Acrescente outra experiência deste spa',
    add: 'Adicionar',
    moreOthers_one: 'Ver mais {{count}} experiência',
    moreOthers_other: 'Ver mais {{count}} experiências',
    full: 'Já tem {{most}} experiências, as que cabem numa compra. Retire uma para adicionar outra.',
    leftOut: {
      title: 'Algo mudou na sua seleção',
      unknown_one: 'Uma experiência já não está no nosso catálogo.',
      unknown_other: '{{count}} experiências já não estão no nosso catálogo.',
      'not-for-sale': '«{{name}}» não está à venda neste momento.',
      'other-spa': '«{{name}}» é de {{spa}}. Cada compra é de um só spa: compre-a à parte.',
      'too-many': '«{{name}}» ficou de fora: numa compra cabem {{most}} experiências.',
      see: 'Ver a experiência',
    },
    check: {
      title: 'Confirme a sua seleção',
      text: 'Ajustámos o que não se podia comprar assim. Veja o total e, se estiver de acordo, continue.',
    },
    notStarted:
      'A falha é nossa: nada foi cobrado e a sua seleção continua aqui. Tente mais tarde ou escreva-nos para {{email}}.',
  },
  startFailed: {
    title: 'Não foi possível iniciar a compra',
    body: 'Não sabemos que experiência quer comprar. Escolha uma e tente novamente mais tarde, ou escreva-nos para {{email}} e ajudamos.',
    choose: 'Escolher uma experiência',
    getaways: 'Escolher uma escapadinha',
  },
  bookingNotFound: {
    title: 'Não encontramos esta reserva',
    body: 'Abra a ligação que lhe enviámos por e-mail. Se não funcionar, escreva-nos para {{email}} com o seu localizador e vemos isso consigo.',
    checkoutTitle: 'Reserva',
  },
  refused: {
    tooManyTitle: 'Demasiadas tentativas seguidas',
    tooMany_one: 'Espere {{count}} minuto e tente de novo. Não perdemos nada do que escreveu.',
    tooMany_other: 'Espere {{count}} minutos e tente de novo. Não perdemos nada do que escreveu.',
    codesPausedTitle: 'Neste momento não podemos verificar códigos',
    codesPaused_one:
      'Foram escritos demasiados códigos errados no site. Se tem um cartão presente, abra a ligação do e-mail e poderá usá-lo já. Caso contrário, tente de novo dentro de {{count}} minuto.',
    codesPaused_other:
      'Foram escritos demasiados códigos errados no site. Se tem um cartão presente, abra a ligação do e-mail e poderá usá-lo já. Caso contrário, tente de novo dentro de {{count}} minutos.',
    notSavedTitle: 'Ocorreu um erro',
    notSaved: 'Não foi possível guardar os dados. Tente novamente dentro de momentos.',
    closed: 'Esta compra já não pode ser alterada.',
    help: 'Se precisar de ajuda, escreva-nos para {{email}}.',
  },
} satisfies Translated<typeof es>
