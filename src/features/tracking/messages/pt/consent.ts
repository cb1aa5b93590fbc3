import type { Translated } from '#platform/i18n/translate.ts'
import type es from '../es/consent.ts'

export default {
  title: 'As cookies são consigo',
  text: 'Usamos as necessárias para que a compra funcione. Com a sua autorização, também medimos visitas e mostramos anúncios. Pode mudar de ideias quando quiser, no rodapé da página. <policy>Política de cookies</policy>',
  policy: 'Política de cookies',
  accept: 'Aceitar',
  reject: 'Rejeitar',
  settings: 'Definições',
  save: 'Guardar',
  settingsTitle: 'Definições de cookies',
  settingsText: 'O opcional começa desligado. Guardamos a sua escolha durante 365 dias.',
  saved: 'Guardado. Pode alterá-lo em «Definições de cookies», no rodapé da página.',
  chosenOn: 'Escolheu a {{day}}.',
  alwaysOn: 'Sempre ativas',
  services_one: '{{count}} serviço',
  services_other: '{{count}} serviços',
  purposes: {
    necessary: { title: 'Necessárias', text: 'Sem elas não é possível reservar nem pagar.' },
    analytics: { title: 'Análise', text: 'Diz-nos que páginas são visitadas e onde as pessoas ficam presas.' },
    styling: { title: 'Estilo', text: 'Carrega e organiza os outros serviços.' },
    marketing: { title: 'Marketing', text: 'Anúncios noutros sites e comissão para quem nos recomendou.' },
  },
  names: {
    consent: { name: 'Gestor de consentimento', text: 'Lembra-se desta escolha. 365 dias.' },
    'booking-session': {
      name: 'Sessão do motor de reservas',
      text: 'Guarda a sua compra enquanto a termina. 30 dias.',
    },
    'web-analytics': { name: 'Análise web', text: 'Visitas e compras. 13 meses.' },
    'privacy-analytics': { name: 'Análise sem perfis', text: 'Contagens sem o identificar. Sem cookies.' },
    'marketing-automation': {
      name: 'Automatização de marketing',
      text: 'Liga a sua visita aos e-mails que aceitou. 12 meses.',
    },
    'session-recording': {
      name: 'Gravação de sessões',
      text: 'Movimentos do rato em 3 de cada 100 visitas, nunca no pagamento. 12 meses.',
    },
    'tag-manager': { name: 'Gestor de etiquetas', text: 'Não guarda dados seus. Sem cookies.' },
    'social-ads': { name: 'Rede social', text: 'Anúncios de acordo com a sua visita. 3 meses.' },
    'affiliate-one': { name: 'Primeira rede de afiliados', text: 'Sabe de onde vem. 12 meses.' },
    'affiliate-two': { name: 'Segunda rede de afiliados', text: 'Sabe de onde vem. 12 meses.' },
  },
} satisfies Translated<typeof es>
