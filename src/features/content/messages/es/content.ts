export default {
  onThisPage: 'En esta página',
  help: {
    title: '¿Te echamos una mano?',
    text: 'Te responde una persona, por teléfono o por correo.',
    write: 'Escríbenos',
  },
  contact: {
    title: 'Contacto',
    lead: 'Una pregunta, un cambio, un problema con un bono: te responde una persona en un día laborable.',
    description:
      'Habla con el equipo de {{brand}}: formulario, correo, teléfono y respuestas a las preguntas más habituales.',
    byMail: 'Escríbenos',
    byPhone: 'Por teléfono',
    hours: 'De lunes a viernes, de 9:00 a 18:00 (hora peninsular)',
    faq: 'Quizá ya está respondido',
    faqText: 'Validez, cambios, devoluciones, regalos: lo que más nos preguntáis, en una página.',
    seeFaq: 'Ver preguntas frecuentes',
  },
  areYouASpa: {
    title: '¿Eres un spa?',
    lead: 'Llena las horas tranquilas con gente que viene a disfrutar. Tú pones el spa; nosotros, los clientes.',
    description:
      'Trabaja con {{brand}}: vende bonos, escapadas y reservas de tu spa a visitantes de España, Portugal y Andorra.',
    points: {
      reach: {
        title: 'Más visitas, mejor repartidas',
        text: 'Bonos sin fecha que se canjean cuando tú tienes sitio, también de lunes a jueves.',
      },
      simple: {
        title: 'Sin cuotas ni permanencia',
        text: 'Publicas tus servicios con tus precios y condiciones. Si no vendemos, no pagas nada.',
      },
      software: {
        title: 'Y el programa para gestionarlo',
        text: 'También hacemos software de gestión para spas: agenda, aforo y cobros en un mismo sitio.',
      },
    },
    how: 'Cómo empezar',
    steps: {
      write: { title: 'Escríbenos', text: 'Cuéntanos de tu centro en el formulario: se rellena en dos minutos.' },
      visit: { title: 'Os visitamos', text: 'Queremos conocer el sitio antes de recomendarlo.' },
      open: { title: 'Abrimos tu página', text: 'Textos, fotos y precios en dos idiomas, en unos días.' },
    },
    write: 'Háblanos de tu spa',
  },
} as const
