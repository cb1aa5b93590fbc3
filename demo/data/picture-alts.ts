import type { PerLanguage } from '#domain/site/languages.ts'

/** What each picture of the library shows, for who does not see it. */
export const pictureAlts: Record<string, PerLanguage<string>> = {
  'alpine-room-day.jpg': {
    es: 'Habitación alpina de madera con asiento junto a la ventana y vistas a la nieve',
    pt: 'Quarto alpino de madeira com banco junto à janela e vista para a neve',
  },
  'alpine-room-evening.jpg': {
    es: 'Habitación de madera con ventanal a las montañas nevadas al anochecer',
    pt: 'Quarto de madeira com janela para as montanhas nevadas ao anoitecer',
  },
  'azulejo-courtyard-day.jpg': {
    es: 'Patio con arcos, azulejos y una fuente octogonal',
    pt: 'Pátio com arcos, azulejos e uma fonte octogonal',
  },
  'azulejo-courtyard-evening.jpg': {
    es: 'Patio de azulejos con la fuente iluminada de noche',
    pt: 'Pátio de azulejos com a fonte iluminada à noite',
  },
  'azulejo-room-day.jpg': {
    es: 'Habitación con zócalo de azulejos azules y ventana de arco',
    pt: 'Quarto com parede de azulejos azuis e janela em arco',
  },
  'azulejo-room-evening.jpg': {
    es: 'Habitación con azulejos a la luz de las lámparas',
    pt: 'Quarto com azulejos à luz dos candeeiros',
  },
  'bath-petals-close.jpg': {
    es: 'Pétalos de rosa flotando en el agua de una bañera',
    pt: 'Pétalas de rosa a flutuar na água de uma banheira',
  },
  'bath-petals-garden.jpg': {
    es: 'Bañera exenta con pétalos junto a una ventana al jardín',
    pt: 'Banheira independente com pétalas junto a uma janela para o jardim',
  },
  'bath-petals-sunset.jpg': {
    es: 'Bañera con pétalos frente al mar al atardecer',
    pt: 'Banheira com pétalas em frente ao mar ao pôr do sol',
  },
  'brunch-juice-close.jpg': {
    es: 'Zumo de naranja, cruasanes y fruta con el mar al fondo',
    pt: 'Sumo de laranja, croissants e fruta com o mar ao fundo',
  },
  'brunch-sea-terrace.jpg': {
    es: 'Desayuno con cruasanes, zumo y fruta en una terraza frente al mar',
    pt: 'Pequeno-almoço com croissants, sumo e fruta num terraço em frente ao mar',
  },
  'brunch-sunrise-wood.jpg': {
    es: 'Desayuno con café y cruasanes sobre una mesa de madera al amanecer',
    pt: 'Pequeno-almoço com café e croissants numa mesa de madeira ao amanhecer',
  },
  'cabana-pool-afternoon.jpg': {
    es: 'Dos tumbonas bajo un toldo con cortinas junto a la piscina',
    pt: 'Duas espreguiçadeiras sob um toldo com cortinas junto à piscina',
  },
  'cabana-pool-day.jpg': {
    es: 'Pérgola con dos tumbonas y piscina azul en un día soleado',
    pt: 'Pérgula com duas espreguiçadeiras e piscina azul num dia de sol',
  },
  'cabana-pool-golden-hour.jpg': {
    es: 'Tumbonas bajo una pérgola junto a la piscina con luz dorada',
    pt: 'Espreguiçadeiras sob uma pérgula junto à piscina com luz dourada',
  },
  'cabana-pool-night.jpg': {
    es: 'Pérgola iluminada junto a la piscina al anochecer',
    pt: 'Pérgula iluminada junto à piscina ao anoitecer',
  },
  'cascade-pool-night.jpg': {
    es: 'Cascadas iluminadas en una piscina al anochecer',
    pt: 'Cascatas iluminadas numa piscina ao anoitecer',
  },
  'champagne-jacuzzi-day.jpg': {
    es: 'Dos copas de cava y fresas junto al jacuzzi',
    pt: 'Dois copos de espumante e morangos junto ao jacuzzi',
  },
  'champagne-jacuzzi-evening.jpg': {
    es: 'Cava y fresas junto a un jacuzzi iluminado',
    pt: 'Espumante e morangos junto a um jacuzzi iluminado',
  },
  'chocolate-wrap-bowls.jpg': {
    es: 'Cuencos con chocolate y arcilla para una envoltura corporal',
    pt: 'Taças com chocolate e argila para um envolvimento corporal',
  },
  'clay-wrap-bowls.jpg': {
    es: 'Cuencos de arcilla verde y sales junto a toallas blancas',
    pt: 'Taças de argila verde e sais junto a toalhas brancas',
  },
  'dinner-for-two-red-wine.jpg': {
    es: 'Mesa para dos con velas, vino tinto y pétalos',
    pt: 'Mesa para dois com velas, vinho tinto e pétalas',
  },
  'dinner-for-two-white-wine.jpg': {
    es: 'Mesa para dos a la luz de las velas con vino blanco',
    pt: 'Mesa para dois à luz das velas com vinho branco',
  },
  'dune-daybeds-day.jpg': {
    es: 'Camas balinesas entre dunas con el mar al fondo',
    pt: 'Camas balinesas entre dunas com o mar ao fundo',
  },
  'dune-daybeds-sunset.jpg': {
    es: 'Camas con dosel entre las dunas al atardecer',
    pt: 'Camas com dossel entre as dunas ao pôr do sol',
  },
  'facial-creams-daylight.jpg': {
    es: 'Cremas faciales, rodillo de jade y una rosa junto a toallas blancas',
    pt: 'Cremes faciais, rolo de jade e uma rosa junto a toalhas brancas',
  },
  'facial-creams-warm.jpg': {
    es: 'Tarros de crema, rodillo de jade y frasco con cuentagotas',
    pt: 'Frascos de creme, rolo de jade e frasco com conta-gotas',
  },
  'fireplace-lounge-armchairs.jpg': {
    es: 'Salón con chimenea encendida, dos butacas y nieve tras las ventanas',
    pt: 'Sala com lareira acesa, duas poltronas e neve lá fora',
  },
  'fireplace-lounge-green.jpg': {
    es: 'Chimenea encendida con butacas verdes y velas',
    pt: 'Lareira acesa com poltronas verdes e velas',
  },
  'foot-bath-copper.jpg': {
    es: 'Cuenco de cobre con pétalos para un baño de pies',
    pt: 'Taça de cobre com pétalas para um banho de pés',
  },
  'foot-bath-evening.jpg': {
    es: 'Baño de pies con pétalos al anochecer junto al agua',
    pt: 'Banho de pés com pétalas ao anoitecer junto à água',
  },
  'forest-hot-tub-mist.jpg': {
    es: 'Bañera de madera humeante sobre una tarima en un bosque con niebla',
    pt: 'Banheira de madeira fumegante num estrado em plena floresta com nevoeiro',
  },
  'forest-hot-tub-night.jpg': {
    es: 'Bañera de madera iluminada en el bosque de noche',
    pt: 'Banheira de madeira iluminada na floresta à noite',
  },
  'gift-box-blush.jpg': {
    es: 'Caja regalo rosa con lazo blanco, vela y tarjeta',
    pt: 'Caixa de presente rosa com laço branco, vela e cartão',
  },
  'gift-box-emerald-gold.jpg': {
    es: 'Caja regalo verde con lazo dorado y luces cálidas',
    pt: 'Caixa de presente verde com laço dourado e luzes quentes',
  },
  'gift-box-sage.jpg': {
    es: 'Caja regalo blanca con lazo verde salvia, tarjeta y vela',
    pt: 'Caixa de presente branca com laço verde-sálvia, cartão e vela',
  },
  'hammam-evening-pool.jpg': {
    es: 'Piscina de azulejos iluminada en un hammam de noche',
    pt: 'Piscina de azulejos iluminada num hammam à noite',
  },
  'hammam-light-shafts.jpg': {
    es: 'Hammam con arcos de herradura y rayos de luz sobre una piscina de azulejos',
    pt: 'Hammam com arcos em ferradura e raios de luz sobre uma piscina de azulejos',
  },
  'hammam-marble-platform.jpg': {
    es: 'Plataforma de mármol de un hammam con toallas y cuenco de cobre',
    pt: 'Plataforma de mármore de um hammam com toalhas e taça de cobre',
  },
  'hot-stones-candle.jpg': {
    es: 'Piedras calientes apiladas junto a una vela y una flor',
    pt: 'Pedras quentes empilhadas junto a uma vela e uma flor',
  },
  'hot-stones-evening.jpg': {
    es: 'Piedras calientes y velas encendidas con luces cálidas al fondo',
    pt: 'Pedras quentes e velas acesas com luzes quentes ao fundo',
  },
  'hot-stones-garden.jpg': {
    es: 'Piedras apiladas, vela y toalla con un jardín al fondo',
    pt: 'Pedras empilhadas, vela e toalha com um jardim ao fundo',
  },
  'hotel-facade-dusk.jpg': {
    es: 'Fachada de hotel iluminada con palmeras y piscina al anochecer',
    pt: 'Fachada de hotel iluminada com palmeiras e piscina ao anoitecer',
  },
  'hotel-facade-golden-hour.jpg': {
    es: 'Hotel blanco con palmeras y tumbonas junto a la piscina',
    pt: 'Hotel branco com palmeiras e espreguiçadeiras junto à piscina',
  },
  'infinity-pool-blue-hour.jpg': {
    es: 'Piscina infinita iluminada al anochecer con el mar al fondo',
    pt: 'Piscina infinita iluminada ao anoitecer com o mar ao fundo',
  },
  'infinity-pool-day.jpg': {
    es: 'Piscina infinita de agua turquesa junto al mar en un día soleado',
    pt: 'Piscina infinita de água turquesa junto ao mar num dia de sol',
  },
  'infinity-pool-golden-hour.jpg': {
    es: 'Piscina infinita frente al mar al atardecer con dos tumbonas y una sombrilla',
    pt: 'Piscina infinita com vista para o mar ao pôr do sol, duas espreguiçadeiras e um guarda-sol',
  },
  'kids-pool-ducks-close.jpg': {
    es: 'Cuatro patitos de goma flotando en la piscina',
    pt: 'Quatro patinhos de borracha a flutuar na piscina',
  },
  'kids-pool-ducks.jpg': {
    es: 'Patitos de goma, pelota y flotador en una piscina infantil',
    pt: 'Patinhos de borracha, bola e boia numa piscina infantil',
  },
  'kids-pool-from-above.jpg': {
    es: 'Piscina infantil vista desde arriba con patitos y flotador',
    pt: 'Piscina infantil vista de cima com patinhos e boia',
  },
  'oil-bottles-evening.jpg': {
    es: 'Frascos de aceite ámbar con luz cálida',
    pt: 'Frascos de óleo âmbar com luz quente',
  },
  'oil-bottles-green.jpg': {
    es: 'Frascos de aceite vegetal verde con sales y una flor',
    pt: 'Frascos de óleo vegetal verde com sais e uma flor',
  },
  'oil-bottles-sunlight.jpg': {
    es: 'Frascos de aceite esencial sobre una bandeja de madera con toallas',
    pt: 'Frascos de óleo essencial sobre um tabuleiro de madeira com toalhas',
  },
  'relax-room-daybeds.jpg': {
    es: 'Camas de relajación junto a un ventanal con luz de tarde',
    pt: 'Camas de relaxamento junto a uma grande janela com luz da tarde',
  },
  'relax-room-garden.jpg': {
    es: 'Sala de relajación con dos camas y lámparas de fibra frente al jardín',
    pt: 'Sala de relaxamento com duas camas e candeeiros de fibra em frente ao jardim',
  },
  'robes-stone-wall-warm.jpg': {
    es: 'Albornoces y toallas junto a una pared de piedra con luz cálida',
    pt: 'Roupões e toalhas junto a uma parede de pedra com luz quente',
  },
  'robes-stone-wall.jpg': {
    es: 'Albornoces blancos colgados en una pared de piedra',
    pt: 'Roupões brancos pendurados numa parede de pedra',
  },
  'rooftop-pool-dusk.jpg': {
    es: 'Piscina en la azotea con la ciudad iluminada al anochecer',
    pt: 'Piscina no terraço com a cidade iluminada ao anoitecer',
  },
  'rooftop-pool-sunset.jpg': {
    es: 'Piscina en la azotea con tumbonas y el sol sobre la ciudad',
    pt: 'Piscina no terraço com espreguiçadeiras e o sol sobre a cidade',
  },
  'room-bed-close.jpg': {
    es: 'Cama con almohadas y toallas dobladas con luz cálida',
    pt: 'Cama com almofadas e toalhas dobradas com luz quente',
  },
  'room-for-two-golden-hour.jpg': {
    es: 'Habitación de hotel con cama grande y terraza con luz de atardecer',
    pt: 'Quarto de hotel com cama grande e varanda com luz do entardecer',
  },
  'room-for-two-morning.jpg': {
    es: 'Habitación de hotel con cama grande y terraza luminosa',
    pt: 'Quarto de hotel com cama grande e varanda luminosa',
  },
  'salt-room-close.jpg': {
    es: 'Tumbonas junto a una pared de ladrillos de sal',
    pt: 'Espreguiçadeiras junto a uma parede de tijolos de sal',
  },
  'salt-room-loungers.jpg': {
    es: 'Sala de sal con paredes iluminadas y dos tumbonas',
    pt: 'Sala de sal com paredes iluminadas e duas espreguiçadeiras',
  },
  'sauna-bucket-fire.jpg': {
    es: 'Cubo de madera y estufa encendida en una sauna',
    pt: 'Balde de madeira e salamandra acesa numa sauna',
  },
  'sauna-stove-window.jpg': {
    es: 'Sauna de madera con estufa encendida y ventana a las montañas nevadas',
    pt: 'Sauna de madeira com salamandra acesa e janela para as montanhas nevadas',
  },
  'sauna-towels-window.jpg': {
    es: 'Toallas sobre el banco de una sauna junto a una ventana con nieve',
    pt: 'Toalhas no banco de uma sauna junto a uma janela com neve',
  },
  'singing-bowl-close.jpg': {
    es: 'Cuenco tibetano sobre el suelo de una sala de yoga',
    pt: 'Taça tibetana no chão de uma sala de ioga',
  },
  'snow-lodge-blue-hour.jpg': {
    es: 'Refugio de madera iluminado entre la nieve a la hora azul',
    pt: 'Chalé de madeira iluminado no meio da neve à hora azul',
  },
  'snow-lodge-day.jpg': {
    es: 'Refugio de madera y piedra rodeado de nieve y abetos',
    pt: 'Chalé de madeira e pedra rodeado de neve e abetos',
  },
  'snow-pool-blue-hour.jpg': {
    es: 'Piscina termal exterior iluminada entre nieve, abetos y montañas',
    pt: 'Piscina termal exterior iluminada entre neve, abetos e montanhas',
  },
  'snow-pool-day.jpg': {
    es: 'Piscina termal exterior humeante con montañas nevadas',
    pt: 'Piscina termal exterior fumegante com montanhas nevadas',
  },
  'steam-room-blue.jpg': {
    es: 'Baño de vapor con mosaico azul y toallas sobre el banco',
    pt: 'Banho turco com mosaico azul e toalhas sobre o banco',
  },
  'steam-room-green.jpg': {
    es: 'Baño de vapor con mosaico verde y bóveda estrellada',
    pt: 'Banho turco com mosaico verde e abóbada estrelada',
  },
  'suite-sea-balcony-day.jpg': {
    es: 'Suite luminosa con balcón y dos sillas frente al mar',
    pt: 'Suite luminosa com varanda e duas cadeiras em frente ao mar',
  },
  'suite-sea-balcony-sunset.jpg': {
    es: 'Suite con balcón al mar bañada por la luz del atardecer',
    pt: 'Suite com varanda para o mar banhada pela luz do entardecer',
  },
  'texture-pool-edge-stone.jpg': {
    es: 'Borde de piscina de piedra con toalla, flor y piedras',
    pt: 'Beira de piscina em pedra com toalha, flor e pedras',
  },
  'texture-water-caustics.jpg': {
    es: 'Reflejos de luz en el agua clara de una piscina',
    pt: 'Reflexos de luz na água límpida de uma piscina',
  },
  'texture-zen-sand-stones.jpg': {
    es: 'Arena rastrillada con piedras apiladas',
    pt: 'Areia ondulada com pedras empilhadas',
  },
  'thermal-pool-columns-day.jpg': {
    es: 'Piscina termal interior con columnas de piedra y luz natural del lucernario',
    pt: 'Piscina termal interior com colunas de pedra e luz natural da claraboia',
  },
  'thermal-pool-columns-evening.jpg': {
    es: 'Piscina termal interior iluminada al anochecer',
    pt: 'Piscina termal interior iluminada ao anoitecer',
  },
  'thermal-pool-columns-golden.jpg': {
    es: 'Piscina termal con columnas de travertino bañadas por luz dorada',
    pt: 'Piscina termal com colunas de travertino banhadas por luz dourada',
  },
  'treatment-table-candlelight.jpg': {
    es: 'Camilla de masaje a la luz de las velas',
    pt: 'Marquesa de massagem à luz das velas',
  },
  'treatment-table-garden.jpg': {
    es: 'Camilla de masaje con toallas y velas en un pabellón con bambú',
    pt: 'Marquesa de massagem com toalhas e velas num pavilhão com bambu',
  },
  'treatment-towels-close.jpg': {
    es: 'Toallas blancas con una flor sobre una camilla de masaje',
    pt: 'Toalhas brancas com uma flor sobre uma marquesa de massagem',
  },
  'vineyard-terrace-red-wine.jpg': {
    es: 'Vino tinto, queso y uvas en una terraza con vistas a los viñedos',
    pt: 'Vinho tinto, queijo e uvas num terraço com vista para as vinhas',
  },
  'vineyard-terrace-white-wine.jpg': {
    es: 'Dos copas de vino blanco frente a los viñedos y el río',
    pt: 'Dois copos de vinho branco em frente às vinhas e ao rio',
  },
  'volcanic-pool-day.jpg': {
    es: 'Piscina volcánica de agua clara junto al océano',
    pt: 'Piscina vulcânica de água límpida junto ao oceano',
  },
  'volcanic-pool-golden-hour.jpg': {
    es: 'Piscina natural entre rocas volcánicas junto al océano al atardecer',
    pt: 'Piscina natural entre rochas vulcânicas junto ao oceano ao pôr do sol',
  },
  'yoga-room-low-sun.jpg': {
    es: 'Sala de yoga de madera con esterillas y sol bajo',
    pt: 'Sala de ioga em madeira com tapetes e sol baixo',
  },
}
