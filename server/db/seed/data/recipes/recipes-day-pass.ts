import type { Recipe } from './recipe.ts'

const ofTheHotel = { needsHotel: true, category: 'hotel' } as const

export const dayPassRecipes: Recipe[] = [
  {
    ...ofTheHotel,
    key: 'day-pass',
    es: {
      name: 'Day pass piscina y spa',
      text: 'El hotel por un día sin dormir en él: piscinas, jardines, hamaca y una entrada al circuito cuando te apetezca.',
    },
    pt: {
      name: 'Day pass piscina e spa',
      text: 'O hotel por um dia sem lá dormir: piscinas, jardins, espreguiçadeira e uma entrada no circuito quando apetecer.',
    },
    includes: ['pool-day', 'circuit-60', 'sun-beds'],
    durations: [240],
    euros: [32, 45],
    kinds: ['resort', 'thalasso'],
    variants: ['one', 'two', 'resident', 'children-4-17', 'family-of-three', 'family-of-four', 'weekdays'],
    tags: ['hydrotherapy'],
    promotions: ['day-pass'],
    pictures: ['day-pass', 'pool', 'robes'],
  },
  {
    ...ofTheHotel,
    key: 'day-pass-and-lunch',
    es: {
      name: 'Day pass con almuerzo',
      text: 'Mañana de piscina, mesa a la sombra y tarde de circuito. Las vacaciones más cortas y completas.',
    },
    pt: {
      name: 'Day pass com almoço',
      text: 'Manhã de piscina, mesa à sombra e tarde de circuito. As férias mais curtas e completas.',
    },
    includes: ['pool-day', 'lunch', 'circuit-60', 'sun-beds'],
    durations: [240],
    euros: [52, 68],
    kinds: ['resort', 'thalasso', 'boutique'],
    variants: ['one', 'two', 'family-of-four', 'two-residents'],
    tags: ['hydrotherapy', 'family'],
    promotions: ['day-pass', 'spa-and-food'],
    pictures: ['day-pass', 'food', 'pool'],
    meal: 'lunch',
  },
  {
    ...ofTheHotel,
    key: 'day-pass-cabana',
    es: {
      name: 'Day pass con cama balinesa y cava',
      text: 'Una cama balinesa con vuestro nombre, cava frío al llegar y el spa a dos pasos.',
    },
    pt: {
      name: 'Day pass com cama balinesa e espumante',
      text: 'Uma cama balinesa com o vosso nome, espumante fresco à chegada e o spa a dois passos.',
    },
    includes: ['pool-day', 'bali-bed', 'cava', 'circuit-60'],
    durations: [240],
    euros: [58, 76],
    kinds: ['resort'],
    variants: ['couple', 'two-adults'],
    tags: ['hydrotherapy', 'couples'],
    promotions: ['day-pass', 'couples-spa'],
    pictures: ['day-pass', 'couple', 'pool'],
    settings: ['coast', 'lava-coast', 'countryside'],
  },
]
