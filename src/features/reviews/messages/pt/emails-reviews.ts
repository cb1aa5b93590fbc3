import type { Translated } from '#platform/i18n/translate.ts'
import type es from '../es/emails-reviews.ts'

export default {
  invitation: {
    subject: 'Como correu a visita a {{spa}}?',
    preheader: 'Quatro notas e algumas linhas: ajuda quem vem a seguir.',
    title: '{{name}}, como foi?',
    lead: 'Esperamos que tenha gostado de {{service}} em {{spa}}. Se tiver um minuto, conte-nos a sua visita: ajuda quem ainda está a escolher, e também o spa.',
    button: 'Dar a minha opinião',
    note: 'Esta ligação é só sua: a sua opinião é publicada de imediato, com a marca de visita verificada, e de cada visita publica-se uma. Funciona durante 180 dias.',
    why: 'Recebe este e-mail porque visitou um spa com a {{brand}}.',
    unsubscribe: 'Não quero que me peçam a minha opinião',
  },
  toSpa: {
    subject: 'Nova opinião de {{author}}: {{score}} em 5',
    preheader: 'Já está na vossa página. Podem responder uma vez.',
    title: 'Têm uma opinião nova',
    lead: '{{author}} contou a sua visita a {{spa}}. A opinião já está publicada na vossa página.',
    score: '{{score}} em 5',
    button: 'Responder',
    note: 'Podem responder uma só vez e a resposta é publicada de imediato, por baixo da opinião. Não partilhem esta ligação: quem a tiver pode responder em vosso nome. Se a opinião contiver insultos ou dados de outras pessoas, respondam a este e-mail e nós verificamos.',
    why: 'Recebem este e-mail porque o vosso spa está na {{brand}}.',
  },
} satisfies Translated<typeof es>
