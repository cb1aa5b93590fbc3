import type { HotelSeed } from './hotel-seed.ts'

export const otherIslandHotels: HotelSeed[] = [
  {
    spa: 'Thalasso Faro Sur',
    description: {
      es: 'Al final del paseo, donde empiezan las dunas: un resort de cinco estrellas con el faro en la ventana y agua de mar en tres piscinas. La playa queda a cuatro minutos descalzos.',
      pt: 'No fim do passeio marítimo, onde começam as dunas: um resort de cinco estrelas com o farol na janela e água do mar em três piscinas. A praia fica a quatro minutos descalços.',
    },
    rooms: [
      {
        type: 'double-dunes',
        name: { es: 'Habitación doble hacia las dunas', pt: 'Quarto duplo virado para as dunas' },
        details: { es: '34 m², cama de 180 o dos camas, terraza', pt: '34 m², cama de 180 ou duas camas, terraço' },
        photo: 'room-for-two-golden-hour',
      },
      {
        type: 'double-sea-view',
        name: { es: 'Habitación doble del faro', pt: 'Quarto duplo do farol' },
        details: { es: '36 m², cama de 180, balcón frente al mar', pt: '36 m², cama de 180, varanda em frente ao mar' },
        photo: 'suite-sea-balcony-day',
      },
      {
        type: 'suite',
        name: { es: 'Suite Faro Sur', pt: 'Suite Faro Sur' },
        details: { es: '64 m², dos baños y solárium privado', pt: '64 m², duas casas de banho e solário privado' },
        photo: 'room-bed-close',
      },
    ],
  },
  {
    spa: 'Spa Palmeral de Mogán',
    description: {
      es: 'Casas blancas con buganvillas en el barranco, unidas por caminos sin coches donde los niños van solos a la piscina. El puerto y sus canales están a diez minutos a pie.',
      pt: 'Casas brancas com buganvílias no vale, ligadas por caminhos sem carros onde as crianças vão sozinhas à piscina. O porto e os seus canais ficam a dez minutos a pé.',
    },
    rooms: [
      {
        type: 'double-garden',
        name: { es: 'Habitación doble entre palmeras', pt: 'Quarto duplo entre palmeiras' },
        details: { es: '30 m², dos camas de 135, porche', pt: '30 m², duas camas de 135, alpendre' },
        photo: 'room-for-two-golden-hour',
      },
      {
        type: 'double-sea-view',
        name: { es: 'Habitación doble hacia el puerto', pt: 'Quarto duplo virado para o porto' },
        details: { es: '32 m², cama de 180, balcón con toldo', pt: '32 m², cama de 180, varanda com toldo' },
        photo: 'suite-sea-balcony-sunset',
      },
      {
        type: 'family-suite',
        name: { es: 'Casita familiar', pt: 'Casinha familiar' },
        details: { es: '52 m², dormitorio, literas y cocina', pt: '52 m², quarto, beliches e cozinha' },
        photo: 'room-for-two-morning',
      },
    ],
  },
  {
    spa: 'Balneario Valle del Café',
    description: {
      es: 'Una finca entre cafetos, mangos y naranjos, en el único valle de la isla donde se cosecha café. La casa tiene veinte habitaciones, una biblioteca y un perro que saluda.',
      pt: 'Uma quinta entre cafezeiros, mangueiras e laranjeiras, no único vale da ilha onde se colhe café. A casa tem vinte quartos, uma biblioteca e um cão que cumprimenta.',
    },
    rooms: [
      {
        type: 'double',
        name: { es: 'Habitación doble del cafetal', pt: 'Quarto duplo do cafezal' },
        details: { es: '24 m², cama de 160, ventana al valle', pt: '24 m², cama de 160, janela para o vale' },
        photo: 'room-bed-close',
      },
      {
        type: 'superior',
        name: { es: 'Habitación superior con galería', pt: 'Quarto superior com galeria' },
        details: {
          es: '33 m², cama de 180, galería acristalada al poniente',
          pt: '33 m², cama de 180, galeria envidraçada a poente',
        },
        photo: 'suite-sea-balcony-sunset',
      },
    ],
  },
  {
    spa: 'Thalasso Islote',
    description: {
      es: 'Frente al islote de Lobos, con arena blanca delante y el viento del lado de atrás. El resort tiene su propia toma de agua de mar y una terraza larga para ver cruzar los veleros.',
      pt: 'Em frente à ilha de Lobos, com areia branca diante da porta e o vento nas costas. O resort tem a sua própria captação de água do mar e um terraço comprido para ver passar os veleiros.',
    },
    rooms: [
      {
        type: 'double',
        name: { es: 'Habitación doble de arena', pt: 'Quarto duplo da areia' },
        details: {
          es: '32 m², dos camas de 120, terraza al jardín de cactus',
          pt: '32 m², duas camas de 120, terraço para o jardim de catos',
        },
        photo: 'room-for-two-golden-hour',
      },
      {
        type: 'double-sea-view',
        name: { es: 'Habitación doble frente a Lobos', pt: 'Quarto duplo em frente a Lobos' },
        details: { es: '35 m², cama de 180, balcón sobre la playa', pt: '35 m², cama de 180, varanda sobre a praia' },
        photo: 'suite-sea-balcony-day',
      },
      {
        type: 'junior-suite',
        name: { es: 'Suite júnior de sal', pt: 'Suite júnior do sal' },
        details: {
          es: '48 m², cama de 200, ducha doble y zona de lectura',
          pt: '48 m², cama de 200, duche duplo e canto de leitura',
        },
        photo: 'room-bed-close',
      },
    ],
  },
  {
    spa: 'Casa Tofio Spa',
    description: {
      es: 'La antigua casa de unos alfareros, con ocho habitaciones encaladas y un patio donde se desayuna a la sombra. No hay televisores, y nadie los echa en falta.',
      pt: 'A antiga casa de uns oleiros, com oito quartos caiados e um pátio onde se toma o pequeno-almoço à sombra. Não há televisões, e ninguém dá pela falta delas.',
    },
    rooms: [
      {
        type: 'double',
        name: { es: 'Habitación doble del patio', pt: 'Quarto duplo do pátio' },
        details: { es: '20 m², cama de 150, muros de piedra', pt: '20 m², cama de 150, paredes de pedra' },
        photo: 'room-bed-close',
      },
      {
        type: 'double-sea-view',
        name: { es: 'Habitación doble de la azotea', pt: 'Quarto duplo do terraço' },
        details: {
          es: '26 m², cama de 160, dos sillas mirando al mar',
          pt: '26 m², cama de 160, duas cadeiras viradas para o mar',
        },
        photo: 'suite-sea-balcony-day',
      },
    ],
  },
]
