import type { RecipeTexts } from './recipe-text.ts'

export const dayPassTexts: RecipeTexts = {
  'day-pass': [
    {
      es: 'El hotel por un día sin dormir en él: piscinas, jardines, tumbona y una entrada al circuito cuando te apetezca.',
      pt: 'O hotel por um dia sem lá dormir: piscinas, jardins, espreguiçadeira e uma entrada no circuito quando apetecer.',
    },
    {
      es: 'Toalla, sombra y toda la tarde por delante. El spa se deja para cuando aprieta el sol.',
      pt: 'Toalha, sombra e a tarde inteira pela frente. O spa fica para quando o sol aperta.',
    },
  ],
  'day-pass-and-lunch': [
    {
      es: 'Mañana de piscina, mesa a la sombra y tarde de circuito. Las vacaciones más cortas y completas.',
      pt: 'Manhã de piscina, mesa à sombra e tarde de circuito. As férias mais curtas e completas.',
    },
    {
      es: 'Un día de hotel de los de verdad: baño, mesa, siesta y circuito, por ese orden o por otro.',
      pt: 'Um dia de hotel a sério: banho, mesa, sesta e circuito, por esta ordem ou por outra.',
    },
  ],
  'day-pass-cabana': [
    {
      es: 'Una cama balinesa con vuestro nombre, cava frío al llegar y el spa a dos pasos.',
      pt: 'Uma cama balinesa com o vosso nome, espumante fresco à chegada e o spa a dois passos.',
    },
    {
      es: 'Cortinas blancas, dos copas y la piscina delante. Cuando canse el sol, el circuito.',
      pt: 'Cortinas brancas, duas taças e a piscina em frente. Quando o sol cansar, o circuito.',
    },
  ],
}
