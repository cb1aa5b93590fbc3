import type { Translated } from '../../translate.ts'
import type es from '../es/map.ts'

export default {
  destinations: 'Spas por destino',
  place: '{{name}} no mapa',
  legend: { range: 'De {{from}} a {{to}} spas', more: '{{from}} spas ou mais' },
  cluster_one: '{{count}} spa: aproximar',
  cluster_other: '{{count}} spas: aproximar',
  here_one: '{{count}} spa neste ponto',
  here_other: '{{count}} spas neste ponto',
  zoomIn: 'Aproximar',
  zoomOut: 'Afastar',
  whole: 'Ver o mapa todo',
  close: 'Fechar',
  help: 'Mova o mapa com as setas; aproxime e afaste com + e −.',
  inSight_one: 'Vê-se {{count}} spa de {{total}}',
  inSight_other: 'Veem-se {{count}} spas de {{total}}',
  credit: 'Mapa: obra derivada de «Líneas límite», CC BY 4.0 ign.es, e de Natural Earth',
  spaCount_one: '{{count}} spa',
  spaCount_other: '{{count}} spas',
  from: 'desde',
} satisfies Translated<typeof es>
