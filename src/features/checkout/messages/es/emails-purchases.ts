export default {
  whyBought: 'Recibes este correo porque has comprado en {{brand}}.',
  whyTried: 'Recibes este correo porque empezaste una compra en {{brand}}.',
  whyGiven: 'Recibes este correo porque {{name}} te ha hecho un regalo en {{brand}}.',
  whyHeld: 'Recibes este correo porque hay un bono a tu nombre en {{brand}}.',
  reference: 'Referencia',
  validUntil: 'Válido hasta',
  or: 'o',
  forName: 'Para {{name}}',
  paidWith: {
    card: 'tarjeta',
    cardEnding: '{{brand}} terminada en {{digits}}',
    paypal: 'PayPal',
    bizum: 'Bizum',
    mbway: 'MB WAY',
    multibanco: 'Multibanco',
    balance: 'tu saldo',
  },
  /** Sentences that name what is bought: a kind of goods says which of these are its own. */
  words: {
    voucher: {
      reference:
        'Hemos guardado tu compra de {{service}}. Págala en un cajero Multibanco o en tu banca en línea y te enviamos el bono en cuanto nos llegue el pago.',
      referenceKeep: 'Guarda el comprobante. El bono te llega por correo, casi siempre en pocos minutos.',
      refunded:
        'Hola, {{name}}: tu pago de {{amount}} por {{service}} llegó cuando la compra ya no se podía completar, así que no podíamos darte el bono. Hemos ordenado la devolución íntegra a la misma forma de pago ({{method}}); según el banco, puede tardar unos días en verse.',
      refundSent: 'El dinero del bono {{reference}} ha salido ya.',
      refundBalance: 'En el saldo y las tarjetas regalo está disponible desde que se canceló el bono.',
    },
    general: {
      reference:
        'Hemos guardado tu compra de {{service}}. Págala en un cajero Multibanco o en tu banca en línea y te escribimos en cuanto nos llegue el pago.',
      referenceKeep: 'Guarda el comprobante. Te escribimos cuando llega el pago, casi siempre en pocos minutos.',
      refunded:
        'Hola, {{name}}: no hemos podido completar tu compra de {{service}}, por la que habías pagado {{amount}}. Hemos ordenado la devolución íntegra a la misma forma de pago ({{method}}); según el banco, puede tardar unos días en verse.',
      refundSent: 'El dinero del pedido {{reference}} ha salido ya.',
      refundBalance: 'En el saldo y las tarjetas regalo ya está disponible.',
    },
    'gift-card': {
      reference:
        'Hemos guardado tu compra de {{service}}. Págala en un cajero Multibanco o en tu banca en línea: las tarjetas salen en cuanto nos llegue el pago.',
      referenceKeep: 'Guarda el comprobante. Te escribimos cuando llega el pago, casi siempre en pocos minutos.',
      refunded:
        'Hola, {{name}}: no hemos podido completar tu compra de {{service}}, por la que habías pagado {{amount}}. Hemos ordenado la devolución íntegra a la misma forma de pago ({{method}}); según el banco, puede tardar unos días en verse.',
      refundSent: 'El dinero de las tarjetas del pedido {{reference}} ha salido ya.',
      refundBalance: 'En el saldo y las tarjetas regalo ya está disponible.',
    },
    getaway: {
      reference:
        'Hemos guardado tu reserva de {{service}}. Págala en un cajero Multibanco o en tu banca en línea y te escribimos en cuanto nos llegue el pago.',
      referenceKeep: 'Guarda el comprobante. Te escribimos cuando llega el pago, casi siempre en pocos minutos.',
      refunded:
        'Hola, {{name}}: no hemos podido reservar la escapada «{{service}}», por la que habías pagado {{amount}}: {{why}}. Hemos ordenado la devolución íntegra a la misma forma de pago ({{method}}); suele tardar entre 48 y 72 horas hábiles en verse.',
      why: {
        gone: 'el hotel vendió la habitación mientras se confirmaba tu pago',
        refused: 'el hotel no ha podido aceptar la reserva',
        'timed-out': 'el hotel no nos ha confirmado la habitación a tiempo',
        withdrawn: 'has retirado la reserva',
        reversed: 'el banco ha retirado el pago',
        'not-captured': 'no pudimos hacer a tiempo el cobro que habías autorizado',
        late: 'el pago llegó cuando la habitación ya no estaba guardada',
      },
      released:
        'Hola, {{name}}: no hemos podido reservar la escapada «{{service}}»: {{why}}. No se ha cobrado nada: anulamos la autorización de {{amount}} que nos habías dado ({{method}}). Si tu banco muestra el importe como retenido, desaparecerá en unos días.',
      again:
        'Hemos buscado otras fechas en el mismo hotel y otros hoteles cerca, con sus precios. Están en la página de tu compra.',
      againButton: 'Ver otras escapadas',
      refundSent: 'El dinero de la escapada {{reference}} ha salido ya.',
      refundBalance: 'En las tarjetas regalo ya está disponible.',
    },
    booking: {
      reference:
        'Hemos guardado tu reserva de {{service}}. Págala en un cajero Multibanco o en tu banca en línea y te escribimos en cuanto nos llegue el pago.',
      referenceKeep: 'Guarda el comprobante. Te escribimos cuando llega el pago, casi siempre en pocos minutos.',
      refunded:
        'Hola, {{name}}: no hemos podido reservar «{{service}}», por lo que habías pagado {{amount}}: {{why}}. Hemos ordenado la devolución íntegra a la misma forma de pago ({{method}}); suele tardar entre 48 y 72 horas hábiles en verse.',
      why: {
        gone: 'otra persona reservó la hora mientras se confirmaba tu pago',
        refused: 'el spa no puede atenderte a esa hora',
        'timed-out': 'el spa no ha respondido a tiempo',
        withdrawn: 'has retirado la solicitud',
        reversed: 'el banco ha retirado el pago',
        'not-captured': 'no pudimos hacer el cobro que habías autorizado',
        late: 'el pago llegó cuando la hora ya no estaba guardada',
      },
      released:
        'Hola, {{name}}: no hemos podido reservar «{{service}}»: {{why}}. No se ha cobrado nada: anulamos la autorización de {{amount}} que nos habías dado ({{method}}). Si tu banco muestra el importe como retenido, desaparecerá en unos días.',
      refundSent: 'El dinero de la reserva {{reference}} ha salido ya.',
      refundBalance: 'En las tarjetas regalo ya está disponible.',
    },
  },
  lines: {
    vouchers_one: '{{count}} bono, {{party}}',
    vouchers_other: '{{count}} bonos, {{party}}',
    offer: 'Oferta {{percent}}',
    coupon: 'Cupón {{code}}',
    giftCard: 'Tarjeta regalo {{code}}',
    wallet: 'Saldo {{code}}',
    delivery: 'Envío por correo postal',
    total: 'Total, {{tax}} incluido',
  },
  summary: 'Resumen',
  paid: 'Pagado el {{day}} con {{method}}. Pedido {{locator}}.',
  gift: {
    subject: '{{name}} te ha hecho un regalo: {{service}}',
    title: '{{to}}, tienes un regalo de {{from}}',
  },
  multibanco: {
    subject: 'Referencia Multibanco para tu compra: {{service}}',
    preheader: 'Entidad {{entity}}, referencia {{reference}}, {{amount}}. Paga antes de las {{time}} del {{day}}.',
    title: 'Falta un paso, {{name}}',
    entity: 'Entidad',
    reference: 'Referencia',
    amount: 'Importe',
    until: 'Paga antes de las',
    untilValue: '{{time}} del {{day}} (hora de Lisboa)',
    howTo: 'Cómo pagar',
    step1: 'En el cajero o en la app de tu banco, elige pagos o compras.',
    step2: 'Escribe la entidad, la referencia y el importe tal como están aquí.',
    late: 'Pasada esa hora la referencia deja de valer y la compra se anula sola, sin ningún cargo.',
    see: 'Ver mi compra',
    order: 'Pedido {{locator}}.',
  },
  withdrawn: {
    subject: 'Hemos anulado tu compra: {{service}}',
    preheader: 'El banco ha retirado el pago. Te contamos qué significa.',
    title: 'Hemos anulado tu compra',
    lead: {
      payment:
        'Hola, {{name}}: el banco ha retirado el pago de {{service}}. Por eso lo hemos anulado y ya no se puede usar; si había algo reservado, hemos avisado al establecimiento.',
      balance:
        'Hola, {{name}}: {{service}} se pagó con una tarjeta regalo o un saldo, y el banco ha retirado el pago de ese código. Por eso lo hemos anulado y ya no se puede usar; si había algo reservado, hemos avisado al establecimiento.',
    },
    items: 'Ya no vale: {{items}}.',
    bankHasIt: 'De ese pago no devolvemos nada, porque el banco ya lo ha recuperado.',
    codeHasNone: 'Lo que pagó ese código no vuelve a él. Lo que pagaste de otra forma, sí vuelve adonde salió.',
    total: 'Te devolvemos',
    ask: 'Si crees que es un error, responde a este correo y lo miramos contigo.',
  },
  late: {
    subjectExpired: 'Tu referencia Multibanco ha caducado: {{service}}',
    subjectRefunded: 'Te devolvemos el pago: {{service}}',
    preheader: 'No nos hemos quedado con ningún dinero. Te contamos qué ha pasado y cómo seguir.',
    titleExpired: 'La referencia ha caducado',
    titleRefunded: 'Te devolvemos el pago',
    expired:
      'Hola, {{name}}: no nos ha llegado el pago de {{service}} y la referencia Multibanco ya no vale. La compra no se ha completado: no se ha cobrado nada.',
    subjectDenied: '{{method}} no ha aceptado tu pago: {{service}}',
    titleDenied: 'Tu pago no se ha aceptado',
    denied:
      'Hola, {{name}}: {{method}} estaba revisando tu pago de {{service}} y al final no lo ha aceptado. La compra no se ha completado. Si ves el importe como pendiente en tu cuenta, se libera solo: no tienes que hacer nada.',
    subjectNotCharged: 'No hemos podido completar tu compra: {{service}}',
    preheaderNotCharged: 'No te hemos cobrado nada y tu código se puede volver a usar.',
    titleNotCharged: 'No hemos podido completar tu compra',
    notCharged:
      'Hola, {{name}}: no hemos podido completar tu compra de {{service}}. No te hemos cobrado nada y tu código se puede volver a usar.',
    whyNotCharged: 'Ver qué ha pasado',
    preheaderReleased: 'No se ha cobrado nada. Te contamos qué ha pasado y cómo seguir.',
    released:
      'Hola, {{name}}: no hemos podido completar tu compra de {{service}}. No se ha cobrado nada: anulamos la autorización de {{amount}} que nos habías dado ({{method}}). Si tu banco muestra el importe como retenido, desaparecerá en unos días.',
    subjectWithdrawn: 'Solicitud retirada: {{service}}',
    titleWithdrawn: 'Has retirado la solicitud',
    withdrawn:
      'Hola, {{name}}: has retirado la solicitud de {{service}}. No se ha cobrado nada: anulamos la autorización de {{amount}} que nos habías dado ({{method}}). Si tu banco muestra el importe como retenido, desaparecerá en unos días.',
    notCaptured:
      'Hola, {{name}}: tu compra de {{service}} se confirmó, pero no hemos podido hacer el cobro de {{amount}} que habías autorizado ({{method}}) y hemos tenido que cancelarla. No se ha cobrado nada. Si tu banco muestra el importe como retenido, desaparecerá en unos días.',
    subjectEarlier: 'Te devolvemos un pago del pedido {{locator}}',
    preheaderEarlier: 'El pago llegó tarde y te lo devolvemos entero.',
    titleEarlier: 'Te devolvemos un pago',
    earlier:
      'Hola, {{name}}: un pago tuyo de {{amount}} para el pedido {{locator}} llegó tarde, cuando la compra ya había cambiado o se estaba pagando de otra forma. Hemos ordenado la devolución íntegra a la misma forma de pago ({{method}}); según el banco, puede tardar unos días en verse.',
    preheaderTwice: 'Habías pagado más de una vez y te devolvemos el pago que sobra, entero.',
    twice:
      'Hola, {{name}}: hemos recibido más de un pago para el pedido {{locator}}. Con uno bastaba, así que hemos ordenado la devolución íntegra del otro, de {{amount}}, a la misma forma de pago ({{method}}); según el banco, puede tardar unos días en verse.',
    stands: 'Tu compra sigue en pie y no tienes que hacer nada.',
    goesOn:
      'La compra sigue adelante y no depende de ese pago. Si ya la estás pagando de otra forma, no tienes que hacer nada; si no, termínala en la página donde la dejaste.',
    why: 'Ver qué ha pasado y adónde vuelve el dinero',
    giftCardBack: 'Además, {{amount}} vuelven a tu tarjeta regalo: ya los tienes disponibles.',
    walletBack: 'Además, {{amount}} vuelven a tu saldo: ya los tienes disponibles.',
    keptNothing: 'No nos hemos quedado con ningún dinero.',
    goOn: 'Cómo seguir',
    again: 'Si todavía te apetece, vuelve a comprarlo: tardas un par de minutos y puedes elegir otra forma de pago.',
    againButton: 'Volver a comprar',
    alreadyPaid: 'Si ya has pagado la referencia, no la pagues otra vez: escríbenos y lo buscamos.',
    order: 'Pedido {{locator}}.',
  },
  paidByCode: {
    giftCard: 'tarjeta regalo',
    wallet: 'saldo',
    coupon: 'código de descuento',
  },
  refund: {
    heading: 'Devolución',
    to: 'A {{method}}',
    toGiftCard: 'A la tarjeta regalo {{code}}',
    toWallet: 'Al saldo {{code}}',
    asked: 'Solicitada el {{day}}. Pedido {{locator}}.',
    payment:
      'Llegará a tu forma de pago entre 48 y 72 horas hábiles después de que el proveedor la confirme. Cuando lo haga, te escribimos.',
    balance: 'En el saldo y las tarjetas regalo ya está disponible, con el mismo código.',
  },
  refunded: {
    subject: 'Devolución confirmada: {{service}}',
    title: 'Devolución confirmada',
    lead: 'Hola, {{name}}: el dinero ha salido ya. Llegará a tu forma de pago en un plazo de 48 a 72 horas hábiles.',
    total: 'Total devuelto',
    creditNote: 'La factura rectificativa {{number}} va adjunta a este correo, en PDF.',
    comeBack: 'Gracias por contar con nosotros. Aquí seguimos para cuando quieras otro rato de calma.',
  },
  unsubscribe: 'No quiero más recordatorios',
} as const
