export default {
  destinations: 'Spas por destino',
  place: '{{name}} no mapa',
  legend: { range: 'De {{from}} a {{to}} spas', more: '{{from}} spas ou mais' },
  credit: 'Mapa: obra derivada de «Líneas límite», CC BY 4.0 ign.es, e de Natural Earth',
} as const
