export default {
  startFailed: {
    title: 'La compra no se ha podido iniciar',
    body: 'No sabemos qué experiencia quieres comprar. Elige una y vuelve a intentarlo más tarde, o escríbenos a {{email}} y te ayudamos.',
    choose: 'Elegir una experiencia',
    getaways: 'Elegir una escapada',
  },
  bookingNotFound: {
    title: 'No encontramos esta reserva',
    body: 'Abre el enlace que te enviamos por correo. Si no funciona, escríbenos a {{email}} con tu localizador y lo miramos contigo.',
    checkoutTitle: 'Reserva',
    confirmationTitle: 'Confirmación de reserva',
    contact: 'Contactar con ayuda',
  },
} as const
