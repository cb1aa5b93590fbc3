import type { QueryWords } from '#features/search/rules/words/query-words.ts'

export default {
  idle: 'a ao aos algo as ate com da das de desde do dos e em entre eu ha la mais me menos meu na nas no nos num numa o onde os ou para pela pelo perto por que quero se sem seu sobre te um uma umas uns'.split(
    ' ',
  ),
  withPlaces: 'spa spas termas em no na',
  upTo: ['menos de', 'menos que', 'ate', 'abaixo de', 'maximo', 'no maximo', 'por'],
  between: ['entre'],
  and: ['e'],
  euros: ['€', 'eur', 'euro', 'euros'],
  minutes: ['min', 'mins', 'minuto', 'minutos'],
  hours: ['h', 'hora', 'horas'],
  years: ['anos'],
  year: ['ano'],
  people: ['pessoa', 'pessoas', 'pax', 'adulto', 'adultos'],
  forPeople: ['para'],
  forShort: ['p'],
  spelled: { dois: 2, duas: 2, dous: 2, tres: 3, quatro: 4, cinco: 5, seis: 6 },
} satisfies QueryWords
