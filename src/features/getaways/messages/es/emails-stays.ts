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
    lead: '{{hotel}} te espera el {{day}}. Te adjuntamos la escapada en PDF y el archivo para tu calendario.',
    leadGift:
      '{{hotel}} espera a {{name}} el {{day}}. Te adjuntamos la escapada en PDF, sin precios, para que se la des cuando quieras.',
    leadGiftSent:
      '{{hotel}} espera a {{name}} el {{day}}. Te adjuntamos la escapada en PDF. A {{name}} también le llega por correo, sin precios.',
    leadGiftLater:
      '{{hotel}} espera a {{name}} el {{day}}. Te adjuntamos la escapada en PDF. A {{name}} se la enviaremos por correo, sin precios, el {{sendDay}}.',
    see: 'Ver mi escapada',
    steps: 'Dos pasos y a flotar',
    stepsGift: 'Los dos pasos que le quedan a {{name}}',
    change: 'Si cambian los planes',
    changeHow: 'En la página de tu escapada ves cuánto se devuelve en cada momento.',
  },
  gift: {
    preheader: '{{nights}} en {{hotel}}, con spa. Va todo adjunto en PDF.',
    lead: 'Es una escapada: {{nights}} en {{hotel}}, desde el {{day}}, con {{services}}. Te adjuntamos el PDF y el archivo para tu calendario.',
    howTo: 'Cómo disfrutarla',
    ask: 'Las fechas ya están confirmadas con el hotel. Si no te van bien, habla con {{name}} cuanto antes: solo quien la regala puede cancelarla.',
    fixed: 'Las fechas ya están confirmadas con el hotel, y la tarifa no admite cancelación ni cambios.',
  },
  reminder: {
    guest: {
      subject_one: 'Mañana empieza tu escapada: {{hotel}}',
      subject_other: 'Faltan {{count}} días para tu escapada: {{hotel}}',
      preheader: 'Localizador del hotel {{locator}}. ¿Has reservado ya la hora del spa?',
      title_one: 'Mañana es el día, {{name}}',
      title_other: 'Ya solo faltan {{count}} días, {{name}}',
      lead: '{{hotel}} te espera el {{day}}, {{time}}.',
      booked: '¿Has reservado ya la hora del spa?',
      book: 'Si aún no lo has hecho, habla con {{spa}} ({{ways}}) y da el código {{code}}: mejor elegir la hora antes de llegar.',
      desk: 'En la recepción del hotel, di el nombre {{guest}} y el localizador {{locator}}, y lleva un documento de identidad.',
    },
    giver: {
      subject_one: 'Mañana empieza la escapada de {{to}}: {{hotel}}',
      subject_other: 'Faltan {{count}} días para la escapada de {{to}}: {{hotel}}',
      preheader: 'Localizador del hotel {{locator}}. ¿Está reservada ya la hora del spa?',
      title_one: 'Mañana es el día, {{name}}',
      title_other: 'Ya solo faltan {{count}} días, {{name}}',
      lead: '{{hotel}} espera a {{to}} el {{day}}, {{time}}. Mira si ya tiene el PDF, con el localizador y el código del spa.',
      booked: '¿Está reservada ya la hora del spa?',
      book: 'Si aún no, basta con hablar con {{spa}} ({{ways}}) y dar el código {{code}}: mejor elegir la hora antes de llegar.',
      desk: 'En la recepción del hotel basta con dar el nombre {{guest}} y el localizador {{locator}}, con un documento de identidad.',
    },
    bookOnlineEach:
      'Si aún no lo has hecho, elígela en línea, mejor antes de llegar: {{online}}. Si prefieres hablar con {{spa}}, da el código {{code}}: {{ways}}.',
    online: 'elígela en línea',
    bookOnline:
      'Si aún no lo has hecho, {{online}}: mejor antes de llegar. Si prefieres hablar con {{spa}}, da el código {{code}}: {{ways}}.',
    arriving: 'Al llegar',
  },
  cancelled: {
    subject: 'Tu escapada está cancelada: {{getaway}}',
    preheader: 'El hotel ya no espera la reserva {{locator}}.',
    title: 'Escapada cancelada',
    lead: 'Hola, {{name}}: hemos cancelado tu estancia y se lo hemos dicho al hotel. El código del spa tampoco vale ya.',
    leadGuest:
      'Hola, {{name}}: quien te regaló esta escapada la ha cancelado. El localizador del hotel y el código del spa ya no valen.',
    leadDisputed:
      'Hola, {{name}}: la escapada que te regalaron se ha anulado y se lo hemos dicho al hotel. El localizador del hotel y el código del spa ya no valen; si habías reservado hora en el spa, también está anulada.',
    total: 'Te devolvemos',
    free: 'La cancelación ha sido gratuita.',
    cost: 'Cancelar ha costado {{cost}}, según la tarifa que elegiste.',
  },
} as const
