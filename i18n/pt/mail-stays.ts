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
    lead: '{{hotel}} espera por si: {{day}}. Aqui tem tudo o que precisa.',
    leadGift: '{{hotel}} espera por {{name}}: {{day}}. Aqui tem tudo o que é preciso.',
    see: 'Ver a minha escapadinha',
    steps: 'Dois passos e a flutuar',
    change: 'Se os planos mudarem',
    changeHow: 'Na página da sua escapadinha vê quanto se devolve em cada momento.',
  },
  cancelled: {
    subject: 'A sua escapadinha está cancelada: {{getaway}}',
    preheader: 'O hotel já não espera a reserva {{locator}}.',
    title: 'Escapadinha cancelada',
    lead: 'Olá, {{name}}, cancelámos a sua estadia e avisámos o hotel. O código do spa também já não vale.',
    leadGuest:
      'Olá, {{name}}, quem lhe ofereceu esta escapadinha cancelou-a. O localizador do hotel e o código do spa já não valem.',
    total: 'Devolvemos-lhe',
    free: 'O cancelamento foi gratuito.',
    cost: 'Cancelar custou {{cost}}, de acordo com a tarifa que escolheu.',
  },
} as const
