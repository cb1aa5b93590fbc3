export default {
  invitation: {
    subject: '¿Qué tal en {{spa}}?',
    preheader: 'Cuatro notas y unas líneas: ayudas a quien viene después.',
    title: '{{name}}, ¿cómo fue?',
    lead: 'Esperamos que hayas disfrutado de {{service}} en {{spa}}. Si tienes un minuto, cuéntanos tu visita: ayuda a quien aún está eligiendo, y también al spa.',
    button: 'Dar mi opinión',
    note: 'Este enlace es solo tuyo: tu opinión se publica al momento, con la marca de visita verificada, y de cada visita se publica una. Funciona durante 180 días.',
    why: 'Recibes este correo porque has visitado un spa con {{brand}}.',
    unsubscribe: 'No quiero que me pidáis mi opinión',
  },
} as const
