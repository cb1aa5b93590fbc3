/** E-mails about a stay. */
export default {
  card: {
    guest: 'A nombre de',
    hotelLocator: 'Localizador del hotel',
    spaCode: 'Código del spa',
    order: 'Pedido',
  },
  confirmation: {
    subject: 'Tu escapada está confirmada: {{hotel}}',
    subjectGift: 'La escapada de {{name}} está confirmada: {{hotel}}',
    preheader: 'Localizador del hotel {{locator}}, código del spa {{code}}.',
    title: '¡Enhorabuena, {{name}}!',
    lead: '{{hotel}} te espera: {{day}}. Aquí tienes todo lo que necesitas.',
    leadGift: '{{hotel}} espera a {{name}}: {{day}}. Aquí tienes todo lo que necesita.',
    see: 'Ver mi escapada',
    steps: 'Dos pasos y a flotar',
    change: 'Si cambian los planes',
    changeHow: 'En la página de tu escapada ves cuánto se devuelve en cada momento.',
  },
  cancelled: {
    subject: 'Tu escapada está cancelada: {{getaway}}',
    preheader: 'El hotel ya no espera la reserva {{locator}}.',
    title: 'Escapada cancelada',
    lead: 'Hola, {{name}}: hemos cancelado tu estancia y se lo hemos dicho al hotel. El código del spa tampoco vale ya.',
    leadGuest:
      'Hola, {{name}}: quien te regaló esta escapada la ha cancelado. El localizador del hotel y el código del spa ya no valen.',
    total: 'Te devolvemos',
    free: 'La cancelación ha sido gratuita.',
    cost: 'Cancelar ha costado {{cost}}, según la tarifa que elegiste.',
  },
} as const
