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
} as const
