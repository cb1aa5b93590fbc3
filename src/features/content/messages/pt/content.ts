import type { Translated } from '#platform/i18n/translate.ts'
import type es from '../es/content.ts'

export default {
  onThisPage: 'Nesta página',
  help: {
    title: 'Precisa de ajuda?',
    text: 'Responde-lhe uma pessoa, por telefone ou por e-mail.',
    write: 'Escreva-nos',
  },
  contact: {
    title: 'Contacto',
    lead: 'Uma pergunta, uma troca, um problema com um voucher: responde-lhe uma pessoa num dia útil.',
    description:
      'Fale com a equipa da {{brand}}: formulário, e-mail, telefone e respostas às perguntas mais habituais.',
    byMail: 'Escreva-nos',
    byPhone: 'Por telefone',
    hours: 'De segunda a sexta-feira, das 8h00 às 17h00 (hora de Lisboa)',
    faq: 'Talvez já esteja respondido',
    faqText: 'Validade, trocas, devoluções, presentes: o que mais nos perguntam, numa página.',
    seeFaq: 'Ver perguntas frequentes',
  },
  areYouASpa: {
    title: 'Tem um spa?',
    lead: 'Encha as horas calmas com quem vem desfrutar. O spa é consigo; os clientes, connosco.',
    description:
      'Trabalhe com a {{brand}}: venda vouchers, escapadinhas e marcações do seu spa a visitantes de Espanha, Portugal e Andorra.',
    points: {
      reach: {
        title: 'Mais visitas, mais bem distribuídas',
        text: 'Vouchers sem data que se resgatam quando tem lugar, também de segunda a quinta-feira.',
      },
      simple: {
        title: 'Sem mensalidades nem fidelização',
        text: 'Publica os seus serviços com os seus preços e condições. Se não vendermos, não paga nada.',
      },
      software: {
        title: 'E o programa para gerir tudo',
        text: 'Também fazemos software de gestão para spas: agenda, lotação e pagamentos num só lugar.',
      },
    },
    how: 'Como começar',
    steps: {
      write: { title: 'Escreva-nos', text: 'Fale-nos do seu centro no formulário: preenche-se em dois minutos.' },
      visit: { title: 'Visitamo-lo', text: 'Queremos conhecer o lugar antes de o recomendar.' },
      open: { title: 'Abrimos a sua página', text: 'Textos, fotografias e preços em dois idiomas, em poucos dias.' },
    },
    write: 'Fale-nos do seu spa',
  },
} satisfies Translated<typeof es>
