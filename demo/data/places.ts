import type { LocationType } from '#domain/catalogue/location.ts'

/** What lies around a place: it decides which pictures and which treatments can stand for its spas. */
export type Setting = 'coast' | 'lava-coast' | 'city' | 'countryside' | 'mountain'

export type Place = {
  /** Names the place in these files; 'valencia' is a province and 'valencia-ciudad' its capital. */
  key: string
  type: LocationType
  country: 'ES' | 'PT' | 'AD'
  parent: string | null
  es: string
  pt: string
  slug: string
  slugPt?: string
  hasLanding?: true
  /** 'No Funchal', never 'em Funchal'. */
  hasArticleInPt?: true
  /** Only of towns. */
  setting?: Setting
  at?: [latitude: number, longitude: number]
}

/** Spec 2.4: the 18 places with a page are those with `hasLanding`; Spain's page is the base itself, all spas. */
export const places: Place[] = [
  {
    key: 'espana',
    type: 'country',
    country: 'ES',
    parent: null,
    es: 'España',
    pt: 'Espanha',
    slug: 'espana',
    slugPt: 'espanha',
    hasLanding: true,
  },
  {
    key: 'canarias',
    type: 'community',
    country: 'ES',
    parent: 'espana',
    es: 'Canarias',
    pt: 'Canárias',
    slug: 'canarias',
    hasLanding: true,
  },
  {
    key: 'comunidad-valenciana',
    type: 'community',
    country: 'ES',
    parent: 'espana',
    es: 'Comunidad Valenciana',
    pt: 'Comunidade Valenciana',
    slug: 'comunidad-valenciana',
    hasLanding: true,
  },
  {
    key: 'tenerife',
    type: 'region',
    country: 'ES',
    parent: 'canarias',
    es: 'Tenerife',
    pt: 'Tenerife',
    slug: 'tenerife',
    hasLanding: true,
  },
  {
    key: 'valencia',
    type: 'region',
    country: 'ES',
    parent: 'comunidad-valenciana',
    es: 'Valencia',
    pt: 'Valência',
    slug: 'valencia',
    hasLanding: true,
  },

  town('adeje', 'tenerife', 'Adeje', 'lava-coast', [28.1, -16.743]),
  town('arona', 'tenerife', 'Arona', 'lava-coast', [28.017, -16.66]),
  town('guia-de-isora', 'tenerife', 'Guía de Isora', 'lava-coast', [28.207, -16.829]),
  town('playa-de-las-americas', 'tenerife', 'Playa de las Américas', 'lava-coast', [28.063, -16.732]),
  town('puerto-de-la-cruz', 'tenerife', 'Puerto de la Cruz', 'lava-coast', [28.416, -16.548]),
  town('san-cristobal-de-la-laguna', 'tenerife', 'San Cristóbal de La Laguna', 'city', [28.487, -16.316]),
  town('san-miguel-de-abona', 'tenerife', 'San Miguel de Abona', 'lava-coast', [28.037, -16.607]),
  town('santa-cruz-de-tenerife', 'tenerife', 'Santa Cruz de Tenerife', 'city', [28.468, -16.255]),
  town('santa-ursula', 'tenerife', 'Santa Úrsula', 'countryside', [28.426, -16.491]),
  town('santiago-del-teide', 'tenerife', 'Santiago del Teide', 'lava-coast', [28.242, -16.84]),
  town('gandia', 'valencia', 'Gandia', 'coast', [38.996, -0.165]),
  town('paterna', 'valencia', 'Paterna', 'countryside', [39.503, -0.441]),
  { ...town('valencia-ciudad', 'valencia', 'Valencia', 'city', [39.47, -0.377]), pt: 'Valência', slug: 'valencia' },

  island('gran-canaria', 'Gran Canaria', 'Grã-Canária'),
  hamlet('las-palmas-de-gran-canaria', 'gran-canaria', 'Las Palmas de Gran Canaria', 'city', [28.125, -15.43]),
  hamlet('maspalomas', 'gran-canaria', 'Maspalomas', 'coast', [27.76, -15.586]),
  hamlet('mogan', 'gran-canaria', 'Mogán', 'lava-coast', [27.82, -15.764]),
  hamlet('agaete', 'gran-canaria', 'Agaete', 'lava-coast', [28.1, -15.7]),
  hamlet('aguimes', 'gran-canaria', 'Agüimes', 'countryside', [27.905, -15.446]),
  island('fuerteventura', 'Fuerteventura', 'Fuerteventura'),
  hamlet('corralejo', 'fuerteventura', 'Corralejo', 'lava-coast', [28.738, -13.868]),
  hamlet('el-cotillo', 'fuerteventura', 'El Cotillo', 'lava-coast', [28.683, -14.009]),
  hamlet('caleta-de-fuste', 'fuerteventura', 'Caleta de Fuste', 'coast', [28.398, -13.86]),
  hamlet('costa-calma', 'fuerteventura', 'Costa Calma', 'coast', [28.161, -14.227]),
  hamlet('morro-jable', 'fuerteventura', 'Morro Jable', 'coast', [28.051, -14.354]),

  { key: 'portugal', type: 'country', country: 'PT', parent: null, es: 'Portugal', pt: 'Portugal', slug: 'portugal' },
  { key: 'algarve', type: 'region', country: 'PT', parent: 'portugal', es: 'Algarve', pt: 'Algarve', slug: 'algarve' },
  { key: 'lisboa', type: 'district', country: 'PT', parent: 'portugal', es: 'Lisboa', pt: 'Lisboa', slug: 'lisboa' },
  { key: 'madeira', type: 'region', country: 'PT', parent: 'portugal', es: 'Madeira', pt: 'Madeira', slug: 'madeira' },
  {
    key: 'douro',
    type: 'region',
    country: 'PT',
    parent: 'portugal',
    es: 'Duero portugués',
    pt: 'Douro',
    slug: 'douro',
  },
  { ...hamlet('albufeira', 'algarve', 'Albufeira', 'coast', [37.088, -8.25]), country: 'PT' },
  { ...hamlet('tavira', 'algarve', 'Tavira', 'coast', [37.127, -7.65]), country: 'PT' },
  { ...hamlet('lisboa-ciudad', 'lisboa', 'Lisboa', 'city', [38.712, -9.13]), country: 'PT', slug: 'lisboa' },
  { ...hamlet('sintra', 'lisboa', 'Sintra', 'countryside', [38.797, -9.39]), country: 'PT' },
  { ...hamlet('funchal', 'madeira', 'Funchal', 'lava-coast', [32.65, -16.91]), country: 'PT', hasArticleInPt: true },
  { ...hamlet('pinhao', 'douro', 'Pinhão', 'countryside', [41.19, -7.546]), country: 'PT', hasArticleInPt: true },

  { key: 'andorra', type: 'country', country: 'AD', parent: null, es: 'Andorra', pt: 'Andorra', slug: 'andorra' },
  parish('escaldes-engordany', 'Escaldes-Engordany'),
  parish('encamp', 'Encamp'),
  parish('la-massana', 'La Massana'),
  parish('ordino', 'Ordino'),
  parish('canillo', 'Canillo'),
  { ...hamlet('les-escaldes', 'escaldes-engordany', 'Les Escaldes', 'mountain', [42.509, 1.54]), country: 'AD' },
  // West of its middle: France begins at its last houses, and on the map, whose border is coarser, among them.
  { ...hamlet('el-pas-de-la-casa', 'encamp', 'El Pas de la Casa', 'mountain', [42.541, 1.709]), country: 'AD' },
  { ...hamlet('arinsal', 'la-massana', 'Arinsal', 'mountain', [42.573, 1.484]), country: 'AD' },
  { ...hamlet('el-serrat', 'ordino', 'El Serrat', 'mountain', [42.617, 1.543]), country: 'AD' },
  { ...hamlet('soldeu', 'canillo', 'Soldeu', 'mountain', [42.577, 1.668]), country: 'AD' },
]

function town(key: string, parent: string, name: string, setting: Setting, at: [number, number]): Place {
  return { ...hamlet(key, parent, name, setting, at), hasLanding: true }
}

function hamlet(key: string, parent: string, name: string, setting: Setting, at: [number, number]): Place {
  return { key, type: 'city', country: 'ES', parent, es: name, pt: name, slug: key, setting, at }
}

function island(key: string, es: string, pt: string): Place {
  return { key, type: 'region', country: 'ES', parent: 'canarias', es, pt, slug: key }
}

function parish(key: string, name: string): Place {
  return { key, type: 'parish', country: 'AD', parent: 'andorra', es: name, pt: name, slug: key }
}
