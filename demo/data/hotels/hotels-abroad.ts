import type { HotelSeed } from './hotel-seed.ts'

export const portugalHotels: HotelSeed[] = [
  {
    spa: 'Spa Falésia Dourada',
    description: {
      es: 'Sobre los acantilados ocres de Albufeira, con una escalera de madera que baja a la playa y pinos hasta la puerta. Por la tarde la roca se enciende y se ve desde cualquier balcón.',
      pt: 'Sobre as falésias ocres de Albufeira, com uma escadaria de madeira que desce à praia e pinheiros até à porta. Ao fim da tarde a rocha acende-se e vê-se de qualquer varanda.',
    },
    rooms: [
      {
        type: 'double-garden',
        name: { es: 'Habitación doble del pinar', pt: 'Quarto duplo do pinhal' },
        details: { es: '31 m², cama de 180 o dos camas, balcón', pt: '31 m², cama de 180 ou duas camas, varanda' },
        photo: 'room-for-two-golden-hour',
      },
      {
        type: 'double-sea-view',
        name: { es: 'Habitación doble sobre el acantilado', pt: 'Quarto duplo sobre a falésia' },
        details: { es: '34 m², cama de 180, balcón al mar', pt: '34 m², cama de 180, varanda para o mar' },
        photo: 'suite-sea-balcony-sunset',
      },
      {
        type: 'suite',
        name: { es: 'Suite Falésia', pt: 'Suite Falésia' },
        details: {
          es: '62 m², cama de 200, salón con azulejos antiguos',
          pt: '62 m², cama de 200, sala com azulejos antigos',
        },
        photo: 'azulejo-room-day',
      },
    ],
  },
  {
    spa: 'Spa Socalcos do Douro',
    description: {
      es: 'Una casa de vendimia del siglo XVIII con dieciocho habitaciones, en mitad de los bancales que bajan al río. Solo adultos; la bodega se visita con la mujer que hace el vino.',
      pt: 'Uma casa de vindima do século XVIII com dezoito quartos, no meio dos socalcos que descem até ao rio. Só adultos; a adega visita-se com a mulher que faz o vinho.',
    },
    rooms: [
      {
        type: 'double',
        name: { es: 'Habitación doble de los azulejos', pt: 'Quarto duplo dos azulejos' },
        details: { es: '27 m², cama de 160, ventana de arco', pt: '27 m², cama de 160, janela em arco' },
        photo: 'azulejo-room-evening',
      },
      {
        type: 'double-river-view',
        name: { es: 'Habitación doble sobre el río', pt: 'Quarto duplo sobre o rio' },
        details: { es: '33 m², cama de 180, terraza a los viñedos', pt: '33 m², cama de 180, terraço para as vinhas' },
        photo: 'room-for-two-golden-hour',
      },
    ],
  },
  {
    spa: 'Spa Levada Alta',
    description: {
      es: 'En lo alto de Funchal, con jardines de hortensias y una levada que pasa por delante de la puerta. Abajo se ve la bahía; arriba, casi siempre, una nube.',
      pt: 'No alto do Funchal, com jardins de hortênsias e uma levada que passa em frente à porta. Em baixo vê-se a baía; em cima, quase sempre, uma nuvem.',
    },
    rooms: [
      {
        type: 'double-garden',
        name: { es: 'Habitación doble de las hortensias', pt: 'Quarto duplo das hortênsias' },
        details: { es: '29 m², cama de 180, puerta al jardín', pt: '29 m², cama de 180, porta para o jardim' },
        photo: 'room-for-two-golden-hour',
      },
      {
        type: 'double-sea-view',
        name: { es: 'Habitación doble de la bahía', pt: 'Quarto duplo da baía' },
        details: {
          es: '32 m², cama de 180, balcón con dos butacas',
          pt: '32 m², cama de 180, varanda com duas poltronas',
        },
        photo: 'suite-sea-balcony-day',
      },
      {
        type: 'junior-suite',
        name: { es: 'Suite júnior Levada', pt: 'Suite júnior Levada' },
        details: { es: '47 m², cama de 200, chimenea y bañera', pt: '47 m², cama de 200, lareira e banheira' },
        photo: 'azulejo-room-evening',
      },
    ],
  },
  {
    spa: 'Spa Ria Mansa',
    description: {
      es: 'Una antigua fábrica de conservas en el muelle de Tavira, con arcos de ladrillo y barcas en la puerta. El transbordador a la isla sale de enfrente cada hora.',
      pt: 'Uma antiga fábrica de conservas no cais de Tavira, com arcos de tijolo e barcos à porta. O barco para a ilha parte mesmo em frente, de hora a hora.',
    },
    rooms: [
      {
        type: 'double',
        name: { es: 'Habitación doble del patio', pt: 'Quarto duplo do pátio' },
        details: { es: '24 m², cama de 160, pared de azulejos', pt: '24 m², cama de 160, parede de azulejos' },
        photo: 'azulejo-room-day',
      },
      {
        type: 'double-sea-view',
        name: { es: 'Habitación doble sobre la ría', pt: 'Quarto duplo sobre a ria' },
        details: { es: '28 m², cama de 160, balcón al muelle', pt: '28 m², cama de 160, varanda para o cais' },
        photo: 'suite-sea-balcony-day',
      },
    ],
  },
  {
    spa: 'Spa Quinta da Névoa',
    description: {
      es: 'Una quinta romántica en la sierra de Sintra, con helechos, fuentes y una torre que asoma cuando levanta la niebla. Quince habitaciones, todas con bañera.',
      pt: 'Uma quinta romântica na serra de Sintra, com fetos, fontes e uma torre que espreita quando a névoa levanta. Quinze quartos, todos com banheira.',
    },
    rooms: [
      {
        type: 'double',
        name: { es: 'Habitación doble del jardín', pt: 'Quarto duplo do jardim' },
        details: { es: '28 m², cama de 160, ventana a los helechos', pt: '28 m², cama de 160, janela para os fetos' },
        photo: 'room-bed-close',
      },
      {
        type: 'superior',
        name: { es: 'Habitación superior de los azulejos', pt: 'Quarto superior dos azulejos' },
        details: { es: '36 m², cama de 180, azulejos del XVIII', pt: '36 m², cama de 180, azulejos do século XVIII' },
        photo: 'azulejo-room-evening',
      },
      {
        type: 'tower-suite',
        name: { es: 'Suite de la torre', pt: 'Suite da torre' },
        details: { es: '50 m², cama de 200, escalera de caracol', pt: '50 m², cama de 200, escada em caracol' },
        photo: 'room-for-two-golden-hour',
      },
    ],
  },
]

