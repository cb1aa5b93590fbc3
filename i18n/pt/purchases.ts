export default {
  startFailed: {
    title: 'Não foi possível iniciar a compra',
    body: 'Não sabemos que experiência quer comprar. Escolha uma e tente novamente mais tarde, ou escreva-nos para {{email}} e ajudamos.',
    choose: 'Escolher uma experiência',
    getaways: 'Escolher uma escapadinha',
  },
  bookingNotFound: {
    title: 'Não encontramos esta reserva',
    body: 'Abra a ligação que lhe enviámos por e-mail. Se não funcionar, escreva-nos para {{email}} com o seu localizador e vemos isso consigo.',
    checkoutTitle: 'Reserva',
    confirmationTitle: 'Confirmação de reserva',
    contact: 'Contactar a ajuda',
  },
} as const
