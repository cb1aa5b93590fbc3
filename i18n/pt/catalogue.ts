import service from './catalogue/service.ts'
import spa from './catalogue/spa.ts'

export default {
  breadcrumbs: 'Está em',
  from: 'desde',
  before: 'Antes',
  lowest: 'Preço mais baixo em 30 dias: {{amount}}',
  rating_one: '{{value}} em 5, {{count}} opinião',
  rating_other: '{{value}} em 5, {{count}} opiniões',
  stars: 'Hotel de {{count}} estrelas',
  seeAll: 'Ver tudo',
  pages: { nav: 'Páginas', previous: 'Página anterior', next: 'Página seguinte', page: 'Página {{page}}' },
  spaCount_one: '{{count}} spa',
  spaCount_other: '{{count}} spas',
  serviceCount_one: '{{count}} experiência',
  serviceCount_other: '{{count}} experiências',
  getawayCount_one: '{{count}} escapadinha',
  getawayCount_other: '{{count}} escapadinhas',
  place: {
    home: 'Início',
    all: 'Spas e termas',
    where: 'em {{place}}',
    title: 'Spas {{where}}',
    allLead:
      'Circuitos, massagens e rituais em hotéis e termas que escolhemos um a um. Compre o seu voucher hoje e venha quando quiser.',
    lead: 'Os spas que recomendamos {{where}}: circuitos de águas, massagens e programas a dois. Voucher sem data, preço final com impostos.',
    description:
      'Compare os melhores spas {{where}} e compre o seu voucher sem data: circuitos, massagens e rituais com cancelamento {{term}}.',
    allDescription:
      'Todos os spas e termas da {{brand}}: circuitos, massagens e rituais com voucher sem data e cancelamento {{term}}.',
    places: 'Por destino',
    map: 'Onde há spas',
    nearby: 'Outros destinos',
    allIn: 'Todos os spas {{where}}',
  },
  ...spa,
  viewer: { previous: 'Fotografia anterior', next: 'Fotografia seguinte', count: 'Fotografia {{at}} de {{count}}' },
  share: {
    action: 'Partilhar',
    copied: 'Copiámos o endereço desta página.',
    byHand: 'Copie o endereço desta página: {{address}}',
  },
  ...service,
  getaways: {
    title: 'Escapadinhas hotel + spa',
    titleIn: 'Escapadinhas em {{place}}',
    lead: 'Noite de hotel e spa no mesmo programa, quase sempre a dois. Com data confirmada desde o primeiro momento.',
    description:
      'Escapadinhas de hotel e spa a dois em Espanha, Portugal e Andorra: quarto, circuito e massagens num só preço.',
    places: 'Por destino',
    for: 'para 2 pessoas',
    nights_one: '{{count}} noite',
    nights_other: '{{count}} noites',
    about: 'A escapadinha',
    hotel: 'O hotel',
    spa: 'O spa',
    rooms: 'Quartos',
    boards: 'Regime',
    comforts: 'Comodidades',
    room: 'Quarto para dois',
    facilities: 'Instalações',
    howTo: 'Como se resgata',
    mini: 'A escapadinha em três imagens',
  },
  promotions: {
    title: 'Promoções',
    lead: 'Programas da época e momentos especiais, reunidos por ocasião.',
    description: 'Promoções de spa por ocasião: casal, massagem, gastronomia, day pass e mais, com voucher sem data.',
    related: 'Outros programas',
  },
  treatments: {
    title: 'Tratamentos',
    lead: 'Procure pelo que lhe apetece: uma massagem, um circuito de águas, um ritual.',
    description:
      'Massagens, hidroterapia, faciais e rituais nos spas da {{brand}}. Escolha o tratamento e compre o seu voucher sem data.',
    related: 'Outros tratamentos',
  },
  search: {
    for: 'Resultados de «{{words}}»',
    description: '{{title}}: preços, duração e opiniões, com voucher sem data e cancelamento {{term}}.',
    all: { spas: 'Todos os spas', services: 'Todas as experiências', getaways: 'Todas as escapadinhas' },
    none: 'Não foram encontrados resultados para a pesquisa:',
    noneHint: 'Experimente outra palavra ou veja estas ideias.',
  },
  empty: {
    spas: { title: 'Não há spas disponíveis', text: 'Não podemos oferecer spas com os filtros escolhidos.' },
    services: {
      title: 'Não há serviços disponíveis',
      text: 'Não podemos oferecer serviços com os filtros escolhidos.',
    },
    treatments: {
      title: 'Não há tratamentos disponíveis',
      text: 'Não podemos oferecer tratamentos com os filtros escolhidos.',
    },
    promotions: {
      title: 'Não há promoções disponíveis',
      text: 'Não podemos oferecer promoções com os filtros escolhidos.',
    },
    getaways: {
      title: 'Não há escapadinhas disponíveis',
      text: 'Não podemos oferecer escapadinhas com os filtros escolhidos.',
    },
  },
} as const
