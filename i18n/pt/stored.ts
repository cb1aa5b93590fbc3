export default {
  columns: { name: 'Nome', what: 'Para quê', where: 'Onde', lasts: 'Duração' },
  where: { session: 'Armazenamento do separador', local: 'Armazenamento do navegador' },
  cookies: {
    consent: { what: 'Recordar a sua escolha de cookies', lasts: '365 dias' },
    purchases: { what: 'Garantir que só o seu navegador abre a compra ou a reserva que iniciou', lasts: '30 dias' },
    'purchase-link': {
      what: 'Abrir a compra a que um e-mail nosso se refere e o que dela se descarrega',
      lasts: '2 horas',
    },
    voucher: { what: 'Manter aberta a área «Gerir o meu voucher»', lasts: '1 hora, ou até sair' },
    login: { what: 'Dizer-lhe o que falhou ao entrar em «Gerir o meu voucher»', lasts: '1 minuto' },
    source: { what: 'Recordar por que canal chegou: motor de busca, rede social ou afiliação', lasts: '30 dias' },
    awc: { what: 'Guardar o identificador de clique da primeira rede de afiliação', lasts: '30 dias' },
  },
  items: {
    'calmaria.place': {
      what: 'Recordar a zona e o país que escolheu',
      lasts: 'A zona, 1 hora; o país, 24 horas; tudo, até fechar o separador',
    },
    'calmaria.seen': {
      what: 'Voltar aos últimos 8 serviços que viu; o mais antigo é apagado',
      lasts: 'Até os apagar',
    },
    'buyer-step': {
      what: 'Não perder o que escreve ao comprar se recarregar a página',
      lasts: 'Até fechar o separador ou pagar',
    },
    'gift-cards': {
      what: 'Não perder os cartões presente que está a escrever',
      lasts: 'Até fechar o separador ou pagar',
    },
    'gift-cards-list': {
      what: 'Não perder a lista de cartões da sua empresa',
      lasts: 'Até fechar o separador ou pagar',
    },
    'react-router-scroll-positions': {
      what: 'Voltar ao mesmo ponto de uma página ao andar para trás',
      lasts: 'Até fechar o separador',
    },
  },
} as const
