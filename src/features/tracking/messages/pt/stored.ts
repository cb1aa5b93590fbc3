import type { Translated } from '#platform/i18n/translate.ts'
import type es from '../es/stored.ts'

export default {
  columns: {
    name: 'Nome',
    what: 'Para quê',
    where: 'Onde',
    lasts: 'Duração',
    service: 'Serviço',
    whose: 'De quem',
    keeps: 'O que guarda',
  },
  where: { session: 'Armazenamento do separador', local: 'Armazenamento do navegador' },
  cookies: {
    consent: { what: 'Recordar a sua escolha de cookies', lasts: '365 dias' },
    purchases: {
      what: 'Garantir que só o seu navegador abre a compra ou a reserva que iniciou, e que ninguém guarda repetidamente o mesmo quarto ou a mesma hora',
      lasts: '30 dias',
    },
    'purchase-link': {
      what: 'Abrir a compra a que um e-mail nosso se refere e o que dela se descarrega',
      lasts: '2 horas',
    },
    voucher: { what: 'Manter aberta a área «Gerir o meu voucher»', lasts: '1 hora, ou até sair' },
    'gift-card': { what: 'Permitir-lhe usar o cartão presente que abriu a partir do e-mail', lasts: '1 dia' },
    login: { what: 'Dizer-lhe o que falhou ao entrar em «Gerir o meu voucher»', lasts: '1 minuto' },
    source: { what: 'Recordar por que canal chegou: motor de busca, rede social ou afiliação', lasts: '30 dias' },
    awc: { what: 'Guardar o identificador de clique da primeira rede de afiliação', lasts: '30 dias' },
    blockers: { what: 'Saber se algo bloqueia os anúncios, para interpretar bem as medições', lasts: '24 horas' },
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
  services: {
    'web-analytics': 'Saber que páginas são visitadas e em que passo se abandona uma compra',
    'privacy-analytics': 'Contar visitas e compras sem criar perfis',
    'marketing-automation': 'Relacionar as visitas com os e-mails que pediu para receber',
    'session-recording':
      'Perceber como o site é usado numa amostra aleatória de 3 % dos visitantes; fica ativa durante 35 minutos e a seleção é verificada a cada 24 horas. Nunca onde escreve os seus dados ou paga',
    'tag-manager': 'Carregar e ordenar os elementos e serviços que aceitou',
    'social-ads': 'Medir anúncios e mostrar-lhe outros relacionados com o que viu',
    'affiliate-one':
      'Saber se uma compra vem de um site parceiro. Só é carregada se chegar através dessa rede ou sem outra origem conhecida',
    'affiliate-two': 'Saber se uma compra vem de um site parceiro',
  },
  optional: { 'calmaria.recording': 'próprio, para não sortear de novo em 24 horas; até o apagar' },
  notInUse: 'Ninguém: não está em uso',
  nothing: 'Nada',
  days_one: '{{count}} dia',
  days_other: '{{count}} dias',
  months_one: '{{count}} mês',
  months_other: '{{count}} meses',
  years_one: '{{count}} ano',
  years_other: '{{count}} anos',
  retention: {
    purchases: {
      what: 'Compras, vouchers, reservas e reembolsos',
      lasts:
        'Enquanto o voucher, o cartão ou o saldo puderem ser usados e, depois, bloqueados durante os prazos legais: {{papers}} para a documentação comercial (art. 30 do Código de Comércio espanhol) e os prazos de prescrição fiscal e civil',
    },
    giftCards: {
      what: 'Cartões-presente',
      lasts:
        'Os 3 anos de validade e, depois, os prazos da linha anterior. O logótipo de uma empresa que não chega a comprar, {{unusedLogo}}',
    },
    balances: {
      what: 'Saldo de um voucher convertido',
      lasts: 'Até se esgotar e, depois, os prazos da primeira linha',
    },
    unfinishedPurchases: {
      what: 'Compras iniciadas e não concluídas',
      lasts: '{{kept}}. Se o banco ainda puder cobrar ou houver algo a devolver, até ficar resolvido',
    },
    toldStages: {
      what: 'Até onde chegou a sua compra, conforme o dissemos aos serviços que aceitou',
      lasts: '{{kept}} desde que a iniciou',
    },
    purchaseOrigin: {
      what: 'De que campanha chegou a uma compra',
      lasts: 'Até estar contada, no máximo {{kept}}',
    },
    paymentEvents: { what: 'Avisos dos prestadores de pagamento', lasts: '{{kept}}' },
    blockedCards: {
      what: 'Identificador de um cartão bloqueado por demasiadas tentativas (não o número)',
      lasts: '{{kept}} depois do bloqueio',
    },
    waitingList: { what: 'Lista de espera de um dia', lasts: '{{kept}} depois desse dia' },
    recipientChanges: {
      what: 'Alterações de beneficiário que não são confirmadas',
      lasts: '{{kept}} depois de a ligação caducar',
    },
    newsletter: {
      what: 'Newsletter e ofertas',
      lasts:
        'Até cancelar a subscrição. A prova de que nos deu autorização guarda-se mais {{proof}}; se não confirmar o e-mail, apagamo-lo ao fim de {{unconfirmed}}. A quem enviámos o código de boas-vindas, {{code}}',
    },
    refusals: {
      what: 'Que não quer lembretes nem convites para dar opinião',
      lasts: 'Enquanto o mantiver: sem esse dado voltaríamos a escrever-lhe',
    },
    messages: { what: 'Mensagens do formulário de contacto', lasts: '{{message}}; o ficheiro anexo, {{file}}' },
    spaApplications: { what: 'Pedidos de spas', lasts: '{{kept}}' },
    reviews: {
      what: 'Opiniões e respetivas fotografias',
      lasts:
        'Enquanto estiverem publicadas ou até pedir a sua remoção. O seu e-mail, até a lermos, no máximo {{unread}}; uma opinião rejeitada, {{rejected}}',
    },
    consentProof: {
      what: 'Prova da sua escolha de cookies, com o endereço IP encurtado (sem a parte final)',
      lasts: '{{kept}}',
    },
    jobs: {
      what: 'Tarefas feitas, como o envio de um e-mail, com o identificador daquilo de que tratam',
      lasts: '{{done}}; um e-mail que não foi possível entregar, {{undelivered}}',
    },
    attempts: {
      what: 'Contagem de tentativas, e de quartos e horas guardados ao mesmo tempo, para travar abusos: uma impressão digital do seu endereço IP ou de e-mail, não o endereço',
      lasts: 'Cerca de 2 horas',
    },
  },
} satisfies Translated<typeof es>
