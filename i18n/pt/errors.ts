export default {
  notFound: {
    title: 'Esta página foi para o spa',
    body: 'O endereço não existe ou mudou. A partir daqui pode continuar:',
  },
  internal: {
    title: 'Algo não correu bem',
    body: 'Já estamos a ver o que se passa. Tente novamente dentro de minutos ou escreva-nos para {{email}}.',
  },
  badRequest: {
    title: 'Não percebemos o pedido',
    body: 'Confirme o endereço ou volte ao início.',
  },
  home: 'Ir para o início',
  spas: 'Ver todos os spas',
} as const
