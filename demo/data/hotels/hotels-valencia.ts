import type { HotelSeed } from './hotel-seed.ts'

export const valenciaHotels: HotelSeed[] = [
  {
    spa: 'Spa Jardín del Turia',
    description: {
      es: 'Un palacio de comerciantes de seda junto al antiguo cauce, con escalera de piedra, zócalos de cerámica y un patio con fuente. Treinta habitaciones de techos altísimos.',
      pt: 'Um palácio de comerciantes de seda junto ao antigo leito do rio, com escadaria de pedra, lambris de azulejo e um pátio com fonte. Trinta quartos de tetos altíssimos.',
    },
    rooms: [
      {
        type: 'double',
        name: { es: 'Habitación doble noble', pt: 'Quarto duplo nobre' },
        details: { es: '28 m², cama de 180, techo de vigas', pt: '28 m², cama de 180, teto com vigas' },
        photo: 'azulejo-room-day',
      },
      {
        type: 'superior',
        name: { es: 'Habitación superior al jardín', pt: 'Quarto superior para o jardim' },
        details: {
          es: '34 m², cama de 180, balcón al cauce',
          pt: '34 m², cama de 180, varanda para o jardim do Turia',
        },
        photo: 'room-for-two-golden-hour',
      },
      {
        type: 'suite',
        name: { es: 'Suite de la Seda', pt: 'Suite da Seda' },
        details: { es: '55 m², cama con dosel y salón', pt: '55 m², cama de dossel e sala' },
        photo: 'azulejo-room-evening',
      },
    ],
  },
  {
    spa: 'Spa Duna Serena',
    description: {
      es: 'En primera línea de la playa de Gandia, con duna delante y marjal detrás. El restaurante cocina el arroz en leña los siete días de la semana.',
      pt: 'Na primeira linha da praia de Gandia, com a duna à frente e o arrozal atrás. O restaurante faz o arroz a lenha os sete dias da semana.',
    },
    rooms: [
      {
        type: 'double',
        name: { es: 'Habitación doble hacia la marjal', pt: 'Quarto duplo virado para o arrozal' },
        details: { es: '25 m², dos camas de 105, sol de mañana', pt: '25 m², duas camas de 105, sol da manhã' },
        photo: 'room-for-two-golden-hour',
      },
      {
        type: 'double-sea-view',
        name: { es: 'Habitación doble sobre la duna', pt: 'Quarto duplo sobre a duna' },
        details: { es: '28 m², cama de 160, terraza a la playa', pt: '28 m², cama de 160, terraço para a praia' },
        photo: 'suite-sea-balcony-day',
      },
    ],
  },
  {
    spa: 'Masía Aigua Clara Spa',
    description: {
      es: 'Una masía de muros gruesos entre naranjos y algarrobos, a veinte minutos del centro de Valencia. Se cena bajo la parra en verano y junto al hogar en invierno.',
      pt: 'Uma casa de quinta de paredes grossas entre laranjeiras e alfarrobeiras, a vinte minutos do centro de Valência. Janta-se debaixo da latada no verão e junto à lareira no inverno.',
    },
    rooms: [
      {
        type: 'double',
        name: { es: 'Habitación doble del naranjal', pt: 'Quarto duplo do laranjal' },
        details: {
          es: '23 m², cama de 150, ventana a los naranjos',
          pt: '23 m², cama de 150, janela para as laranjeiras',
        },
        photo: 'room-bed-close',
      },
      {
        type: 'superior',
        name: { es: 'Habitación superior de la cerámica', pt: 'Quarto superior da cerâmica' },
        details: { es: '32 m², cama de 180, azulejos de Paterna', pt: '32 m², cama de 180, azulejos de Paterna' },
        photo: 'azulejo-room-day',
      },
    ],
  },
  {
    spa: 'Azahar Wellness',
    description: {
      es: 'Un hotel de 1920 con miradores redondos y ascensor de hierro, a un paseo del mercado. En marzo el patio entero huele a azahar; el resto del año, solo el spa.',
      pt: 'Um hotel de 1920 com varandas redondas e elevador de ferro, a um passeio do mercado. Em março o pátio inteiro cheira a flor de laranjeira; no resto do ano, só o spa.',
    },
    rooms: [
      {
        type: 'double',
        name: { es: 'Habitación doble al patio de los naranjos', pt: 'Quarto duplo para o pátio das laranjeiras' },
        details: { es: '26 m², cama de 180, muy silenciosa', pt: '26 m², cama de 180, muito silencioso' },
        photo: 'room-for-two-golden-hour',
      },
      {
        type: 'superior',
        name: { es: 'Habitación superior con mirador', pt: 'Quarto superior com varanda fechada' },
        details: {
          es: '33 m², cama de 180, butacas en el mirador',
          pt: '33 m², cama de 180, poltronas na varanda fechada',
        },
        photo: 'azulejo-room-evening',
      },
      {
        type: 'junior-suite',
        name: { es: 'Suite júnior Azahar', pt: 'Suite júnior Azahar' },
        details: { es: '44 m², cama de 200 y bañera exenta', pt: '44 m², cama de 200 e banheira independente' },
        photo: 'room-bed-close',
      },
    ],
  },
  {
    spa: 'Balneario Alquería del Mar',
    description: {
      es: 'Una alquería de labranza hecha balneario, con la acequia cruzando el jardín y el mar al otro lado de la huerta. Las habitaciones están en los antiguos graneros.',
      pt: 'Uma antiga casa de lavoura feita estância termal, com a levada a atravessar o jardim e o mar do outro lado da horta. Os quartos ficam nos antigos celeiros.',
    },
    rooms: [
      {
        type: 'double',
        name: { es: 'Habitación doble del granero', pt: 'Quarto duplo do celeiro' },
        details: { es: '27 m², dos camas de 120, vigas a la vista', pt: '27 m², duas camas de 120, vigas à vista' },
        photo: 'azulejo-room-day',
      },
      {
        type: 'double-garden',
        name: { es: 'Habitación doble con terraza a la huerta', pt: 'Quarto duplo com terraço para a horta' },
        details: { es: '30 m², cama de 180, terraza con mesa', pt: '30 m², cama de 180, terraço com mesa' },
        photo: 'room-for-two-golden-hour',
      },
    ],
  },
  {
    spa: 'Spa Albufera Sur',
    description: {
      es: 'Entre la pinada del Saler y los arrozales, con barca propia para salir al lago y cocina de la ribera. Desde la azotea se ven a la vez la Albufera y el Mediterráneo.',
      pt: 'Entre o pinhal do Saler e os arrozais, com barco próprio para sair ao lago e cozinha da ribeira. Do terraço veem-se ao mesmo tempo a Albufera e o Mediterrâneo.',
    },
    rooms: [
      {
        type: 'double',
        name: { es: 'Habitación doble de la pinada', pt: 'Quarto duplo do pinhal' },
        details: {
          es: '27 m², cama de 160, ventanal a los pinos',
          pt: '27 m², cama de 160, janela ampla para os pinheiros',
        },
        photo: 'room-bed-close',
      },
      {
        type: 'double-sea-view',
        name: { es: 'Habitación doble del lago', pt: 'Quarto duplo do lago' },
        details: { es: '31 m², cama de 180, balcón al atardecer', pt: '31 m², cama de 180, varanda para o pôr do sol' },
        photo: 'suite-sea-balcony-sunset',
      },
      {
        type: 'superior',
        name: { es: 'Habitación superior con terraza', pt: 'Quarto superior com terraço' },
        details: { es: '38 m², cama de 200, terraza de 12 m²', pt: '38 m², cama de 200, terraço de 12 m²' },
        photo: 'room-for-two-morning',
      },
    ],
  },
]
