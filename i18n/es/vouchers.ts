export default {
  login: {
    title: 'Gestiona tu bono',
    lead: 'Activarlo, cambiar el beneficiario, cambiarlo por otra experiencia o pedir la devolución: todo sin crear una cuenta.',
    needTitle: 'Ten a mano',
    needs: {
      email: 'El correo del beneficiario del bono',
      reference: 'La referencia, que empieza por SP o BOSPD',
      expiry: 'La fecha de validez que aparece en el PDF',
    },
    byMail:
      'Escríbenos a {{email}} desde el correo de la compra con esos tres datos y hacemos la gestión por ti en un día laborable.',
    write: 'Escribir a ayuda',
    policy: 'Leer la política de cambios y devoluciones',
  },
  resend: {
    title: 'Reenviar mis bonos',
    lead: '¿Has perdido el correo con tu bono? No pasa nada: su valor sigue siendo tuyo.',
    byMail: 'Escríbenos a {{email}} desde la dirección con la que compraste y te lo enviamos otra vez.',
  },
} as const
