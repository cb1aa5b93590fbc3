export default {
  notFound: {
    title: 'Esta página foi para o spa',
    body: 'O endereço não existe ou mudou. A partir daqui pode continuar:',
  },
  internal: {
    title: 'Algo não correu bem',
    body: 'Já estamos a ver o que se passa. Tente novamente dentro de minutos ou escreva-nos para {{email}}.',
  },
  busy: {
    title: 'Há muita gente ao mesmo tempo',
    body: 'Neste momento não conseguimos dar resposta. Aguarde alguns segundos e volte a carregar a página.',
  },
  badRequest: {
    title: 'Não percebemos o pedido',
    body: 'Confirme o endereço ou volte ao início.',
  },
  home: 'Ir para o início',
  spas: 'Ver todos os spas',
} as const
