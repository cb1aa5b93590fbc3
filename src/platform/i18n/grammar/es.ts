import type { Grammar } from './grammar.ts'

export const es: Grammar = {
  smallNumbers: 'cero,un,dos,tres,cuatro,cinco,seis,siete,ocho,nueve'.split(','),
  smallWords:
    'los las una unos unas del con sin por para desde hasta entre sobre bajo tras ante contra hacia según pero que'.split(
      ' ',
    ),
  months: 'enero,febrero,marzo,abril,mayo,junio,julio,agosto,septiembre,octubre,noviembre,diciembre'.split(','),
  shortMonths: 'Ene,Feb,Mar,Abr,May,Jun,Jul,Ago,Sep,Oct,Nov,Dic'.split(','),
  weekdays: 'lunes,martes,miércoles,jueves,viernes,sábado,domingo'.split(','),
  // The X tells Wednesday from Tuesday.
  weekdayInitials: [...'LMXJVSD'],
  time: (time) => time,
  hourWithArticle: (hour, isOne) => `${isOne ? 'la' : 'las'} ${hour}`,
  afterDay: (time, isOne) => `${isOne ? ' a la' : ' a las'} ${time}`,
  hours: (opens, closes) => `de ${opens} a ${closes}`,
  days: (first, last) => `del ${first} al ${last}`,
  timeOfDay: (time, day) => `${time} del ${day}`,
  weekdayAndDay: (weekday, day) => `${weekday} ${day}`,
  onWeekday: (weekday, day) => `el ${weekday} ${day}`,
  seeWeekday: (weekday, day) => `el ${weekday} ${day}`,
}
