import type { HotelSeed } from './hotel-seed.ts'

export const tenerifeHotels: HotelSeed[] = [
  {
    spa: 'Aguamadre Spa',
    description: {
      es: 'Un resort blanco escalonado hacia el mar de Adeje, con palmeras entre las piscinas y balcones que miran a La Gomera. El spa ocupa la planta baja, con entrada propia desde el jardín.',
      pt: 'Um resort branco em socalcos sobre o mar de Adeje, com palmeiras entre as piscinas e varandas viradas para La Gomera. O spa ocupa o piso térreo, com entrada própria pelo jardim.',
    },
    rooms: [
      {
        type: 'double-garden',
        name: { es: 'Habitación doble con balcón al jardín', pt: 'Quarto duplo com varanda para o jardim' },
        details: { es: '32 m², cama de 180 o dos camas', pt: '32 m², cama de 180 ou duas camas' },
        photo: 'room-for-two-golden-hour',
      },
      {
        type: 'double-sea-view',
        name: { es: 'Habitación doble frente al mar', pt: 'Quarto duplo em frente ao mar' },
        details: {
          es: '34 m², cama de 180, balcón con dos sillas',
          pt: '34 m², cama de 180, varanda com duas cadeiras',
        },
        photo: 'suite-sea-balcony-day',
      },
      {
        type: 'suite',
        name: { es: 'Suite Siete Aguas', pt: 'Suite Siete Aguas' },
        details: {
          es: '58 m², salón aparte y bañera de hidromasaje',
          pt: '58 m², sala separada e banheira de hidromassagem',
        },
        photo: 'room-bed-close',
      },
    ],
  },
  {
    spa: 'Thalasso Costa Celta',
    description: {
      es: 'Un gran hotel de columnas y patios en la parte alta de Adeje, con el agua de mar bombeada hasta sus piscinas. Los pasillos son anchos, y las cortinas tapan la luz de verdad.',
      pt: 'Um grande hotel de colunas e pátios na parte alta de Adeje, com água do mar bombeada até às piscinas. Os corredores são largos, e as cortinas tapam mesmo a luz.',
    },
    rooms: [
      {
        type: 'double',
        name: { es: 'Habitación doble clásica', pt: 'Quarto duplo clássico' },
        details: { es: '30 m², dos camas de 105, balcón', pt: '30 m², duas camas de 105, varanda' },
        photo: 'room-bed-close',
      },
      {
        type: 'double-sea-view',
        name: { es: 'Habitación doble con vistas al mar', pt: 'Quarto duplo com vista para o mar' },
        details: { es: '30 m², cama de 160, balcón a poniente', pt: '30 m², cama de 160, varanda a poente' },
        photo: 'suite-sea-balcony-sunset',
      },
      {
        type: 'junior-suite',
        name: { es: 'Suite júnior con terraza', pt: 'Suite júnior com terraço' },
        details: { es: '46 m², cama de 200 y zona de estar', pt: '46 m², cama de 200 e zona de estar' },
        photo: 'room-for-two-golden-hour',
      },
    ],
  },
  {
    spa: 'Spa Huerta del Valle',
    description: {
      es: 'Veintiséis habitaciones alrededor de una huerta de plataneras, a diez minutos a pie del puerto. Lo que se recoge por la mañana está en el desayuno del día siguiente.',
      pt: 'Vinte e seis quartos à volta de um pomar de bananeiras, a dez minutos a pé do porto. O que se colhe de manhã está no pequeno-almoço do dia seguinte.',
    },
    rooms: [
      {
        type: 'double',
        name: { es: 'Habitación doble sobre la huerta', pt: 'Quarto duplo sobre o pomar' },
        details: {
          es: '24 m², cama de 150, ventana a las plataneras',
          pt: '24 m², cama de 150, janela para as bananeiras',
        },
        photo: 'room-for-two-golden-hour',
      },
      {
        type: 'double-sea-view',
        name: { es: 'Habitación doble con el mar al fondo', pt: 'Quarto duplo com o mar ao fundo' },
        details: {
          es: '28 m², cama de 160, balcón del segundo piso',
          pt: '28 m², cama de 160, varanda no segundo andar',
        },
        photo: 'suite-sea-balcony-day',
      },
    ],
  },
  {
    spa: 'Spa Marea Lenta',
    description: {
      es: 'Un resort de familias a dos calles de la playa, con toboganes bajos, bufé largo y una zona de tumbonas donde no suena la música. Las habitaciones se comunican de dos en dos.',
      pt: 'Um resort de famílias a duas ruas da praia, com escorregas baixos, buffet comprido e uma zona de espreguiçadeiras sem música. Os quartos comunicam dois a dois.',
    },
    rooms: [
      {
        type: 'double',
        name: { es: 'Habitación doble con balcón a la piscina', pt: 'Quarto duplo com varanda para a piscina' },
        details: {
          es: '28 m², dos camas de 120 y sitio para una cuna',
          pt: '28 m², duas camas de 120 e espaço para um berço',
        },
        photo: 'room-bed-close',
      },
      {
        type: 'double-sea-view',
        name: { es: 'Habitación doble con vistas al océano', pt: 'Quarto duplo com vista para o oceano' },
        details: { es: '28 m², cama de 180, balcón alto', pt: '28 m², cama de 180, varanda num andar alto' },
        photo: 'suite-sea-balcony-day',
      },
      {
        type: 'family-suite',
        name: { es: 'Suite familiar de dos ambientes', pt: 'Suite familiar com duas divisões' },
        details: {
          es: '48 m², cama de 180, sofá cama y cocina pequeña',
          pt: '48 m², cama de 180, sofá-cama e kitchenette',
        },
        photo: 'room-for-two-golden-hour',
      },
    ],
  },
  {
    spa: 'Spa Acantilado Azul',
    description: {
      es: 'Solo para adultos y pegado al borde, frente a los acantilados de Los Gigantes. Todas las habitaciones miran al oeste, y la piscina parece acabar donde empieza el mar.',
      pt: 'Só para adultos e mesmo à beira, em frente às grandes falésias de Santiago del Teide. Todos os quartos estão virados a oeste, e a piscina parece acabar onde o mar começa.',
    },
    rooms: [
      {
        type: 'double-sea-view',
        name: { es: 'Habitación doble al oeste', pt: 'Quarto duplo virado a oeste' },
        details: { es: '36 m², cama de 180, balcón sobre el mar', pt: '36 m², cama de 180, varanda sobre o mar' },
        photo: 'suite-sea-balcony-sunset',
      },
      {
        type: 'cliff-suite',
        name: { es: 'Suite del acantilado', pt: 'Suite da falésia' },
        details: { es: '60 m², cama de 200, terraza con jacuzzi', pt: '60 m², cama de 200, terraço com jacuzzi' },
        photo: 'room-for-two-golden-hour',
      },
    ],
  },
  {
    spa: 'Termas del Drago',
    description: {
      es: 'Un hotel de los años sesenta puesto al día junto al Jardín Botánico, con suelos de terrazo, un drago centenario en la entrada y el Teide desde la azotea.',
      pt: 'Um hotel dos anos sessenta renovado junto ao Jardim Botânico, com chão de marmorite, um dragoeiro centenário à entrada e o Teide visto do terraço.',
    },
    rooms: [
      {
        type: 'double',
        name: { es: 'Habitación doble al botánico', pt: 'Quarto duplo para o jardim botânico' },
        details: {
          es: '26 m², cama de 160, ventanal a los árboles',
          pt: '26 m², cama de 160, janela ampla para as árvores',
        },
        photo: 'room-bed-close',
      },
      {
        type: 'double-sea-view',
        name: { es: 'Habitación doble costa norte', pt: 'Quarto duplo costa norte' },
        details: {
          es: '29 m², cama de 160, balcón con vistas al mar',
          pt: '29 m², cama de 160, varanda com vista para o mar',
        },
        photo: 'suite-sea-balcony-day',
      },
      {
        type: 'superior',
        name: { es: 'Habitación superior del ático', pt: 'Quarto superior no último andar' },
        details: { es: '35 m², cama de 180 y salida tardía', pt: '35 m², cama de 180 e saída tardia' },
        photo: 'room-for-two-morning',
      },
    ],
  },
  {
    spa: 'Spa Punta Malpaís',
    description: {
      es: 'Piedra negra por fuera y madera clara por dentro: un resort bajo que casi no se ve desde el mar, levantado entre coladas de lava en la costa de Guía de Isora.',
      pt: 'Pedra negra por fora e madeira clara por dentro: um resort baixo que mal se vê do mar, erguido entre escoadas de lava na costa de Guía de Isora.',
    },
    rooms: [
      {
        type: 'double-lava',
        name: { es: 'Habitación doble entre lavas', pt: 'Quarto duplo entre lavas' },
        details: {
          es: '38 m², cama de 180, patio de piedra volcánica',
          pt: '38 m², cama de 180, pátio de pedra vulcânica',
        },
        photo: 'room-for-two-golden-hour',
      },
      {
        type: 'double-sea-view',
        name: { es: 'Habitación doble océano', pt: 'Quarto duplo oceano' },
        details: {
          es: '40 m², cama de 200, terraza con camas de día',
          pt: '40 m², cama de 200, terraço com camas de descanso',
        },
        photo: 'suite-sea-balcony-sunset',
      },
      {
        type: 'suite',
        name: { es: 'Suite Malpaís con piscina', pt: 'Suite Malpaís com piscina' },
        details: { es: '75 m², piscina privada y ducha exterior', pt: '75 m², piscina privada e duche exterior' },
        photo: 'room-bed-close',
      },
    ],
  },
  {
    spa: 'Spa Quinta del Malvasía',
    description: {
      es: 'Una quinta de viticultores con doce habitaciones, lagar de madera y viñas que bajan en terrazas hacia el Atlántico. Solo adultos, y una copa de malvasía al llegar.',
      pt: 'Uma quinta de viticultores com doze quartos, lagar de madeira e vinhas que descem em socalcos até ao Atlântico. Só adultos, e um copo de malvasia à chegada.',
    },
    rooms: [
      {
        type: 'double',
        name: { es: 'Habitación doble de la viña', pt: 'Quarto duplo da vinha' },
        details: { es: '25 m², cama de 160, puerta al jardín', pt: '25 m², cama de 160, porta para o jardim' },
        photo: 'room-for-two-golden-hour',
      },
      {
        type: 'double-sea-view',
        name: { es: 'Habitación doble del mirador', pt: 'Quarto duplo do miradouro' },
        details: {
          es: '31 m², cama de 180, balcón con el mar a lo lejos',
          pt: '31 m², cama de 180, varanda com o mar ao longe',
        },
        photo: 'suite-sea-balcony-sunset',
      },
    ],
  },
  {
    spa: 'Spa Loma del Viento',
    description: {
      es: 'Edificios bajos de color arena entre las calles de un campo de golf, con bicicletas en la puerta y la costa del sur a un cuarto de hora. Por la tarde sopla la brisa y sobra el aire acondicionado.',
      pt: 'Edifícios baixos cor de areia entre os buracos de um campo de golfe, com bicicletas à porta e a costa sul a um quarto de hora. À tarde sopra a brisa e dispensa-se o ar condicionado.',
    },
    rooms: [
      {
        type: 'double-golf',
        name: { es: 'Habitación doble al campo de golf', pt: 'Quarto duplo para o campo de golfe' },
        details: {
          es: '33 m², dos camas de 135, terraza a ras de césped',
          pt: '33 m², duas camas de 135, terraço ao nível da relva',
        },
        photo: 'room-bed-close',
      },
      {
        type: 'double-sea-view',
        name: { es: 'Habitación doble con el mar a lo lejos', pt: 'Quarto duplo com o mar ao longe' },
        details: { es: '33 m², cama de 180, balcón orientado al sur', pt: '33 m², cama de 180, varanda virada a sul' },
        photo: 'suite-sea-balcony-day',
      },
      {
        type: 'junior-suite',
        name: { es: 'Suite júnior del hoyo nueve', pt: 'Suite júnior do buraco nove' },
        details: { es: '45 m², cama de 200, salón y terraza doble', pt: '45 m², cama de 200, sala e terraço duplo' },
        photo: 'room-for-two-golden-hour',
      },
    ],
  },
  {
    spa: 'Spa Casona del Adelantado',
    description: {
      es: 'Una casona del siglo XVII con balcón de tea y patio de piedra, en la plaza más tranquila de La Laguna. Diecisiete habitaciones, ninguna igual a otra.',
      pt: 'Um solar do século XVII com varanda de madeira de pinho e pátio de pedra, na praça mais sossegada de La Laguna. Dezassete quartos, nenhum igual ao outro.',
    },
    rooms: [
      {
        type: 'double-courtyard',
        name: { es: 'Habitación doble al patio', pt: 'Quarto duplo para o pátio' },
        details: { es: '22 m², cama de 150, techo de madera', pt: '22 m², cama de 150, teto de madeira' },
        photo: 'room-bed-close',
      },
      {
        type: 'superior',
        name: { es: 'Habitación superior del zócalo azul', pt: 'Quarto superior dos azulejos' },
        details: { es: '30 m², cama de 160, ventana de arco', pt: '30 m², cama de 160, janela em arco' },
        photo: 'azulejo-room-evening',
      },
    ],
  },
  {
    spa: 'Anaga Wellness Club',
    description: {
      es: 'Diez plantas sobre la avenida, con piscina en la azotea y los montes de Anaga detrás. El tranvía para en la esquina y el sendero más cercano queda a un cuarto de hora en coche.',
      pt: 'Dez andares sobre a avenida, com piscina no terraço e os montes de Anaga por trás. O elétrico para à esquina e o trilho mais próximo fica a um quarto de hora de carro.',
    },
    rooms: [
      {
        type: 'double',
        name: { es: 'Habitación doble urbana', pt: 'Quarto duplo urbano' },
        details: { es: '27 m², cama de 180, insonorizada', pt: '27 m², cama de 180, insonorizado' },
        photo: 'room-for-two-golden-hour',
      },
      {
        type: 'double-sea-view',
        name: { es: 'Habitación doble sobre el puerto', pt: 'Quarto duplo sobre o porto' },
        details: { es: '31 m², cama de 180, balcón en planta alta', pt: '31 m², cama de 180, varanda em andar alto' },
        photo: 'suite-sea-balcony-day',
      },
      {
        type: 'junior-suite',
        name: { es: 'Suite júnior de esquina', pt: 'Suite júnior de esquina' },
        details: { es: '42 m², cama de 200 y escritorio', pt: '42 m², cama de 200 e secretária' },
        photo: 'room-bed-close',
      },
    ],
  },
  {
    spa: 'Thalasso Charco Negro',
    description: {
      es: 'Suites sencillas en el paseo marítimo, delante de los charcos donde se baña el pueblo. Desde la cama se oye romper el mar, y la recepción presta escarpines y toallas.',
      pt: 'Suites simples na marginal, em frente às piscinas naturais onde a vila toma banho. Da cama ouve-se o mar a rebentar, e a receção empresta sapatos de água e toalhas.',
    },
    rooms: [
      {
        type: 'double',
        name: { es: 'Habitación doble', pt: 'Quarto duplo' },
        details: { es: '26 m², cama de 160, ventana a la calle', pt: '26 m², cama de 160, janela para a rua' },
        photo: 'room-bed-close',
      },
      {
        type: 'double-garden',
        name: { es: 'Habitación doble con terraza al jardín', pt: 'Quarto duplo com varanda para o jardim' },
        details: { es: '30 m², cama de 160, terraza con hamaca', pt: '30 m², cama de 160, varanda com rede' },
        photo: 'suite-sea-balcony-sunset',
      },
      {
        type: 'junior-suite',
        name: { es: 'Suite júnior', pt: 'Suite júnior' },
        details: {
          es: '40 m², cama de 180, salón sobre los charcos',
          pt: '40 m², cama de 180, sala sobre as piscinas de lava',
        },
        photo: 'room-for-two-golden-hour',
      },
    ],
  },
]
