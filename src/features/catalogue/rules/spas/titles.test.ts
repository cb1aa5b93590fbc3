import { expect, test } from 'vitest'
import { capitalise, hotelName, serviceName, slugify, titleCase, withoutTrailingDot } from './titles.ts'

test.each([
  ['spa y masaje', 'Spa y Masaje'],
  ['CIRCUITO DE SPA', 'Circuito DE Spa'],
  ['día del padre', 'Día del Padre'],
  ['tratamientos para embarazadas', 'Tratamientos para Embarazadas'],
  ['TRATAMIENTOS PARA DOS', 'Tratamientos para Dos'],
  ['para dos', 'Para Dos'],
  ['spa com almoço', 'Spa com Almoço'],
  ['águas e óleos', 'Águas e Óleos'],
  ['ñandú', 'Ñandú'],
  ['a\u0301guas', 'Águas'],
  ['él', 'él'],
  ['AC by marriott', 'AC by Marriott'],
  ["balneari d'andorra", "Balneari d'Andorra"],
  ['spa (adultos)', 'Spa (Adultos)'],
  ['all-inclusive', 'All-Inclusive'],
  ['H10 costa adeje', 'H10 Costa Adeje'],
  ['dos  espacios', 'Dos  Espacios'],
  ['', ''],
])('the title of %j is %j', (text, title) => {
  expect(titleCase(text)).toBe(title)
})

test.each([
  ['es', 'masaje para dos', 'Masaje para Dos'],
  ['pt', 'dia dos namorados', 'Dia dos Namorados'],
  ['pt', 'tratamentos para grávidas', 'Tratamentos para Grávidas'],
] as const)('in %s the title of %j is %j', (language, text, title) => {
  expect(titleCase(text, language)).toBe(title)
})

test.each([
  ['un momento para ti', 'Un momento para ti'],
  ['água e calma', 'Água e calma'],
  ['¡disfruta del SPA!', '¡Disfruta del SPA!'],
  ['2 horas de spa', '2 horas de spa'],
  ['', ''],
])('%j begins with a capital: %j', (text, capitalised) => {
  expect(capitalise(text)).toBe(capitalised)
})

test.each([
  ['Circuito spa.', 'Circuito spa'],
  ['Circuito spa. ', 'Circuito spa'],
  ['Masaje 30 min. y spa', 'Masaje 30 min. y spa'],
  ['Y mucho más...', 'Y mucho más...'],
  ['Circuito spa', 'Circuito spa'],
  ['.', ''],
])('%j without its trailing dot is %j', (name, cleaned) => {
  expect(withoutTrailingDot(name)).toBe(cleaned)
})

test.each([
  ['Masaje relajante.', 'Masaje relajante'],
  ['', 'Servicio sin nombre'],
  ['  ', 'Servicio sin nombre'],
  ['.', 'Servicio sin nombre'],
  [null, 'Servicio sin nombre'],
  [undefined, 'Servicio sin nombre'],
])('a service called %j is shown as %j', (name, shown) => {
  expect(serviceName(name)).toBe(shown)
})

test.each([
  ['botánico', 'Hotel Botánico'],
  ['ÓPERA VALENCIA', 'Hotel Ópera Valencia'],
  ['hotel botánico', 'Hotel Botánico'],
  ['GRAN HOTEL BAHÍA', 'Gran Hotel Bahía'],
  ['aparthotel la laguna', 'Aparthotel la Laguna'],
  ['mar azul RESORT', 'Mar Azul Resort'],
  ['apartamentos el médano', 'Apartamentos el Médano'],
  ['hôtel des bains', 'Hôtel Des Bains'],
  ['hostal del mar', 'Hotel Hostal del Mar'],
  ['palacio del cauce', 'Hotel Palacio del Cauce'],
  [' playa ', 'Hotel Playa'],
])('the hotel %j is shown as %j', (name, shown) => {
  expect(hotelName(name, 'ES')).toBe(shown)
})

test.each([
  ['casa dos socalcos', 'PT', 'Hotel Casa dos Socalcos'],
  ['Casa dos Socalcos', 'pt', 'Hotel Casa dos Socalcos'],
  ['quinta das névoas', 'PT', 'Hotel Quinta das Névoas'],
  ['hotel las dos palmeras', 'PT', 'Hotel las dos Palmeras'],
  ['las dos palmeras', 'ES', 'Hotel las Dos Palmeras'],
  ['dos valires', 'AD', 'Hotel Dos Valires'],
])('the hotel %j of %s is shown as %j', (name, country, shown) => {
  expect(hotelName(name, country)).toBe(shown)
})

test.each([
  ['Circuito de spa para 2', 'circuito-de-spa-para-2'],
  ['Massagem pós-laboral (segunda a quinta)', 'massagem-pos-laboral-segunda-a-quinta'],
  ['Spa & Niños', 'spa-ninos'],
  ['San Cristóbal de La Laguna', 'san-cristobal-de-la-laguna'],
  ['  ¡Crianças dos 4 aos 14!  ', 'criancas-dos-4-aos-14'],
  ['Playa--Américas', 'playa-americas'],
  ['***', ''],
])('the slug of %j is %j', (text, slug) => {
  expect(slugify(text)).toBe(slug)
})
