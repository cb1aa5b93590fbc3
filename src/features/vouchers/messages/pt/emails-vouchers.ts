import type { Translated } from '#platform/i18n/translate.ts'
import type es from '../es/emails-vouchers.ts'

export default {
  whyAsked: 'Recebe este e-mail porque este endereço foi indicado na gestão de um voucher na {{brand}}.',
  whyBefore: 'Recebe este e-mail porque este voucher estava em seu nome na {{brand}}.',
  whyReminded:
    'Recebe este e-mail porque há um voucher em seu nome na {{brand}} e o fim da validade está a aproximar-se.',
  whyResent: 'Recebe este e-mail porque nos foi pedido que reenviássemos os vouchers deste endereço na {{brand}}.',
  howToBook: 'Como marcar',
  book: 'Para escolher o dia, ative o voucher se ainda não o fez, fale com o spa ({{ways}}) e indique a referência.',
  notYou: 'Não fez este pedido? Escreva-nos o mais depressa possível para {{email}} e verificamos.',
  unexpected: 'Se não estava à espera, escreva-nos para {{email}} e verificamos.',
  activated: {
    holder: {
      subject: 'O seu voucher está ativado: {{service}}',
      preheader: 'Já pode escolher o dia com o spa. Referência {{reference}}, válido até {{day}}.',
      title: 'O seu voucher está ativado, {{name}}',
      lead: 'Já pode marcar. O voucher segue em anexo, em PDF: leve-o em papel ou no telemóvel.',
    },
    buyer: {
      subject: 'O seu presente está ativado: {{service}}',
      preheader: '{{beneficiary}} já pode escolher o dia com o spa.',
      title: 'O seu presente está ativado, {{name}}',
      lead: '{{beneficiary}} já ativou o voucher que comprou e pode escolher o dia com o spa. Não precisa de fazer mais nada.',
    },
    call: 'Fale com o spa: {{ways}}.',
    tell: 'Indique a referência {{reference}} e escolha um dia, até {{day}}.',
  },
  beneficiary: {
    holder: {
      subject: 'O voucher está em nome de {{beneficiary}}: {{service}}',
      preheader: 'O novo PDF segue em anexo. Referência {{reference}}, válido até {{day}}.',
      title: 'O seu voucher está atualizado, {{name}}',
      lead: 'O voucher está agora em nome de {{beneficiary}}. O novo PDF segue em anexo e substitui o anterior.',
    },
    buyer: {
      subject: 'O seu presente mudou de beneficiário: {{service}}',
      preheader: 'Está agora em nome de {{beneficiary}}. O valor e a validade são os mesmos.',
      title: 'Uma alteração no seu presente, {{name}}',
      lead: 'O voucher que comprou está agora em nome de {{beneficiary}}. O valor e a validade são os mesmos, e não precisa de fazer nada.',
    },
    former: {
      subject: 'O voucher passou para outro endereço: {{service}}',
      preheader: 'A partir deste e-mail já não é possível gerir o voucher {{reference}}.',
      title: 'O voucher passou para outro endereço',
      lead: 'Olá, {{name}}, este voucher tem um novo beneficiário, com outro endereço de e-mail. Já não está em seu nome e não pode ser gerido a partir deste e-mail.',
    },
  },
  confirmAddress: {
    subject: 'Confirme a alteração do e-mail: {{service}}',
    preheader: 'Nada muda enquanto os dois endereços não confirmarem.',
    title: 'Confirme a alteração do e-mail',
    old: 'Olá, {{name}}, foi pedido que este voucher passe do seu endereço para {{newEmail}}.',
    new: 'Olá, {{name}}, foi pedido que este voucher passe para o seu endereço, {{newEmail}}.',
    both: 'Os dois endereços têm de confirmar, o anterior e o novo. Até lá, nada muda.',
    button: 'Confirmar a alteração',
    until: 'A ligação é válida até às {{until}} (hora de Lisboa).',
    ignore: 'Se não fez este pedido, ignore este e-mail: sem a sua confirmação fica tudo como está.',
  },
  cancelled: {
    payer: {
      subject: 'Voucher cancelado: {{service}}',
      preheader: 'O voucher {{reference}} já não pode ser usado e o dinheiro está a caminho.',
      title: 'O voucher está cancelado',
      lead: 'Olá, {{name}}, o voucher foi cancelado e o dinheiro é devolvido à origem. O voucher já não pode ser usado; se havia uma marcação, convém avisar o spa.',
    },
    holder: {
      subject: 'O seu voucher foi cancelado: {{service}}',
      preheader: 'Foi pedida a devolução do voucher {{reference}}, que já não pode ser usado.',
      title: 'O voucher foi cancelado',
      lead: 'Olá, {{name}}, foi pedida a devolução deste voucher, que já não pode ser usado. Se tinha uma marcação, avise o spa.',
    },
    disputed: {
      subject: 'O seu voucher foi anulado: {{service}}',
      preheader: 'O voucher {{reference}} já não pode ser usado.',
      title: 'O voucher foi anulado',
      lead: 'Olá, {{name}}, este voucher foi anulado e já não pode ser usado. Se marcou hora no nosso site, também está anulada; se a pediu ao spa, avise-o.',
    },
    total: 'Total da devolução',
  },
  balanceCode: {
    wallet: {
      subject: 'O seu saldo está pronto',
      title: 'O seu saldo está pronto',
      titleNamed: 'O seu saldo está pronto, {{name}}',
      lead: 'O voucher {{reference}} ({{service}}, em {{spa}}) foi trocado por saldo. Use-o no que mais lhe apetecer, numa ou em várias compras.',
      value: 'Saldo',
      where:
        'Serve para vouchers sem data de qualquer spa. Não serve para escapadinhas Hotel + Spa nem para reservas com data.',
    },
    'gift-card': {
      subject: 'O seu cartão-presente está pronto',
      title: 'O seu cartão-presente está pronto',
      titleNamed: 'O seu cartão-presente está pronto, {{name}}',
      lead: 'O voucher {{reference}} ({{service}}, em {{spa}}) foi trocado por um cartão-presente. Use-o no que mais lhe apetecer, numa ou em várias compras.',
      value: 'Valor',
      where: 'Serve para qualquer experiência de qualquer spa, incluindo as escapadinhas Hotel + Spa.',
    },
    preheader: 'Enviamos-lhe o código e explicamos como se usa.',
    code: 'Código',
    howTo: 'Como se usa',
    choose: 'Escolha uma experiência e comece a compra.',
    enter: 'No passo «{{step}}», introduza o código em «{{field}}».',
    keep: 'Se sobrar valor, fica no código para as próximas compras, até se esgotar.',
    button: 'Escolher uma experiência',
    guard: 'Guarde bem este e-mail: quem tem o código pode gastá-lo.',
  },
  exchanged: {
    subject: 'O seu voucher foi trocado: {{service}}',
    preheader: 'O voucher {{reference}} já não pode ser usado.',
    title: 'O seu voucher foi trocado',
    wallet:
      'Olá, {{name}}, este voucher foi trocado por saldo e já não pode ser usado. Enviámos o código para outro endereço, escolhido ao fazer o pedido.',
    'gift-card':
      'Olá, {{name}}, este voucher foi trocado por um cartão-presente e já não pode ser usado. Enviámos o código para outro endereço, escolhido ao fazer o pedido.',
  },
  extended: {
    holder: {
      subject: 'O seu voucher tem uma nova data: {{service}}',
      preheader: 'É agora válido até {{day}}. O novo PDF segue em anexo.',
      title: 'Tem mais tempo, {{name}}',
      lead: 'O seu voucher é agora válido até {{day}}; antes era até {{before}}. O novo PDF segue em anexo e substitui o anterior.',
    },
    buyer: {
      subject: 'O seu presente tem uma nova data: {{service}}',
      preheader: 'É agora válido até {{day}}.',
      title: 'O seu presente tem mais tempo, {{name}}',
      lead: 'O voucher que comprou é agora válido até {{day}}; antes era até {{before}}. Não precisa de fazer nada.',
    },
  },
  reminder: {
    subject_one: 'Falta {{count}} dia para o seu voucher expirar: {{service}}',
    subject_other: 'Faltam {{count}} dias para o seu voucher expirar: {{service}}',
    subjectToday: 'Hoje é o último dia do seu voucher: {{service}}',
    preheader: 'Fale com o spa ou escolha outra opção: o seu voucher nunca perde o valor.',
    title_one: '{{name}}, falta {{count}} dia',
    title_other: '{{name}}, faltam {{count}} dias',
    titleToday: '{{name}}, hoje é o último dia',
    lead: '{{service}}, em {{spa}}, está à sua espera até {{day}}. Quanto mais cedo falar com o spa, mais fácil é encontrar vaga.',
    leadToday:
      '{{service}}, em {{spa}}, está à sua espera até ao fim do dia de hoje. Fale já com o spa e, se não houver vaga, escolha outra opção.',
    otherPlan: 'Prefere outra coisa?',
    extend:
      'Em {{manage}} pode prolongar a validade uma vez, sem custos, ou trocá-lo por saldo para outra experiência: o seu voucher nunca perde o valor.',
    exchange: 'Em {{manage}} pode trocá-lo por saldo para outra experiência: o seu voucher nunca perde o valor.',
  },
  mine: {
    subject_one: 'Aqui está o seu voucher',
    subject_other: 'Aqui estão os seus {{count}} vouchers',
    preheader: 'Com a referência, a validade e a ligação para tratar de tudo.',
    lead: 'Pediu-nos que reenviássemos os vouchers deste endereço.',
    state: 'Estado',
    states: { issued: 'Por ativar', activated: 'Ativado', expired: 'Expirado' },
    manage: 'Gerir este voucher',
    ordersSubject: 'Aqui estão as suas compras',
    ordersPreheader: 'Com a ligação para as ver, descarregar e gerir.',
    ordersLead: 'Pediu-nos que reenviássemos as compras deste endereço.',
    ordersGuard:
      'Guarde este e-mail só para si: é com estas ligações que se veem e gerem as suas compras. Se não fez este pedido, pode apagá-lo.',
    orders: 'As suas compras',
    order: 'Encomenda',
    boughtOn: 'Data da compra',
    seeOrder: 'Ver esta compra',
    hoursSubject: 'Aqui estão as suas marcações',
    hoursPreheader: 'Com a ligação para as ver, alterar ou cancelar.',
    hoursLead: 'Pediu-nos que reenviássemos as marcações deste endereço.',
    hoursGuard:
      'Guarde este e-mail só para si: é com estas ligações que se veem e gerem as suas marcações. Se não fez este pedido, pode apagá-lo.',
    hours: 'As suas marcações',
    seeHour: 'Ver esta marcação',
    expired: 'Um voucher expirado não perde o valor: pode trocá-lo por saldo ou por um cartão-presente.',
    guard:
      'Guarde este e-mail só para si: é com estes dados que se gerem os vouchers. Se não fez este pedido, pode apagá-lo.',
  },
  priceMatch: {
    request: {
      subject: 'Pedido para igualar um preço: {{reference}}',
      preheader: '{{service}}, em {{spa}}. É preciso responder no prazo de um dia útil.',
      title: 'Pedido para igualar um preço',
      lead: 'O titular deste voucher viu a experiência mais barata noutro site. Espera resposta no prazo de um dia útil.',
      value: 'Valor do voucher',
      holder: 'Titular',
      email: 'E-mail',
      website: 'Onde a viu: {{website}}',
      careful: 'O endereço do site está tal como o cliente o escreveu: veja-o bem antes de o abrir.',
      why: 'Este e-mail é enviado por «Gerir o meu voucher», da {{brand}}.',
    },
    received: {
      subject: 'Estamos a analisar o preço que encontrou: {{service}}',
      preheader: 'Respondemos no prazo de um dia útil.',
      title: 'Estamos a analisar, {{name}}',
      lead: 'Obrigado por nos contar. Vamos analisar a oferta que encontrou e respondemos no prazo de um dia útil.',
      website: 'Viu-a em: {{website}}',
      meanwhile: 'Entretanto, o seu voucher continua válido e o prazo para pedir a devolução continua a contar.',
    },
  },
  /** What a holder writes to a spa, ready to send. */
  toSpa: {
    subject: 'Marcação com o voucher {{reference}} da {{brand}}',
    body: 'Olá,\n\nTenho um voucher da {{brand}} para «{{service}}», com a referência {{reference}}, em nome de {{name}}.\n\nTêm vaga no dia ______ às ______?\n\nCom os melhores cumprimentos',
  },
  download: 'Descarregar o voucher',
  downloadThis: 'Descarregar este voucher',
  manage: 'Gerir o meu voucher',
  order: {
    subject: 'O seu voucher está pronto: {{service}}',
    subjectGift: 'O seu presente está pronto: {{service}}',
    subjectMany: 'Os seus vouchers estão prontos: {{service}}',
    preheader: 'Segue em anexo, em PDF. Referência {{reference}}, válido até {{day}}.',
    preheaderMany_one: 'Segue em anexo {{count}} voucher em PDF, com a sua referência e validade.',
    preheaderMany_other: 'Seguem em anexo {{count}} vouchers em PDF, cada um com a sua referência e validade.',
    title: 'O seu voucher está pronto, {{name}}',
    titleGift: 'O seu presente está pronto, {{name}}',
    titleMany: 'Os seus vouchers estão prontos, {{name}}',
    lead: 'Obrigado pela sua compra. O voucher segue em anexo, em PDF: leve-o em papel ou no telemóvel.',
    leadGift:
      'Obrigado pela sua compra. O voucher segue em anexo, em PDF, para o imprimir ou enviar a {{name}} quando quiser.',
    leadGiftSent: 'Obrigado pela sua compra. O voucher segue em anexo, em PDF. {{name}} também o recebe por e-mail.',
    leadGiftLater:
      'Obrigado pela sua compra. O voucher segue em anexo, em PDF. Vamos enviá-lo a {{name}} por e-mail a {{day}}.',
    leadMany: 'Obrigado pela sua compra. Os vouchers seguem em anexo, em PDF, cada um com a sua referência.',
    preheaderLinked_one: 'Pode descarregar o seu {{count}} voucher em PDF na página da sua encomenda.',
    preheaderLinked_other: 'Pode descarregar os seus {{count}} vouchers em PDF na página da sua encomenda.',
    leadLinked_one:
      'Obrigado pela sua compra. Pode descarregar o seu {{count}} voucher em PDF na página da sua encomenda.',
    leadLinked_other:
      'Obrigado pela sua compra. São {{count}} vouchers: pode descarregá-los em PDF na página da sua encomenda.',
    seeAll: 'Ver e descarregar os meus vouchers',
    posted: 'Enviamos o voucher impresso para esta morada: {{address}}. Chega em 3 a 5 dias úteis.',
    nowWhat: 'E agora?',
    book: 'Para escolher o dia, basta falar com o spa ({{ways}}) e indicar a referência.',
    bookGift:
      'Para escolher o dia, basta que {{name}} ative o voucher, fale com o spa ({{ways}}) e indique a referência.',
    bookMany: 'Para escolher o dia, basta falar com o spa ({{ways}}) e indicar a referência de cada voucher.',
    cancel:
      'Se mudar de ideias, pode cancelá-lo até {{day}}, trocá-lo por outro serviço ou prolongar a validade em {{manage}}.',
    change: 'Se mudar de ideias, pode trocá-lo por outro serviço ou prolongar a validade em {{manage}}.',
  },
  online: {
    button: 'Escolher dia e hora',
    link: 'Escolha o dia e a hora online',
    book: '{{online}}: o voucher já paga tudo. Se preferir falar com o spa, indique a referência: {{ways}}.',
    bookMany:
      'Escolha o dia e a hora online com a ligação de cada voucher. Se preferir falar com o spa, indique a referência: {{ways}}.',
    bookLinked:
      'Escolha o dia e a hora online {{order}}. Se preferir falar com o spa, indique a referência do voucher: {{ways}}.',
    order: 'na página da sua encomenda',
    bookGift:
      'Ao ativar o voucher, {{name}} pode escolher o dia e a hora online. Se preferir falar com o spa, basta a referência: {{ways}}.',
  },
  gift: {
    preheader: '{{service}} em {{spa}}. O voucher segue em anexo, em PDF.',
    lead: 'É {{service}}, em {{spa}}. O voucher segue em anexo, em PDF.',
    howTo: 'Como desfrutar',
    activate: 'Ative o voucher em {{manage}}: só tem de confirmar o seu nome.',
    book: 'Marque com o spa: {{ways}}.',
    show: 'No dia da visita, mostre o voucher, em papel ou no telemóvel.',
    otherPlan:
      'Prefere outra coisa? Pode trocá-lo por outro serviço ou prolongar a validade: o seu voucher nunca perde o valor.',
  },
} satisfies Translated<typeof es>
