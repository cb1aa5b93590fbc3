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
    'Para la primera compra. Una vez por persona; no vale para servicios ya rebajados, escapadas ni tarjetas regalo. Al apuntarte aceptas recibir nuestro boletín, según la <privacy>política de privacidad</privacy>. Puedes darte de baja en cualquier momento.',
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
    text: 'Te hemos enviado un correo. Ábrelo y confirma que eres tú: después te llega el código del 5 %. Si no lo ves, mira en la carpeta de spam.',
  },
  confirm: {
    title: 'Confirma tu correo',
    lead: 'Vas a recibir el boletín en {{email}}: un correo al mes, y te das de baja cuando quieras.',
    send: 'Confirmar mi correo',
    doneTitle: 'Listo, ya estás en la lista',
    doneCode:
      'Te hemos enviado a {{email}} un correo con tu código del 5 % para la primera compra. Suele llegar en un minuto.',
    done: 'A partir de ahora te escribimos a {{email}} una vez al mes.',
    endedTitle: 'Este enlace ya no sirve',
    ended: 'Ha caducado o la suscripción se dio de baja. Si quieres recibir el boletín, apúntate otra vez.',
    unknownTitle: 'No reconocemos este enlace',
    unknown: 'Puede que se haya cortado al copiarlo. Ábrelo desde el correo o escríbenos a {{email}}.',
    again: 'Apuntarme otra vez',
    home: 'Ir a la página de inicio',
  },
  leave: {
    title: 'Darte de baja del boletín',
    lead: 'Dejarás de recibir el boletín y las ofertas. Los correos sobre tus compras y tus bonos siguen llegando.',
    send: 'Darme de baja',
    doneTitle: 'Te has dado de baja',
    done: 'No te enviaremos más boletines ni ofertas. Si ha sido sin querer, puedes volver cuando quieras.',
    again: 'Volver a apuntarme',
    unknownTitle: 'No reconocemos este enlace',
    unknown:
      'Puede que se haya cortado al copiarlo. Ábrelo desde el correo, o escríbenos a {{email}} y te damos de baja.',
  },
} as const
