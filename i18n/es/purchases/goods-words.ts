/** Sentences that name what is bought: a kind of goods says which of these are its own. */
export default {
  voucher: {
    title: 'Completa los datos de la compra',
    summary: 'Tu compra',
    comment: 'Comentario para nosotros',
    back: 'Volver a la selección',
    koTitle: 'No hemos podido completar tu compra',
    koBadge: 'Compra no completada',
    again: 'Volver a elegir',
    heldUntil: 'Reservado para ti hasta las {{time}}.',
    heldOver: 'Ya no lo tenemos reservado',
    giftQuestion: '¿Para quién es?',
    giftHint: 'El bono llevará su nombre y tu dedicatoria, sin el precio.',
    lead: 'Te enviaremos el bono a tu correo.',
    delivery: '¿Cómo llega el bono?',
    waiting: 'Estamos confirmando su bono',
    waitingText:
      'Puede llevar unos minutos. Puedes esperar aquí o cerrar la página: en cuanto se confirme el pago, te enviaremos el bono a <email>{{email}}</email>.',
    slow: '{{method}} está confirmando tu pago y puede tardar unos días. Puedes cerrar la página: en cuanto se confirme, te enviaremos el bono a {{email}}.',
    onItsWay:
      '{{method}} está confirmando tu pago y puede tardar unos días. Hasta entonces no puedes elegir otra forma, para que no pagues dos veces. En cuanto se confirme, te enviaremos el bono a {{email}}.',
    reference:
      'Págala en un cajero Multibanco o en tu banca por internet. En cuanto llegue el pago, te enviamos el bono a {{email}}.',
    noFile: 'No encontramos el archivo del bono',
  },
  general: {
    title: 'Completa los datos de la compra',
    summary: 'Tu compra',
    comment: 'Comentario para nosotros',
    back: 'Volver a la selección',
    koTitle: 'No hemos podido completar tu compra',
    koBadge: 'Compra no completada',
    again: 'Volver a elegir',
    heldUntil: 'Reservado para ti hasta las {{time}}.',
    heldOver: 'Ya no lo tenemos reservado',
    giftQuestion: '¿Para quién es?',
    giftHint: 'Llevará su nombre y tu dedicatoria, sin el precio.',
    lead: 'Te enviaremos la confirmación a tu correo.',
    delivery: '¿Cómo llega?',
    waiting: 'Estamos confirmando tu pago',
    waitingText:
      'Puede llevar unos minutos. Puedes esperar aquí o cerrar la página: en cuanto se confirme, te escribiremos a <email>{{email}}</email>.',
    slow: '{{method}} está confirmando tu pago y puede tardar unos días. Puedes cerrar la página: en cuanto se confirme, te escribiremos a {{email}}.',
    onItsWay:
      '{{method}} está confirmando tu pago y puede tardar unos días. Hasta entonces no puedes elegir otra forma, para que no pagues dos veces. En cuanto se confirme, te escribiremos a {{email}}.',
    reference:
      'Págala en un cajero Multibanco o en tu banca por internet. En cuanto llegue el pago, te escribimos a {{email}}.',
    noFile: 'No encontramos el archivo',
  },
  getaway: {
    title: 'Completa los datos de la reserva',
    summary: 'Tu escapada',
    comment: 'Algo que deba saber el hotel',
    back: 'Volver a la escapada',
    koTitle: 'No hemos podido reservar tu escapada',
    koBadge: 'Escapada no reservada',
    again: 'Elegir otras noches',
    heldUntil: 'La habitación es tuya hasta las {{time}}.',
    heldOver: 'Hemos soltado la habitación',
    giftQuestion: '¿Es un regalo?',
    giftHint: 'La reserva del hotel irá a su nombre. El precio no aparece en su bono.',
    lead: 'Así aparecerán en el hotel.',
    delivery: '¿Cómo llega?',
    waiting: 'Estamos confirmando tu estancia con el hotel',
    waitingText:
      'Puede llevar unos minutos. Puedes esperar aquí o cerrar la página: en cuanto el hotel confirme, te escribiremos a <email>{{email}}</email>.',
    slow: '{{method}} está confirmando tu pago. Puedes cerrar la página: en cuanto se confirme, te escribiremos a {{email}}.',
    onItsWay:
      '{{method}} está confirmando tu pago. Hasta entonces no puedes elegir otra forma, para que no pagues dos veces. En cuanto se confirme, te escribiremos a {{email}}.',
    reference:
      'Págala en un cajero Multibanco o en tu banca por internet. En cuanto llegue el pago, te escribimos a {{email}}.',
    noFile: 'No encontramos el archivo de tu escapada',
  },
} as const
