import type { PerLanguage } from '#domain/site/languages.ts'

export const boards = {
  'room-only': {
    name: { es: 'Solo alojamiento', pt: 'Só alojamento' },
    description: {
      es: 'Sin comidas, para salir a descubrir la cocina de la zona.',
      pt: 'Sem refeições, para sair e descobrir a cozinha da região.',
    },
  },
  breakfast: {
    name: { es: 'Alojamiento y desayuno', pt: 'Alojamento e pequeno-almoço' },
    description: { es: 'Desayuno bufé cada mañana.', pt: 'Pequeno-almoço buffet todas as manhãs.' },
  },
  'half-board': {
    name: { es: 'Media pensión', pt: 'Meia-pensão' },
    description: { es: 'Desayuno y cena, bebidas aparte.', pt: 'Pequeno-almoço e jantar, bebidas à parte.' },
  },
  'full-board': {
    name: { es: 'Pensión completa', pt: 'Pensão completa' },
    description: {
      es: 'Desayuno, comida y cena, bebidas aparte.',
      pt: 'Pequeno-almoço, almoço e jantar, bebidas à parte.',
    },
  },
  'all-inclusive': {
    name: { es: 'Todo incluido', pt: 'Tudo incluído' },
    description: {
      es: 'Comidas, meriendas y bebidas durante toda la estancia.',
      pt: 'Refeições, lanches e bebidas durante toda a estadia.',
    },
  },
} as const satisfies Record<string, { name: PerLanguage<string>; description: PerLanguage<string> }>

export type BoardKey = keyof typeof boards
