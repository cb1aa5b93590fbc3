export default {
  title: 'Un 5 % para tu primera vez',
  lead: 'Una carta al mes con ideas para descansar, y un código para tu primera compra.',
  description:
    'Apúntate a la carta de {{brand}}: una al mes, con ideas para descansar y un 5 % de descuento en tu primera compra.',
  email: 'Correo electrónico',
  country: 'País',
  countries: { ES: 'España', PT: 'Portugal', AD: 'Andorra' },
  send: 'Quiero mi 5 %',
  terms:
    'Para la primera compra. No se suma a servicios ya rebajados ni a escapadas. Al apuntarte aceptas recibir nuestras cartas, según la <privacy>política de privacidad</privacy>. Puedes darte de baja en cualquier momento.',
  leaveEmpty: 'Deja este campo vacío',
  problems: {
    emailWrong: 'El Email no es correcto',
    countryWrong: 'La localización no es válida',
  },
  refused: {
    tooManyTitle: 'Vas más rápido que nosotros',
    tooMany_one: 'Espera {{count}} minuto y prueba otra vez.',
    tooMany_other: 'Espera {{count}} minutos y prueba otra vez.',
    notSavedTitle: 'No hemos podido registrar los datos',
    notSaved: 'Es cosa nuestra. Prueba otra vez en unos minutos.',
  },
  done: {
    title: 'Ya casi está',
    text: 'Te escribiremos para confirmar tu correo y enviarte el código del 5 %.',
  },
} as const
