import type { Translated } from '#platform/i18n/translate.ts'
import type es from '../es/emails-contact.ts'

export default {
  ticket: 'Número',
  sentOn: 'Enviado a',
  message: {
    subject: '{{ticket}} · {{topic}} · {{name}}',
    preheader: 'Mensagem do formulário de contacto. Ao responder, a resposta vai para quem a escreveu.',
    careful: 'Foi escrita por um visitante e não está verificada: cuidado com as ligações e os ficheiros.',
    why: 'Recebe este e-mail porque trata do e-mail de ajuda da {{brand}}.',
  },
  received: {
    subject: 'Recebemos a sua mensagem ({{ticket}})',
    preheader: 'Responde-lhe uma pessoa num dia útil.',
    title: 'Já temos a sua mensagem',
    lead: 'Obrigado por escrever à {{brand}}. A mensagem é lida por uma pessoa, que lhe responde num dia útil.',
    more: 'Se quiser acrescentar alguma coisa, responda a este e-mail ou indique o número {{ticket}} por telefone.',
    notYou: 'Não foi quem escreveu? Alguém indicou o seu endereço por engano: não tem de fazer nada.',
    why: 'Recebe este e-mail porque alguém escreveu o seu endereço num formulário da {{brand}}.',
  },
  application: {
    subject: '{{ticket}} · Novo spa: {{venue}} ({{place}})',
    preheader: 'Um centro quer trabalhar connosco. Ao responder, a resposta vai para a pessoa de contacto.',
    lead: 'Um centro de {{place}} quer trabalhar connosco.',
    list: 'Está na lista de centros por responder. Foi escrito por um visitante e não está verificado.',
  },
  applicationReceived: {
    subject: 'O seu spa na {{brand}}: recebemos os dados ({{ticket}})',
    preheader: 'Ligamos-lhe nos próximos dias.',
    title: 'É um gosto conhecer o seu spa',
    lead: 'Obrigado por querer trabalhar com a {{brand}}. Já temos os dados do seu centro.',
    next: 'E agora?',
    call: 'Vemos o que nos contou e ligamos-lhe em cerca de três dias úteis.',
    visit: 'Se fizer sentido para ambos, visitamo-lo: queremos conhecer o lugar antes de o recomendar.',
    open: 'Preparamos a sua página em dois idiomas, com os seus preços e condições.',
  },
} satisfies Translated<typeof es>
