export default {
  notFound: {
    title: 'Esta página se ha ido al spa',
    body: 'La dirección no existe o ha cambiado. Desde aquí puedes seguir:',
  },
  internal: {
    title: 'Algo no ha salido bien',
    body: 'Ya lo estamos mirando. Prueba otra vez en unos minutos o escríbenos a {{email}}.',
  },
  busy: {
    title: 'Hay mucha gente a la vez',
    body: 'Ahora mismo no damos abasto. Espera unos segundos y vuelve a cargar la página.',
  },
  sentTooMuch: {
    title: 'Demasiados envíos seguidos',
    body_one: 'Espera {{count}} minuto y vuelve atrás para enviarlo otra vez.',
    body_other: 'Espera {{count}} minutos y vuelve atrás para enviarlo otra vez.',
  },
  unavailable: {
    title: 'Volvemos enseguida',
    body: 'Ahora mismo no podemos consultar tus datos. Lo que ya estaba guardado sigue ahí; lo último que has enviado puede que no haya llegado. Espera unos segundos y vuelve a intentarlo, o escríbenos a {{email}}.',
    payingTitle: '¿Estabas pagando?',
    paying:
      'Puede que el pago ya esté hecho: no pagues otra vez. Vuelve a abrir esta página dentro de unos segundos y te diremos cómo ha quedado. Si se ha cobrado, recibirás tu bono por correo o te devolveremos el dinero.',
    again: 'Intentar de nuevo',
  },
  badRequest: {
    title: 'No hemos entendido la petición',
    body: 'Revisa la dirección o vuelve al inicio.',
  },
  home: 'Ir al inicio',
  spas: 'Ver todos los spas',
} as const
