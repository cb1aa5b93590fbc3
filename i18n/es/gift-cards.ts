export default {
  title: 'Tarjeta regalo',
  lead: 'Un regalo que siempre acierta: quien lo recibe decide el spa, el plan y el día.',
  description:
    'Tarjeta regalo de {{brand}}: de 20 a 500 euros, para cualquier experiencia en más de {{giftSpas}} spas. En PDF, al momento, y vale tres años.',
  facts: {
    amount: 'De 20,00 a 500,00 €, el importe que tú digas',
    delivery: 'Por correo en PDF, al instante o el día que elijas',
    validity: 'Vale tres años y se gasta en varias veces',
    everywhere: 'Para cualquier experiencia en más de {{giftSpas}} spas, escapadas incluidas',
  },
  designs: 'Cinco diseños',
  designsLead: 'Elige el que más se parezca a quien lo recibe.',
  themes: {
    water: 'Un respiro para ti',
    petals: 'Para los dos',
    gift: 'Felices días de calma',
    zen: 'Gracias por tanto',
    oils: 'Hoy te toca cuidarte',
  },
  for: 'Para Elena',
  by: 'De parte de Marta',
  faq: 'Preguntas sobre la tarjeta',
  buy: 'Comprar una tarjeta regalo',
  checkout: {
    title: 'Comprar una tarjeta regalo',
    lead: 'La compra en línea de tarjetas abre muy pronto. Mientras tanto, te la preparamos nosotros.',
    byMail:
      'Escríbenos a {{email}} con el importe (de 20,00 a 500,00 €), el diseño, el nombre y el correo de quien la recibe y tu mensaje. Te respondemos con un enlace de pago.',
    write: 'Pedir una tarjeta',
    subject: 'Quiero una tarjeta regalo',
    back: 'Ver los cinco diseños',
  },
  balance: {
    title: 'Saldo de tu tarjeta',
    lead: 'La tarjeta se gasta en varias veces: lo que no uses hoy sigue ahí.',
    byMail: 'Escríbenos a {{email}} con el código de tu tarjeta y te decimos cuánto queda y hasta cuándo vale.',
    write: 'Preguntar por mi saldo',
    subject: 'Saldo de mi tarjeta regalo',
  },
} as const
