export default {
  unsubscribe: 'Darme de baja de este boletín',
  confirmation: {
    subject: 'Confirma tu correo para recibir el boletín de {{brand}}',
    preheader: 'Un clic y listo. Si no has sido tú, no tienes que hacer nada.',
    title: '¿Nos confirmas que eres tú?',
    lead: 'Alguien, seguramente tú, ha pedido recibir el boletín de {{brand}} en este correo. Confírmalo y te enviamos tu código del 5 % para la primera compra.',
    leadTicked:
      'Has marcado que quieres recibir ofertas e ideas de {{brand}} por correo. Antes de escribirte queremos estar seguros de que la dirección es tuya.',
    button: 'Confirmar mi correo',
    terms:
      'El código es uno por persona, vale para la primera compra y no se aplica a servicios ya rebajados, a escapadas ni a tarjetas regalo.',
    ignore_one:
      'Si no has sido tú, no hagas nada: no te volveremos a escribir y en {{count}} día borramos la dirección.',
    ignore_other:
      'Si no has sido tú, no hagas nada: no te volveremos a escribir y en {{count}} días borramos la dirección.',
    why: 'Recibes este correo porque alguien ha escrito tu dirección en {{brand}}.',
  },
  welcome: {
    subjectCode: 'Tu código del 5 % para estrenarte en {{brand}}',
    subject: 'Ya estás en el boletín de {{brand}}',
    preheaderCode: 'Lo tienes dentro, con cómo usarlo.',
    preheader: 'Un correo al mes con ideas para descansar.',
    title: 'La calma empieza aquí',
    leadCode: 'Gracias por apuntarte al boletín de {{brand}}. Este es tu código para la primera compra.',
    lead: 'Gracias por apuntarte al boletín de {{brand}}: un correo al mes con ideas para descansar y las mejores ofertas.',
    code: 'Tu código',
    worth: 'Vale por',
    percent: '5 % de descuento',
    howTo: 'Cómo usarlo',
    choose: 'Elige un spa y una experiencia, para ti o para regalar.',
    buyer: 'Compra con este mismo correo: {{email}}.',
    enter: 'En el paso «{{step}}», escribe el código en «{{field}}».',
    terms:
      'Se usa una sola vez, en tu primera compra. No se aplica a servicios ya rebajados, a escapadas ni a tarjetas regalo.',
    shop: 'Buscar mi spa',
    noCode:
      'Esta vez no hay código: el del 5 % es para la primera compra y uno por persona. Pero siempre hay algo rebajado.',
    offers: 'Ver las ofertas de hoy',
    why: 'Recibes este correo porque te has apuntado al boletín de {{brand}}.',
  },
} as const