export const andorraHotels: HotelSeed[] = [
  {
    spa: 'Termes Vall Blanca',
    description: {
      es: 'El hotel grande de Les Escaldes, con agua termal que llega de la montaña a 68 grados y se enfría antes de llenar las piscinas. Maderas oscuras, lana y balcones a las cumbres.',
      pt: 'O grande hotel de Les Escaldes, com água termal que chega da montanha a 68 graus e arrefece antes de encher as piscinas. Madeiras escuras, lã e varandas para os cumes.',
    },
    rooms: [
      {
        type: 'double',
        name: { es: 'Habitación doble de madera', pt: 'Quarto duplo em madeira' },
        details: { es: '28 m², dos camas de 120, butaca', pt: '28 m², duas camas de 120, poltrona' },
        photo: 'alpine-room-evening',
      },
      {
        type: 'superior',
        name: { es: 'Habitación superior de las fuentes', pt: 'Quarto superior das fontes' },
        details: { es: '34 m², cama de 180, bañera de agua termal', pt: '34 m², cama de 180, banheira de água termal' },
        photo: 'room-bed-close',
      },
      {
        type: 'suite',
        name: { es: 'Suite Vall Blanca', pt: 'Suite Vall Blanca' },
        details: {
          es: '56 m², cama de 200, ventanal a las cumbres',
          pt: '56 m², cama de 200, janela panorâmica para os cumes',
        },
        photo: 'alpine-room-day',
      },
    ],
  },
  {
    spa: 'Spa Pic Nevat',
    description: {
      es: 'A cincuenta metros del telesilla de El Pas de la Casa, con guardaesquís caliente y merienda a las cinco. Es un hotel de esquiadores: se cena pronto y se madruga.',
      pt: 'A cinquenta metros da telecadeira de El Pas de la Casa, com guarda-esquis aquecido e lanche às cinco. É um hotel de esquiadores: janta-se cedo e madruga-se.',
    },
    rooms: [
      {
        type: 'double',
        name: { es: 'Habitación doble de montaña', pt: 'Quarto duplo de montanha' },
        details: { es: '22 m², dos camas de 105, secador de botas', pt: '22 m², duas camas de 105, secador de botas' },
        photo: 'alpine-room-day',
      },
      {
        type: 'superior',
        name: { es: 'Habitación superior a las pistas', pt: 'Quarto superior para as pistas' },
        details: { es: '29 m², cama de 160, balcón a la nieve', pt: '29 m², cama de 160, varanda para a neve' },
        photo: 'room-bed-close',
      },
    ],
  },
  {
    spa: 'Spa Bosc de Neu',
    description: {
      es: 'Cabañas de troncos al final de la carretera de Ordino, donde empieza el bosque y se acaba la cobertura. En el salón común arde siempre la chimenea.',
      pt: 'Cabanas de troncos no fim da estrada de Ordino, onde começa o bosque e acaba a rede. Na sala comum a lareira está sempre acesa.',
    },
    rooms: [
      {
        type: 'cabin',
        name: { es: 'Cabaña para dos', pt: 'Cabana para dois' },
        details: { es: '26 m², cama de 160, estufa de leña', pt: '26 m², cama de 160, salamandra a lenha' },
        photo: 'alpine-room-evening',
      },
      {
        type: 'forest-cabin',
        name: { es: 'Cabaña del bosque con sauna', pt: 'Cabana do bosque com sauna' },
        details: { es: '38 m², cama de 180, sauna de uso privado', pt: '38 m², cama de 180, sauna de uso privado' },
        photo: 'room-bed-close',
      },
    ],
  },
  {
    spa: 'Spa Coma Alta',
    description: {
      es: 'Apartamentos con cocina a tres minutos del telecabina de Arinsal, pensados para ir con niños: trineos en la entrada, sala de juegos y lavandería. El spa abre una hora solo para familias.',
      pt: 'Apartamentos com cozinha a três minutos da telecabine de Arinsal, pensados para ir com crianças: trenós à entrada, sala de jogos e lavandaria. O spa abre uma hora só para famílias.',
    },
    rooms: [
      {
        type: 'studio',
        name: { es: 'Estudio con cocina', pt: 'Estúdio com cozinha' },
        details: { es: '30 m², cama de 150 y sofá cama', pt: '30 m², cama de 150 e sofá-cama' },
        photo: 'alpine-room-day',
      },
      {
        type: 'apartment',
        name: { es: 'Apartamento de un dormitorio', pt: 'Apartamento com um quarto' },
        details: {
          es: '44 m², cama de 160, salón con dos sofás cama',
          pt: '44 m², cama de 160, sala com dois sofás-cama',
        },
        photo: 'room-bed-close',
      },
      {
        type: 'duplex',
        name: { es: 'Dúplex bajo cubierta', pt: 'Duplex no sótão' },
        details: { es: '62 m², dos dormitorios y vistas al valle', pt: '62 m², dois quartos e vista para o vale' },
        photo: 'alpine-room-evening',
      },
    ],
  },
  {
    spa: 'Spa Pedra i Neu',
    description: {
      es: 'Piedra, pizarra y lana en la salida misma de las pistas de Soldeu: se baja del telecabina y se entra en el hotel con las botas puestas. Solo adultos.',
      pt: 'Pedra, ardósia e lã mesmo à saída das pistas de Soldeu: sai-se da telecabine e entra-se no hotel com as botas calçadas. Só adultos.',
    },
    rooms: [
      {
        type: 'double',
        name: { es: 'Habitación doble de piedra y lana', pt: 'Quarto duplo de pedra e lã' },
        details: { es: '32 m², cama de 180, asiento en la ventana', pt: '32 m², cama de 180, banco junto à janela' },
        photo: 'alpine-room-day',
      },
      {
        type: 'superior',
        name: { es: 'Habitación superior con bañera', pt: 'Quarto superior com banheira' },
        details: { es: '40 m², cama de 200, bañera de cobre', pt: '40 m², cama de 200, banheira de cobre' },
        photo: 'room-bed-close',
      },
      {
        type: 'suite',
        name: { es: 'Suite a pie de pista', pt: 'Suite junto à pista' },
        details: { es: '66 m², chimenea, terraza y jacuzzi', pt: '66 m², lareira, terraço e jacuzzi' },
        photo: 'alpine-room-evening',
      },
    ],
  },
]
