import type { Grammar } from './grammar.ts'

const article = (isOne: boolean) => (isOne ? 'à' : 'às')

export const pt: Grammar = {
  smallNumbers: 'zero,um,dois,três,quatro,cinco,seis,sete,oito,nove'.split(','),
  smallWords:
    'uma uns umas aos das dos nas nos num numa com sem por para pelo pela pelos pelas entre sobre sob até que'.split(
      ' ',
    ),
  months: 'janeiro,fevereiro,março,abril,maio,junho,julho,agosto,setembro,outubro,novembro,dezembro'.split(','),
  shortMonths: 'Jan,Fev,Mar,Abr,Mai,Jun,Jul,Ago,Set,Out,Nov,Dez'.split(','),
  weekdays: 'segunda-feira,terça-feira,quarta-feira,quinta-feira,sexta-feira,sábado,domingo'.split(','),
  weekdayInitials: [...'STQQSSD'],
  // '9h13', and never otherwise.
  time: (time) => time.replace(/^0(?=\d)/, '').replace(':', 'h'),
  hourWithArticle: (hour, isOne) => `${article(isOne)} ${hour}`,
  afterDay: (time, isOne) => `, ${article(isOne)} ${time}`,
  hours: (opens, closes, isOne) => `das ${opens} ${article(isOne)} ${closes}`,
  days: (first, last) => `de ${first} a ${last}`,
  timeOfDay: (time, day) => `${time} de ${day}`,
  weekdayAndDay: (weekday, day) => `${weekday}, ${day}`,
  onWeekday: (weekday, day) => `${weekday.endsWith('feira') ? 'na' : 'no'} ${weekday}, ${day}`,
  seeWeekday: (weekday, day) => `${weekday}, ${day}`,
}
