import type { Setting } from './places.ts'

export type Subject =
  | 'bath'
  | 'body'
  | 'christmas'
  | 'couple'
  | 'day-pass'
  | 'evening'
  | 'facial'
  | 'food'
  | 'gift'
  | 'hammam'
  | 'hot-stones'
  | 'hotel'
  | 'hydro'
  | 'kids'
  | 'massage'
  | 'oils'
  | 'pack'
  | 'pool'
  | 'relax'
  | 'ritual'
  | 'room'
  | 'sauna'
  | 'snow'
  | 'texture'
  | 'thalasso'
  | 'thermal'
  | 'volcanic'
  | 'water'

export type Picture = {
  file: string
  /** Pictures of one scene show the same corner in another light: two of them never stand side by side. */
  scene: string
  es: string
  pt: string
  subjects: Subject[]
  /** The surroundings it can stand for; any when not said. */
  settings?: Setting[]
  /** Loses its charm when shown large, so it never opens a gallery. */
  isForSmallUse?: true
}

export const pictures: Picture[] = [
  {
    file: 'infinity-pool-golden-hour.jpg',
    scene: 'infinity-pool',
    es: 'Piscina infinita frente al mar al atardecer con dos tumbonas y una sombrilla',
    pt: 'Piscina infinita com vista para o mar ao pôr do sol, duas espreguiçadeiras e um guarda-sol',
    subjects: ['pool', 'hotel', 'day-pass'],
    settings: ['coast', 'lava-coast'],
  },
  {
    file: 'infinity-pool-day.jpg',
    scene: 'infinity-pool',
    es: 'Piscina infinita de agua turquesa junto al mar en un día soleado',
    pt: 'Piscina infinita de água turquesa junto ao mar num dia de sol',
    subjects: ['pool', 'hotel', 'day-pass'],
    settings: ['coast', 'lava-coast'],
  },
  {
    file: 'infinity-pool-blue-hour.jpg',
    scene: 'infinity-pool',
    es: 'Piscina infinita iluminada al anochecer con el mar al fondo',
    pt: 'Piscina infinita iluminada ao anoitecer com o mar ao fundo',
    subjects: ['pool', 'hotel', 'day-pass', 'evening', 'couple'],
    settings: ['coast', 'lava-coast'],
  },
  {
    file: 'infinity-pool-dawn.jpg',
    scene: 'infinity-pool',
    es: 'Piscina infinita al amanecer con reflejos rosados en el agua',
    pt: 'Piscina infinita ao amanhecer com reflexos rosados na água',
    subjects: ['pool', 'hotel', 'day-pass'],
    settings: ['coast', 'lava-coast'],
    isForSmallUse: true,
  },
  {
    file: 'thermal-pool-columns-day.jpg',
    scene: 'thermal-pool-columns',
    es: 'Piscina termal interior con columnas de piedra y luz natural del lucernario',
    pt: 'Piscina termal interior com colunas de pedra e luz natural da claraboia',
    subjects: ['thermal', 'pool', 'hydro'],
  },
  {
    file: 'thermal-pool-columns-golden.jpg',
    scene: 'thermal-pool-columns',
    es: 'Piscina termal con columnas de travertino bañadas por luz dorada',
    pt: 'Piscina termal com colunas de travertino banhadas por luz dourada',
    subjects: ['thermal', 'pool', 'hammam'],
  },
  {
    file: 'thermal-pool-columns-evening.jpg',
    scene: 'thermal-pool-columns',
    es: 'Piscina termal interior iluminada al anochecer',
    pt: 'Piscina termal interior iluminada ao anoitecer',
    subjects: ['thermal', 'pool', 'evening', 'hydro'],
  },
  {
    file: 'hammam-light-shafts.jpg',
    scene: 'hammam',
    es: 'Hammam con arcos de herradura y rayos de luz sobre una piscina de azulejos',
    pt: 'Hammam com arcos em ferradura e raios de luz sobre uma piscina de azulejos',
    subjects: ['hammam'],
  },
  {
    file: 'hammam-marble-platform.jpg',
    scene: 'hammam',
    es: 'Plataforma de mármol de un hammam con toallas y cuenco de cobre',
    pt: 'Plataforma de mármore de um hammam com toalhas e taça de cobre',
    subjects: ['hammam'],
  },
  {
    file: 'hammam-evening-pool.jpg',
    scene: 'hammam',
    es: 'Piscina de azulejos iluminada en un hammam de noche',
    pt: 'Piscina de azulejos iluminada num hammam à noite',
    subjects: ['hammam'],
  },
  {
    file: 'sauna-stove-window.jpg',
    scene: 'sauna',
    es: 'Sauna de madera con estufa encendida y ventana a las montañas nevadas',
    pt: 'Sauna de madeira com fogão aceso e janela para as montanhas nevadas',
    subjects: ['sauna', 'ritual'],
    settings: ['mountain'],
    isForSmallUse: true,
  },
  {
    file: 'sauna-towels-window.jpg',
    scene: 'sauna',
    es: 'Toallas sobre el banco de una sauna junto a una ventana con nieve',
    pt: 'Toalhas no banco de uma sauna junto a uma janela com neve',
    subjects: ['sauna', 'ritual'],
    settings: ['mountain'],
  },
  {
    file: 'sauna-bucket-fire.jpg',
    scene: 'sauna',
    es: 'Cubo de madera y estufa encendida en una sauna',
    pt: 'Balde de madeira e fogão aceso numa sauna',
    subjects: ['sauna', 'ritual'],
  },
  {
    file: 'volcanic-pool-golden-hour.jpg',
    scene: 'volcanic-pool',
    es: 'Piscina natural entre rocas volcánicas junto al océano al atardecer',
    pt: 'Piscina natural entre rochas vulcânicas junto ao oceano ao pôr do sol',
    subjects: ['volcanic', 'pool', 'thalasso'],
    settings: ['lava-coast'],
  },
  {
    file: 'volcanic-pool-day.jpg',
    scene: 'volcanic-pool',
    es: 'Piscina volcánica de agua clara junto al océano',
    pt: 'Piscina vulcânica de água límpida junto ao oceano',
    subjects: ['volcanic', 'pool', 'thalasso'],
    settings: ['lava-coast'],
  },
  {
    file: 'volcanic-pool-blue-hour.jpg',
    scene: 'volcanic-pool',
    es: 'Piscina volcánica al anochecer con una vela sobre la tarima',
    pt: 'Piscina vulcânica ao anoitecer com uma vela sobre o estrado',
    subjects: ['volcanic', 'pool', 'thalasso', 'evening'],
    settings: ['lava-coast'],
    isForSmallUse: true,
  },
  {
    file: 'snow-pool-blue-hour.jpg',
    scene: 'snow-pool',
    es: 'Piscina termal exterior iluminada entre nieve, abetos y montañas',
    pt: 'Piscina termal exterior iluminada entre neve, abetos e montanhas',
    subjects: ['snow', 'pool'],
    settings: ['mountain'],
  },
  {
    file: 'snow-pool-day.jpg',
    scene: 'snow-pool',
    es: 'Piscina termal exterior humeante con montañas nevadas',
    pt: 'Piscina termal exterior fumegante com montanhas nevadas',
    subjects: ['snow', 'pool'],
    settings: ['mountain'],
  },
  {
    file: 'snow-pool-sunrise.jpg',
    scene: 'snow-pool',
    es: 'Piscina termal en la nieve con la primera luz de la mañana',
    pt: 'Piscina termal na neve com a primeira luz da manhã',
    subjects: ['snow', 'pool'],
    settings: ['mountain'],
    isForSmallUse: true,
  },
  {
    file: 'treatment-table-garden.jpg',
    scene: 'treatment',
    es: 'Camilla de masaje con toallas y velas en un pabellón con bambú',
    pt: 'Marquesa de massagem com toalhas e velas num pavilhão com bambu',
    subjects: ['massage', 'facial'],
  },
  {
    file: 'treatment-towels-close.jpg',
    scene: 'treatment',
    es: 'Toallas blancas con una flor sobre una camilla de masaje',
    pt: 'Toalhas brancas com uma flor sobre uma marquesa de massagem',
    subjects: ['massage', 'facial', 'body'],
  },
  {
    file: 'treatment-table-candlelight.jpg',
    scene: 'treatment',
    es: 'Camilla de masaje a la luz de las velas',
    pt: 'Marquesa de massagem à luz das velas',
    subjects: ['massage', 'facial', 'couple', 'evening'],
  },
  {
    file: 'hot-stones-candle.jpg',
    scene: 'hot-stones',
    es: 'Piedras calientes apiladas junto a una vela y una flor',
    pt: 'Pedras quentes empilhadas junto a uma vela e uma flor',
    subjects: ['hot-stones', 'massage'],
  },
  {
    file: 'hot-stones-garden.jpg',
    scene: 'hot-stones',
    es: 'Piedras apiladas, vela y toalla con un jardín al fondo',
    pt: 'Pedras empilhadas, vela e toalha com um jardim ao fundo',
    subjects: ['hot-stones', 'massage'],
  },
  {
    file: 'hot-stones-evening.jpg',
    scene: 'hot-stones',
    es: 'Piedras calientes y velas encendidas con luces cálidas al fondo',
    pt: 'Pedras quentes e velas acesas com luzes quentes ao fundo',
    subjects: ['hot-stones', 'massage', 'evening'],
  },
  {
    file: 'oil-bottles-sunlight.jpg',
    scene: 'oil-bottles',
    es: 'Frascos de aceite esencial sobre una bandeja de madera con toallas',
    pt: 'Frascos de óleo essencial sobre um tabuleiro de madeira com toalhas',
    subjects: ['oils', 'facial', 'ritual', 'massage', 'body'],
  },
  {
    file: 'oil-bottles-green.jpg',
    scene: 'oil-bottles',
    es: 'Frascos de aceite vegetal verde con sales y una flor',
    pt: 'Frascos de óleo vegetal verde com sais e uma flor',
    subjects: ['oils', 'facial', 'ritual', 'massage', 'body'],
  },
  {
    file: 'oil-bottles-evening.jpg',
    scene: 'oil-bottles',
    es: 'Frascos de aceite ámbar con luz cálida',
    pt: 'Frascos de óleo âmbar com luz quente',
    subjects: ['oils', 'facial', 'ritual', 'massage', 'couple', 'evening'],
  },
  {
    file: 'bath-petals-garden.jpg',
    scene: 'bath-petals',
    es: 'Bañera exenta con pétalos junto a una ventana al jardín',
    pt: 'Banheira independente com pétalas junto a uma janela para o jardim',
    subjects: ['bath', 'couple'],
  },
  {
    file: 'bath-petals-sunset.jpg',
    scene: 'bath-petals',
    es: 'Bañera con pétalos frente al mar al atardecer',
    pt: 'Banheira com pétalas em frente ao mar ao pôr do sol',
    subjects: ['bath', 'couple'],
    settings: ['coast', 'lava-coast'],
  },
  {
    file: 'bath-petals-close.jpg',
    scene: 'bath-petals',
    es: 'Pétalos de rosa flotando en el agua de una bañera',
    pt: 'Pétalas de rosa a flutuar na água de uma banheira',
    subjects: ['bath', 'couple'],
  },
  {
    file: 'cabana-pool-afternoon.jpg',
    scene: 'cabana-pool',
    es: 'Dos tumbonas bajo un toldo con cortinas junto a la piscina',
    pt: 'Duas espreguiçadeiras sob um toldo com cortinas junto à piscina',
    subjects: ['day-pass', 'hotel', 'pool', 'couple'],
    settings: ['coast', 'lava-coast', 'countryside'],
  },
  {
    file: 'cabana-pool-golden-hour.jpg',
    scene: 'cabana-pool',
    es: 'Tumbonas bajo una pérgola junto a la piscina con luz dorada',
    pt: 'Espreguiçadeiras sob uma pérgula junto à piscina com luz dourada',
    subjects: ['day-pass', 'hotel', 'pool', 'couple'],
    settings: ['coast', 'lava-coast', 'countryside'],
  },
  {
    file: 'cabana-pool-night.jpg',
    scene: 'cabana-pool',
    es: 'Pérgola iluminada junto a la piscina al anochecer',
    pt: 'Pérgula iluminada junto à piscina ao anoitecer',
    subjects: ['day-pass', 'hotel', 'pool', 'couple', 'evening'],
    settings: ['coast', 'lava-coast', 'countryside'],
  },
  {
    file: 'cabana-pool-day.jpg',
    scene: 'cabana-pool',
    es: 'Pérgola con dos tumbonas y piscina azul en un día soleado',
    pt: 'Pérgula com duas espreguiçadeiras e piscina azul num dia de sol',
    subjects: ['day-pass', 'hotel', 'pool', 'couple'],
    settings: ['coast', 'lava-coast', 'countryside'],
  },
  {
    file: 'brunch-sea-terrace.jpg',
    scene: 'brunch',
    es: 'Desayuno con cruasanes, zumo y fruta en una terraza frente al mar',
    pt: 'Pequeno-almoço com croissants, sumo e fruta num terraço em frente ao mar',
    subjects: ['food'],
    settings: ['coast', 'lava-coast'],
  },
  {
    file: 'brunch-sunrise-wood.jpg',
    scene: 'brunch',
    es: 'Desayuno con café y cruasanes sobre una mesa de madera al amanecer',
    pt: 'Pequeno-almoço com café e croissants numa mesa de madeira ao amanhecer',
    subjects: ['food'],
  },
  {
    file: 'brunch-juice-close.jpg',
    scene: 'brunch',
    es: 'Zumo de naranja, cruasanes y fruta con el mar al fondo',
    pt: 'Sumo de laranja, croissants e fruta com o mar ao fundo',
    subjects: ['food'],
    settings: ['coast', 'lava-coast'],
  },
  {
    file: 'room-for-two-golden-hour.jpg',
    scene: 'room',
    es: 'Habitación de hotel con cama grande y terraza con luz de atardecer',
    pt: 'Quarto de hotel com cama grande e varanda com luz do entardecer',
    subjects: ['room'],
  },
  {
    file: 'room-for-two-morning.jpg',
    scene: 'room',
    es: 'Habitación de hotel con cama grande y terraza luminosa',
    pt: 'Quarto de hotel com cama grande e varanda luminosa',
    subjects: ['room'],
    isForSmallUse: true,
  },
  {
    file: 'room-bed-close.jpg',
    scene: 'room',
    es: 'Cama con almohadas y toallas dobladas con luz cálida',
    pt: 'Cama com almofadas e toalhas dobradas com luz quente',
    subjects: ['room'],
  },
  {
    file: 'gift-box-sage.jpg',
    scene: 'gift-box',
    es: 'Caja regalo blanca con lazo verde salvia, tarjeta y vela',
    pt: 'Caixa de presente branca com laço verde-sálvia, cartão e vela',
    subjects: ['gift'],
  },
  {
    file: 'gift-box-emerald-gold.jpg',
    scene: 'gift-box',
    es: 'Caja regalo verde con lazo dorado y luces cálidas',
    pt: 'Caixa de presente verde com laço dourado e luzes quentes',
    subjects: ['gift', 'christmas'],
  },
  {
    file: 'gift-box-blush.jpg',
    scene: 'gift-box',
    es: 'Caja regalo rosa con lazo blanco, vela y tarjeta',
    pt: 'Caixa de presente rosa com laço branco, vela e cartão',
    subjects: ['gift'],
  },
  {
    file: 'kids-pool-ducks.jpg',
    scene: 'kids-pool',
    es: 'Patitos de goma, pelota y flotador en una piscina infantil',
    pt: 'Patinhos de borracha, bola e boia numa piscina infantil',
    subjects: ['kids'],
  },
  {
    file: 'kids-pool-ducks-close.jpg',
    scene: 'kids-pool',
    es: 'Cuatro patitos de goma flotando en la piscina',
    pt: 'Quatro patinhos de borracha a flutuar na piscina',
    subjects: ['kids'],
  },
  {
    file: 'kids-pool-from-above.jpg',
    scene: 'kids-pool',
    es: 'Piscina infantil vista desde arriba con patitos y flotador',
    pt: 'Piscina infantil vista de cima com patinhos e boia',
    subjects: ['kids', 'day-pass'],
  },
  {
    file: 'cascade-pool-day.jpg',
    scene: 'cascade-pool',
    es: 'Tres cascadas de agua sobre un muro de piedra en una piscina',
    pt: 'Três cascatas de água sobre um muro de pedra numa piscina',
    subjects: ['hydro', 'thalasso', 'pool'],
    isForSmallUse: true,
  },
  {
    file: 'cascade-pool-night.jpg',
    scene: 'cascade-pool',
    es: 'Cascadas iluminadas en una piscina al anochecer',
    pt: 'Cascatas iluminadas numa piscina ao anoitecer',
    subjects: ['hydro', 'thalasso', 'pool', 'evening'],
  },
  {
    file: 'relax-room-garden.jpg',
    scene: 'relax-room',
    es: 'Sala de relajación con dos camas y lámparas de fibra frente al jardín',
    pt: 'Sala de relaxamento com duas camas e candeeiros de fibra em frente ao jardim',
    subjects: ['relax', 'couple'],
  },
  {
    file: 'relax-room-daybeds.jpg',
    scene: 'relax-room',
    es: 'Camas de relajación junto a un ventanal con luz de tarde',
    pt: 'Camas de relaxamento junto a uma grande janela com luz da tarde',
    subjects: ['relax', 'couple'],
  },
  {
    file: 'texture-water-caustics.jpg',
    scene: 'texture',
    es: 'Reflejos de luz en el agua clara de una piscina',
    pt: 'Reflexos de luz na água límpida de uma piscina',
    subjects: ['water'],
    isForSmallUse: true,
  },
  {
    file: 'texture-soft-folds.jpg',
    scene: 'texture',
    es: 'Textura suave de color arena',
    pt: 'Textura suave cor de areia',
    subjects: ['texture'],
    isForSmallUse: true,
  },
  {
    file: 'texture-pool-edge-stone.jpg',
    scene: 'texture',
    es: 'Borde de piscina de piedra con toalla, flor y piedras',
    pt: 'Borda de piscina em pedra com toalha, flor e pedras',
    subjects: ['water', 'pack'],
  },
  {
    file: 'texture-wood-palm-shadow.jpg',
    scene: 'texture',
    es: 'Tablas de madera con la sombra de una palmera',
    pt: 'Tábuas de madeira com a sombra de uma palmeira',
    subjects: ['texture'],
    isForSmallUse: true,
  },
  {
    file: 'texture-zen-sand-stones.jpg',
    scene: 'texture',
    es: 'Arena rastrillada con piedras apiladas',
    pt: 'Areia ondulada com pedras empilhadas',
    subjects: ['relax', 'pack'],
  },
]
