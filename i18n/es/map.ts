export default {
  destinations: 'Spas por destino',
  place: '{{name}} en el mapa',
  legend: { range: 'De {{from}} a {{to}} spas', more: '{{from}} spas o más' },
  credit: 'Mapa: obra derivada de «Líneas límite», CC BY 4.0 ign.es, y de Natural Earth',
} as const
