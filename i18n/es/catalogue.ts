import service from './catalogue/service.ts'
import spa from './catalogue/spa.ts'

export default {
  breadcrumbs: 'Estás en',
  from: 'desde',
  before: 'Antes',
  lowest: 'Precio más bajo en 30 días: {{amount}}',
  rating_one: '{{value}} de 5, {{count}} opinión',
  rating_other: '{{value}} de 5, {{count}} opiniones',
  stars: 'Hotel de {{count}} estrellas',
  seeAll: 'Ver todo',
  pages: { nav: 'Páginas', previous: 'Página anterior', next: 'Página siguiente', page: 'Página {{page}}' },
  spaCount_one: '{{count}} spa',
  spaCount_other: '{{count}} spas',
  serviceCount_one: '{{count}} experiencia',
  serviceCount_other: '{{count}} experiencias',
  getawayCount_one: '{{count}} escapada',
  getawayCount_other: '{{count}} escapadas',
  place: {
    home: 'Inicio',
    all: 'Spas y balnearios',
    where: 'en {{place}}',
    title: 'Spas {{where}}',
    allLead:
      'Circuitos, masajes y rituales en hoteles y balnearios que hemos elegido uno a uno. Compra tu bono hoy y ven cuando quieras.',
    lead: 'Los spas que recomendamos {{where}}: circuitos de aguas, masajes y planes para dos. Bono sin fecha, precio final con impuestos.',
    description:
      'Compara los mejores spas {{where}} y compra tu bono sin fecha: circuitos, masajes y rituales con cancelación {{term}}.',
    allDescription:
      'Todos los spas y balnearios de {{brand}}: circuitos, masajes y rituales con bono sin fecha y cancelación {{term}}.',
    places: 'Por destino',
    map: 'Dónde hay spas',
    nearby: 'Otros destinos',
    allIn: 'Todos los spas {{where}}',
  },
  ...spa,
  viewer: { previous: 'Foto anterior', next: 'Foto siguiente', count: 'Foto {{at}} de {{count}}' },
  share: {
    action: 'Compartir',
    copied: 'Hemos copiado la dirección de esta página.',
    byHand: 'Copia la dirección de esta página: {{address}}',
  },
  ...service,
  getaways: {
    title: 'Escapadas hotel + spa',
    titleIn: 'Escapadas en {{place}}',
    lead: 'Noche de hotel y spa en el mismo plan, casi siempre para dos. Con fecha confirmada desde el primer momento.',
    description:
      'Escapadas de hotel y spa para dos en España, Portugal y Andorra: habitación, circuito y masajes en un solo precio.',
    places: 'Por destino',
    for: 'para 2 personas',
    nights_one: '{{count}} noche',
    nights_other: '{{count}} noches',
    about: 'La escapada',
    hotel: 'El hotel',
    spa: 'El spa',
    rooms: 'Habitaciones',
    boards: 'Régimen',
    comforts: 'Comodidades',
    room: 'Habitación para dos',
    facilities: 'Instalaciones',
    howTo: 'Cómo se canjea',
    mini: 'La escapada en tres imágenes',
  },
  promotions: {
    title: 'Promociones',
    lead: 'Planes de temporada y momentos especiales, reunidos por ocasión.',
    description: 'Promociones de spa por ocasión: pareja, masaje, gastronomía, day pass y más, con bono sin fecha.',
    related: 'Otros planes',
  },
  treatments: {
    title: 'Tratamientos',
    lead: 'Busca por lo que te apetece: un masaje, un circuito de aguas, un ritual.',
    description:
      'Masajes, hidroterapia, faciales y rituales en los spas de {{brand}}. Elige tratamiento y compra tu bono sin fecha.',
    related: 'Otros tratamientos',
  },
  search: {
    for: 'Resultados de «{{words}}»',
    description: '{{title}}: precios, duración y opiniones, con bono sin fecha y cancelación {{term}}.',
    all: { spas: 'Todos los spas', services: 'Todas las experiencias', getaways: 'Todas las escapadas' },
    none: 'No se han encontrado resultados para la búsqueda:',
    noneHint: 'Prueba con otra palabra o mira estas ideas.',
  },
  empty: {
    spas: { title: 'No hay spas disponibles', text: 'No podemos ofrecer spas con los filtros elegidos.' },
    services: { title: 'No hay servicios disponibles', text: 'No podemos ofrecer servicios con los filtros elegidos.' },
    treatments: {
      title: 'No hay tratamientos disponibles',
      text: 'No podemos ofrecer tratamientos con los filtros elegidos.',
    },
    promotions: {
      title: 'No hay promociones disponibles',
      text: 'No podemos ofrecer promociones con los filtros elegidos.',
    },
    getaways: { title: 'No hay escapadas disponibles', text: 'No podemos ofrecer escapadas con los filtros elegidos.' },
  },
} as const
