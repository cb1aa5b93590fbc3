import type { Translated } from '#platform/i18n/translate.ts'
import type es from '../es/emails-stays.ts'

/** E-mails about a stay. */
export default {
  card: {
    guest: 'Em nome de',
    hotelLocator: 'Localizador do hotel',
    spaCode: 'Código do spa',
    order: 'Encomenda',
  },
  confirmation: {
    subject: 'A sua escapadinha está confirmada: {{hotel}}',
    subjectGift: 'A escapadinha de {{name}} está confirmada: {{hotel}}',
    preheader: 'Localizador do hotel {{locator}}, código do spa {{code}}.',
    title: 'Parabéns, {{name}}!',
    lead: '{{hotel}} espera por si a partir de {{day}}. Seguem em anexo a escapadinha em PDF e o ficheiro para o seu calendário.',
    leadGift:
      '{{hotel}} espera por {{name}} a partir de {{day}}. A escapadinha segue em anexo, em PDF e sem preços, para a entregar quando quiser.',
    leadGiftSent:
      '{{hotel}} espera por {{name}} a partir de {{day}}. A escapadinha segue em anexo, em PDF. {{name}} também a recebe por e-mail, sem preços.',
    leadGiftLater:
      '{{hotel}} espera por {{name}} a partir de {{day}}. A escapadinha segue em anexo, em PDF. A {{name}} é enviada por e-mail, sem preços, a {{sendDay}}.',
    see: 'Ver a minha escapadinha',
    steps: 'Dois passos e a flutuar',
    stepsGift: 'Os dois passos que faltam a {{name}}',
    change: 'Se os planos mudarem',
    changeHow: 'Na página da sua escapadinha vê quanto se devolve em cada momento.',
  },
  gift: {
    preheader: '{{nights}} em {{hotel}}, com spa. Segue tudo em anexo, em PDF.',
    lead: 'É uma escapadinha: {{nights}} em {{hotel}}, a partir de {{day}}, com {{services}}. Seguem em anexo o PDF e o ficheiro para o seu calendário.',
    howTo: 'Como desfrutar',
    ask: 'As datas já estão confirmadas com o hotel. Se não lhe derem jeito, fale com {{name}} quanto antes: só quem oferece a pode cancelar.',
    fixed: 'As datas já estão confirmadas com o hotel, e a tarifa não permite cancelamento nem alterações.',
  },
  reminder: {
    guest: {
      subject_one: 'A sua escapadinha começa amanhã: {{hotel}}',
      subject_other: 'Faltam {{count}} dias para a sua escapadinha: {{hotel}}',
      preheader: 'Localizador do hotel {{locator}}. Já marcou a hora do spa?',
      title_one: 'É já amanhã, {{name}}',
      title_other: 'Já só faltam {{count}} dias, {{name}}',
      lead: '{{hotel}} espera por si: {{day}}, {{time}}.',
      booked: 'Já marcou a hora do spa?',
      book: 'Se ainda não o fez, fale com {{spa}} ({{ways}}) e indique o código {{code}}: é melhor escolher a hora antes de chegar.',
      desk: 'Na receção do hotel, diga o nome {{guest}} e o localizador {{locator}}, e leve um documento de identificação.',
    },
    giver: {
      subject_one: 'A escapadinha de {{to}} começa amanhã: {{hotel}}',
      subject_other: 'Faltam {{count}} dias para a escapadinha de {{to}}: {{hotel}}',
      preheader: 'Localizador do hotel {{locator}}. A hora do spa já está marcada?',
      title_one: 'É já amanhã, {{name}}',
      title_other: 'Já só faltam {{count}} dias, {{name}}',
      lead: '{{hotel}} espera por {{to}}: {{day}}, {{time}}. Veja se já tem o PDF, com o localizador e o código do spa.',
      booked: 'A hora do spa já está marcada?',
      book: 'Se ainda não, basta falar com {{spa}} ({{ways}}) e indicar o código {{code}}: é melhor escolher a hora antes de chegar.',
      desk: 'Na receção do hotel basta dar o nome {{guest}} e o localizador {{locator}}, com um documento de identificação.',
    },
    bookOnlineEach:
      'Se ainda não o fez, marque-a online, de preferência antes de chegar: {{online}}. Se preferir falar com {{spa}}, indique o código {{code}}: {{ways}}.',
    online: 'marque-a online',
    bookOnline:
      'Se ainda não o fez, {{online}}: de preferência antes de chegar. Se preferir falar com {{spa}}, indique o código {{code}}: {{ways}}.',
    arriving: 'À chegada',
  },
  cancelled: {
    subject: 'A sua escapadinha está cancelada: {{getaway}}',
    preheader: 'O hotel já não espera a reserva {{locator}}.',
    title: 'Escapadinha cancelada',
    lead: 'Olá, {{name}}, cancelámos a sua estadia e avisámos o hotel. O código do spa também já não vale.',
    leadGuest:
      'Olá, {{name}}, quem lhe ofereceu esta escapadinha cancelou-a. O localizador do hotel e o código do spa já não valem.',
    leadDisputed:
      'Olá, {{name}}, a escapadinha que lhe ofereceram foi anulada e avisámos o hotel. O localizador do hotel e o código do spa já não valem; se tinha marcado hora no spa, também está anulada.',
    total: 'Devolvemos-lhe',
    free: 'O cancelamento foi gratuito.',
    cost: 'Cancelar custou {{cost}}, de acordo com a tarifa que escolheu.',
  },
} satisfies Translated<typeof es>
