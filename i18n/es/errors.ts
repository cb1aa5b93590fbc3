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
  badRequest: {
    title: 'No hemos entendido la petición',
    body: 'Revisa la dirección o vuelve al inicio.',
  },
  home: 'Ir al inicio',
  spas: 'Ver todos los spas',
} as const
