import type { QueryWords } from '#features/search/rules/words/query-words.ts'

export default {
  idle: 'a al algo ante cerca con de del desde donde e el en entre es hasta hay la las lo los me menos mi o para por que quiero se sin sobre su te tu u un una uno unos unas y ya'.split(
    ' ',
  ),
  withPlaces: 'spa spas balneario balnearios en',
  upTo: ['menos de', 'menos que', 'hasta', 'maximo', 'por'],
  between: ['entre'],
  and: ['y'],
  euros: ['€', 'eur', 'euro', 'euros'],
  minutes: ['min', 'mins', 'minuto', 'minutos'],
  hours: ['h', 'hora', 'horas'],
  years: ['anos'],
  year: ['ano'],
  people: ['persona', 'personas', 'pax', 'adulto', 'adultos'],
  forPeople: ['para'],
  forShort: ['p'],
  spelled: { dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6 },
} satisfies QueryWords
