import type { CardView } from '#features/catalogue/server/cards.ts'
import { readQuery } from '#features/search/rules/query.ts'
import type { FacetOption } from '#features/search/server/listing/facet-views.ts'
import type { ListingView } from '#features/search/server/listing/find-listing.ts'
import { cabana, daybeds, thermal } from './samples.ts'

const spas: CardView[] = [
  {
    uuid: 'nubes',
    href: '/',
    name: 'Spa Mar de Nubes',
    place: 'Adeje, Tenerife',
    photo: thermal,
    price: { amount: '98,00\u00a0€' },
    note: '2 personas',
    hour: 'Mañana a las 11:30',
    rating: { value: '4,8', count: 213 },
  },
  {
    uuid: 'sal',
    href: '/',
    name: 'Jardín de Sal',
    place: 'Adeje, Tenerife',
    photo: cabana,
    price: { amount: '36,00\u00a0€', was: '45,00\u00a0€', off: '−20\u00a0%', lowest: '39,00\u00a0€' },
    hour: 'Vie 20 nov a las 10:00',
    rating: { value: '4,7', count: 164 },
  },
  {
    uuid: 'sentidos',
    href: '/',
    name: 'Sentidos Wellness',
    place: 'Arona, Tenerife',
    photo: daybeds,
    price: { amount: '61,20\u00a0€' },
    rating: null,
  },
]

/** A list in the middle of a choice: two filters on, a folded group, a map. */
export const sampleListing: ListingView = {
  kind: 'spas',
  query: readQuery(new URLSearchParams('stars=5&experience=pareja')),
  isPlaceFixed: true,
  tabs: [
    { kind: 'spas', label: 'Spas', count: 3, href: '?', isOn: true },
    { kind: 'services', label: 'Experiencias', count: 41, href: '?kind=services', isOn: false },
    { kind: 'getaways', label: 'Escapadas', count: 6, href: '?kind=getaways', isOn: false },
  ],
  total: 3,
  outOf: 44,
  results: { items: spas, current: 1, last: 2, total: 3 },
  facets: [
    { name: 'stars', title: 'Tipo de hotel', options: options(['5 estrellas', '4 estrellas', 'Sin hotel'], 0) },
    {
      name: 'experience',
      title: 'Experiencia',
      options: options([
        'Circuito spa',
        'Spa y masaje',
        'Spa y gastronomía',
        'Day pass',
        'Para él',
        'Spa privado',
        'Spa para niños',
        'Spa y ritual',
      ]),
    },
    { name: 'age', title: 'Edad', options: options(['4 años', '5 años', '6 años']) },
  ],
  chips: [
    { label: '5 estrellas', href: '?experience=pareja' },
    { label: 'Spa en pareja', href: '?stars=5' },
  ],
  plainHref: '?',
  sorts: [
    { value: '', label: 'Recomendados', isOn: true },
    { value: 'best-rated', label: 'Mejor valorados', isOn: false },
  ],
  listHref: '?',
  mapHref: '?view=map',
  onDates: null,
  alternatives: [],
}

function options(labels: string[], on?: number): FacetOption[] {
  return labels.map((label, index) => ({
    value: index === on ? '5' : label,
    label,
    count: 31 - 4 * index,
    isOn: index === on,
  }))
}
