/** Titles, leads and descriptions of pages, which the server says. */
export default {
  place: {
    all: 'Spas y balnearios',
    title: 'Spas {{where}}',
    allLead:
      'Circuitos, masajes y rituales en hoteles y balnearios que hemos elegido uno a uno. Compra tu bono hoy y ven cuando quieras.',
    lead: 'Los spas que recomendamos {{where}}: circuitos de aguas, masajes y planes para dos. Bono sin fecha, precio final con impuestos.',
    description:
      'Compara los mejores spas {{where}} y compra tu bono sin fecha: circuitos, masajes y rituales con cancelación {{term}}.',
    allDescription:
      'Todos los spas y balnearios de {{brand}}: circuitos, masajes y rituales con bono sin fecha y cancelación {{term}}.',
  },
  getaways: {
    title: 'Escapadas hotel + spa',
    titleIn: 'Escapadas en {{place}}',
    description:
      'Escapadas de hotel y spa para dos en España, Portugal y Andorra: habitación, circuito y masajes en un solo precio.',
  },
  promotions: {
    title: 'Promociones',
    description: 'Promociones de spa por ocasión: pareja, masaje, gastronomía, day pass y más, con bono sin fecha.',
  },
  treatments: {
    title: 'Tratamientos',
    description:
      'Masajes, hidroterapia, faciales y rituales en los spas de {{brand}}. Elige tratamiento y compra tu bono sin fecha.',
  },
  search: {
    for: 'Resultados de «{{words}}»',
    description: '{{title}}: precios, duración y opiniones, con bono sin fecha y cancelación {{term}}.',
  },
  spa: {
    description:
      '{{spa}} en {{place}}: circuitos, masajes y tratamientos con bono sin fecha. Precios, horarios y opiniones.',
    closedDescription: '{{spa}}, en {{place}}: qué pasa con tu bono, opiniones y spas abiertos cerca.',
  },
} as const
