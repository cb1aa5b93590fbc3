import type { Translated } from '#platform/i18n/translate.ts'
import type es from '../es/emails-purchases.ts'

export default {
  whyBought: 'Recebe este e-mail porque fez uma compra na {{brand}}.',
  whyTried: 'Recebe este e-mail porque começou uma compra na {{brand}}.',
  whyGiven: 'Recebe este e-mail porque {{name}} lhe ofereceu um presente na {{brand}}.',
  whyHeld: 'Recebe este e-mail porque há um voucher em seu nome na {{brand}}.',
  reference: 'Referência',
  validUntil: 'Válido até',
  or: 'ou',
  forName: 'Para {{name}}',
  paidWith: {
    card: 'cartão',
    cardEnding: '{{brand}} terminado em {{digits}}',
    paypal: 'PayPal',
    bizum: 'Bizum',
    mbway: 'MB WAY',
    multibanco: 'Multibanco',
    balance: 'o seu saldo',
  },
  words: {
    voucher: {
      reference:
        'Guardámos a sua compra de {{service}}. Pague-a num Multibanco ou no seu homebanking e enviamos-lhe o voucher assim que recebermos o pagamento.',
      referenceKeep: 'Guarde o comprovativo. O voucher chega-lhe por e-mail, quase sempre em poucos minutos.',
      refunded:
        'Olá, {{name}}, o seu pagamento de {{amount}} por {{service}} chegou quando a compra já não podia ser concluída, pelo que não podíamos emitir o voucher. Ordenámos a devolução integral para o mesmo meio de pagamento ({{method}}); conforme o banco, pode demorar alguns dias a aparecer.',
      refundSent: 'O dinheiro do voucher {{reference}} já foi enviado.',
      refundBalance: 'No saldo e nos cartões-presente está disponível desde que o voucher foi cancelado.',
    },
    general: {
      reference:
        'Guardámos a sua compra de {{service}}. Pague-a num Multibanco ou no seu homebanking e escrevemos-lhe assim que recebermos o pagamento.',
      referenceKeep: 'Guarde o comprovativo. Escrevemos-lhe quando o pagamento chega, quase sempre em poucos minutos.',
      refunded:
        'Olá, {{name}}, não foi possível concluir a sua compra de {{service}}, pela qual tinha pago {{amount}}. Ordenámos a devolução integral para o mesmo meio de pagamento ({{method}}); conforme o banco, pode demorar alguns dias a aparecer.',
      refundSent: 'O dinheiro da encomenda {{reference}} já foi enviado.',
      refundBalance: 'No saldo e nos cartões-presente já está disponível.',
    },
    'gift-card': {
      reference:
        'Guardámos a sua compra de {{service}}. Pague-a num Multibanco ou no seu banco online: os cartões seguem assim que o pagamento chegar.',
      referenceKeep: 'Guarde o comprovativo. Escrevemos quando o pagamento chega, quase sempre em poucos minutos.',
      refunded:
        'Olá, {{name}}: não foi possível concluir a sua compra de {{service}}, pela qual tinha pago {{amount}}. Pedimos a devolução integral para a mesma forma de pagamento ({{method}}); consoante o banco, pode demorar alguns dias a aparecer.',
      refundSent: 'O dinheiro dos cartões da encomenda {{reference}} já saiu.',
      refundBalance: 'No saldo e nos cartões-presente já está disponível.',
    },
    getaway: {
      reference:
        'Guardámos a sua reserva de {{service}}. Pague-a num Multibanco ou no seu homebanking e escrevemos-lhe assim que recebermos o pagamento.',
      referenceKeep: 'Guarde o comprovativo. Escrevemos-lhe quando o pagamento chega, quase sempre em poucos minutos.',
      refunded:
        'Olá, {{name}}, não foi possível reservar a escapadinha «{{service}}», pela qual tinha pago {{amount}}: {{why}}. Ordenámos a devolução integral para o mesmo meio de pagamento ({{method}}); costuma aparecer em 48 a 72 horas úteis.',
      why: {
        gone: 'o hotel vendeu o quarto enquanto o seu pagamento era confirmado',
        refused: 'o hotel não pôde aceitar a reserva',
        'timed-out': 'o hotel não nos confirmou o quarto a tempo',
        withdrawn: 'retirou a reserva',
        reversed: 'o banco retirou o pagamento',
        'not-captured': 'não conseguimos fazer a tempo a cobrança que tinha autorizado',
        late: 'o pagamento chegou quando o quarto já não estava guardado',
      },
      released:
        'Olá, {{name}}, não foi possível reservar a escapadinha «{{service}}»: {{why}}. Não foi cobrado nada: anulamos a autorização de {{amount}} que nos tinha dado ({{method}}). Se o seu banco mostrar o montante como cativo, desaparece dentro de alguns dias.',
      again:
        'Procurámos outras datas no mesmo hotel e outros hotéis por perto, com os preços. Estão na página da sua compra.',
      againButton: 'Ver outras escapadinhas',
      refundSent: 'O dinheiro da escapadinha {{reference}} já foi enviado.',
      refundBalance: 'Nos cartões-presente já está disponível.',
    },
    booking: {
      reference:
        'Guardámos a sua marcação de {{service}}. Pague-a num Multibanco ou no seu homebanking e escrevemos-lhe assim que recebermos o pagamento.',
      referenceKeep: 'Guarde o comprovativo. Escrevemos-lhe quando o pagamento chega, quase sempre em poucos minutos.',
      refunded:
        'Olá, {{name}}, não foi possível marcar «{{service}}», pelo que tinha pago {{amount}}: {{why}}. Ordenámos a devolução integral para o mesmo meio de pagamento ({{method}}); costuma aparecer em 48 a 72 horas úteis.',
      why: {
        gone: 'outra pessoa marcou a hora enquanto o seu pagamento era confirmado',
        refused: 'o spa não o pode receber a essa hora',
        'timed-out': 'o spa não respondeu a tempo',
        withdrawn: 'retirou o pedido',
        reversed: 'o banco retirou o pagamento',
        'not-captured': 'não conseguimos fazer a cobrança que tinha autorizado',
        late: 'o pagamento chegou quando a hora já não estava guardada',
      },
      released:
        'Olá, {{name}}, não foi possível marcar «{{service}}»: {{why}}. Não foi cobrado nada: anulamos a autorização de {{amount}} que nos tinha dado ({{method}}). Se o seu banco mostrar o montante como cativo, desaparece dentro de alguns dias.',
      refundSent: 'O dinheiro da marcação {{reference}} já foi enviado.',
      refundBalance: 'Nos cartões-presente já está disponível.',
    },
  },
  lines: {
    vouchers_one: '{{count}} voucher, {{party}}',
    vouchers_other: '{{count}} vouchers, {{party}}',
    offer: 'Oferta {{percent}}',
    coupon: 'Cupão {{code}}',
    giftCard: 'Cartão-presente {{code}}',
    wallet: 'Saldo {{code}}',
    delivery: 'Envio por correio',
    total: 'Total, {{tax}} incluído',
  },
  summary: 'Resumo',
  paid: 'Pago a {{day}} com {{method}}. Encomenda {{locator}}.',
  gift: {
    subject: '{{name}} ofereceu-lhe um presente: {{service}}',
    title: '{{to}}, tem um presente de {{from}}',
  },
  multibanco: {
    subject: 'Referência Multibanco para a sua compra: {{service}}',
    preheader: 'Entidade {{entity}}, referência {{reference}}, {{amount}}. Pague até às {{time}} de {{day}}.',
    title: 'Falta um passo, {{name}}',
    entity: 'Entidade',
    reference: 'Referência',
    amount: 'Montante',
    until: 'Pague até às',
    untilValue: '{{time}} de {{day}} (hora de Lisboa)',
    howTo: 'Como pagar',
    step1: 'No Multibanco ou na app do seu banco, escolha Pagamento de serviços ou compras.',
    step2: 'Introduza a entidade, a referência e o montante tal como estão aqui.',
    late: 'Depois dessa hora a referência deixa de ser válida e a compra é anulada, sem qualquer custo.',
    see: 'Ver a minha compra',
    order: 'Encomenda {{locator}}.',
  },
  withdrawn: {
    subject: 'Anulámos a sua compra: {{service}}',
    preheader: 'O banco retirou o pagamento. Explicamos o que isso significa.',
    title: 'Anulámos a sua compra',
    lead: {
      payment:
        'Olá, {{name}}, o banco retirou o pagamento de {{service}}. Por isso anulámos a compra, que já não pode ser usada; se havia algo reservado, avisámos o estabelecimento.',
      balance:
        'Olá, {{name}}, {{service}} foi pago com um cartão-presente ou com saldo, e o banco retirou o pagamento desse código. Por isso anulámos a compra, que já não pode ser usada; se havia algo reservado, avisámos o estabelecimento.',
    },
    items: 'Já não é válido: {{items}}.',
    bankHasIt: 'Desse pagamento não devolvemos nada, porque o banco já o recuperou.',
    codeHasNone: 'O que esse código pagou não volta para ele. O que pagou de outra forma volta à sua origem.',
    total: 'Devolvemos-lhe',
    ask: 'Se acha que é um engano, responda a este e-mail e vemos consigo.',
  },
  late: {
    subjectExpired: 'A sua referência Multibanco expirou: {{service}}',
    subjectRefunded: 'Vamos devolver o seu pagamento: {{service}}',
    preheader: 'Não ficámos com dinheiro nenhum. Explicamos o que aconteceu e como continuar.',
    titleExpired: 'A referência expirou',
    titleRefunded: 'Vamos devolver o seu pagamento',
    expired:
      'Olá, {{name}}, não recebemos o pagamento de {{service}} e a referência Multibanco já não é válida. A compra não foi concluída: nada foi cobrado.',
    subjectDenied: 'Pagamento não aceite por {{method}}: {{service}}',
    titleDenied: 'O seu pagamento não foi aceite',
    denied:
      'Olá, {{name}}, o seu pagamento de {{service}} estava a ser analisado por {{method}} e acabou por não ser aceite. A compra não foi concluída. Se vir o valor como pendente na sua conta, é libertado automaticamente: não precisa de fazer nada.',
    subjectNotCharged: 'Não conseguimos concluir a sua compra: {{service}}',
    preheaderNotCharged: 'Não lhe cobrámos nada e o seu código pode voltar a ser usado.',
    titleNotCharged: 'Não conseguimos concluir a sua compra',
    notCharged:
      'Olá, {{name}}, não conseguimos concluir a sua compra de {{service}}. Não lhe cobrámos nada e o seu código pode voltar a ser usado.',
    whyNotCharged: 'Ver o que aconteceu',
    preheaderReleased: 'Não foi cobrado nada. Explicamos o que aconteceu e como continuar.',
    released:
      'Olá, {{name}}, não foi possível concluir a sua compra de {{service}}. Não foi cobrado nada: anulamos a autorização de {{amount}} que nos tinha dado ({{method}}). Se o seu banco mostrar o montante como cativo, desaparece dentro de alguns dias.',
    subjectWithdrawn: 'Pedido retirado: {{service}}',
    titleWithdrawn: 'Retirou o pedido',
    withdrawn:
      'Olá, {{name}}, retirou o pedido de {{service}}. Não foi cobrado nada: anulamos a autorização de {{amount}} que nos tinha dado ({{method}}). Se o seu banco mostrar o montante como cativo, desaparece dentro de alguns dias.',
    notCaptured:
      'Olá, {{name}}, a sua compra de {{service}} foi confirmada, mas não foi possível fazer a cobrança de {{amount}} que tinha autorizado ({{method}}) e tivemos de a cancelar. Não foi cobrado nada. Se o seu banco mostrar o montante como cativo, desaparece dentro de alguns dias.',
    subjectEarlier: 'Vamos devolver um pagamento da encomenda {{locator}}',
    preheaderEarlier: 'O pagamento chegou tarde e vamos devolvê-lo na íntegra.',
    titleEarlier: 'Vamos devolver um pagamento',
    earlier:
      'Olá, {{name}}, um pagamento seu de {{amount}} para a encomenda {{locator}} chegou tarde, quando a compra já tinha mudado ou estava a ser paga de outra forma. Ordenámos a devolução integral para o mesmo meio de pagamento ({{method}}); conforme o banco, pode demorar alguns dias a aparecer.',
    preheaderTwice: 'Pagou mais de uma vez e vamos devolver na íntegra o pagamento a mais.',
    twice:
      'Olá, {{name}}, recebemos mais de um pagamento para a encomenda {{locator}}. Bastava um, por isso ordenámos a devolução integral do outro, de {{amount}}, para o mesmo meio de pagamento ({{method}}); conforme o banco, pode demorar alguns dias a aparecer.',
    stands: 'A sua compra mantém-se e não precisa de fazer nada.',
    goesOn:
      'A compra continua e não depende desse pagamento. Se já a está a pagar de outra forma, não precisa de fazer nada; se não, conclua-a na página onde a deixou.',
    why: 'Ver o que aconteceu e para onde volta o dinheiro',
    giftCardBack: 'Além disso, {{amount}} voltam ao seu cartão-presente: já estão disponíveis.',
    walletBack: 'Além disso, {{amount}} voltam ao seu saldo: já estão disponíveis.',
    keptNothing: 'Não ficámos com dinheiro nenhum.',
    goOn: 'Como continuar',
    again: 'Se ainda tiver vontade, volte a comprar: demora dois minutos e pode escolher outra forma de pagamento.',
    againButton: 'Voltar a comprar',
    alreadyPaid: 'Se já pagou a referência, não a pague outra vez: escreva-nos e procuramos o pagamento.',
    order: 'Encomenda {{locator}}.',
  },
  paidByCode: {
    giftCard: 'cartão-presente',
    wallet: 'saldo',
    coupon: 'código de desconto',
  },
  refund: {
    heading: 'Devolução',
    to: 'Para {{method}}',
    toGiftCard: 'Para o cartão-presente {{code}}',
    toWallet: 'Para o saldo {{code}}',
    asked: 'Solicitada a {{day}}. Encomenda {{locator}}.',
    payment:
      'Chegará ao seu meio de pagamento entre 48 e 72 horas úteis depois de o prestador a confirmar. Nessa altura voltamos a escrever-lhe.',
    balance: 'No saldo e nos cartões-presente já está disponível, com o mesmo código.',
  },
  refunded: {
    subject: 'Devolução confirmada: {{service}}',
    title: 'Devolução confirmada',
    lead: 'Olá, {{name}}, o dinheiro já foi enviado. Chegará ao seu meio de pagamento no prazo de 48 a 72 horas úteis.',
    total: 'Total devolvido',
    creditNote: 'A nota de crédito {{number}} segue em anexo neste e-mail, em PDF.',
    comeBack: 'Obrigado por contar connosco. Cá estaremos quando quiser outro momento de calma.',
  },
  unsubscribe: 'Não quero mais lembretes',
} satisfies Translated<typeof es>
