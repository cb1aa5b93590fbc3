/** Opening a voucher, and having those that were bought sent again. */
export default {
  login: {
    title: 'Gestiona tu bono',
    lead: 'Actívalo, cambia el beneficiario, cámbialo por otra experiencia o pide la devolución, sin crear una cuenta.',
    where: 'Dónde está cada dato',
    sample: { name: 'Ritual Océano para dos', spa: 'Spa Mar de Nubes, Costa Adeje' },
    needs: {
      email: 'El correo del beneficiario del bono',
      reference: 'La referencia, que empieza por SP o BOSPD',
      expiry: 'La fecha de validez que aparece en el PDF',
    },
    email: 'Correo del beneficiario',
    reference: 'Referencia',
    referenceHint: 'Por ejemplo, SP71920KRB',
    expiry: 'Fecha de validez',
    promotions: 'Quiero recibir promociones e ideas por correo.',
    optional: 'Opcional',
    enter: 'Entrar',
    resend: 'Reenviar mis bonos',
    policy: 'Leer la política de cambios y devoluciones',
    problems: {
      emailWrong: 'El email no es correcto',
      referenceWrong: 'El código del bono no es correcto',
      expiryWrong: 'La fecha de expiración no es correcta',
    },
    errors: {
      'bad-spa-voucher': {
        title: 'No hemos podido validar tu bono',
        text: 'Revisa la referencia y la fecha de validez, tal como aparecen en el bono, y el correo de quien lo disfruta. Si sigue sin funcionar, escríbenos a {{email}}.',
      },
      'bad-gift-voucher': {
        title: 'Has escrito el código de una tarjeta regalo',
        text: 'Una tarjeta regalo no se gestiona aquí: elige un spa y escribe el código en «Código descuento» al pagar.',
      },
      'bad-booking': {
        title: 'Has escrito la referencia de una reserva',
        text: 'Para cambiarla o cancelarla, escribe el correo con el que la hiciste y, en lugar de la validez, el día de la reserva. Si has perdido su correo, te lo enviamos otra vez.',
      },
      'bad-get-away': {
        title: 'Has escrito la referencia de una escapada',
        text: 'Para abrir tu escapada, escribe el correo de quien la compró y, en lugar de la validez, el día de llegada. Si te la han regalado, te contamos cómo se canjea.',
      },
      'bad-external-voucher': {
        title: 'Esta referencia no es de {{brand}}',
        text: 'Nuestros bonos empiezan por SP o BOSPD. Si compraste el tuyo en otro sitio, pregunta a quien te lo vendió.',
      },
      'bad-other-voucher': {
        title: 'Esta referencia no existe',
        text: 'Revísala en el PDF o en el correo del bono: empieza por SP o BOSPD. Si la has perdido, te la enviamos otra vez.',
      },
    },
    ways: {
      write: 'Escribir a ayuda',
      spas: 'Elegir un spa',
      balance: 'Ver el saldo de la tarjeta',
      contact: 'Ir a contacto',
      getaway: 'Canjear una escapada',
    },
    tooManyTitle: 'Demasiados intentos seguidos',
    tooMany_one: 'Espera {{count}} minuto y vuelve a intentarlo, o abre el bono desde el enlace de nuestro correo.',
    tooMany_other: 'Espera {{count}} minutos y vuelve a intentarlo, o abre el bono desde el enlace de nuestro correo.',
    linkOverTitle: 'Este enlace ya no abre el bono',
    linkOver:
      'Puede que esté incompleto, que haya caducado o que el bono haya cambiado de manos. Entra con sus datos, o pide un enlace nuevo en «Reenviar mis bonos».',
    sessionOverTitle: 'La sesión ha terminado por seguridad',
    sessionOver: 'Lo último que has pedido no se ha hecho. Entra otra vez y vuelve a intentarlo.',
  },
  resend: {
    title: 'Reenviar mis bonos',
    lead: '¿Has perdido el correo con tu bono, tu reserva o tu escapada? No pasa nada: siguen siendo tuyos.',
    email: 'Correo electrónico',
    emailHint: 'El del beneficiario, o el que usaste al comprar',
    send: 'Reenviar mis bonos',
    leaveEmpty: 'Deja este campo vacío',
    emailWrong: 'El email no es correcto',
    sentTitle: 'Mira tu correo',
    sent: 'Si hay bonos o compras con esa dirección, los recibirás en unos minutos. ¿No llega nada? Mira en «no deseado» o escríbenos a {{email}}.',
    back: 'Volver a «Gestiona tu bono»',
  },
} as const
