export default {
  foot: {
    help: '¿Necesitas ayuda?',
    conditions: 'Condiciones',
    privacy: 'Privacidad',
  },
} as const
