import type { Translated } from '#platform/i18n/translate.ts'
import type es from '../es/campaigns.ts'

export default {
  preview: 'Vista do dia {{day}}',
  announcements: {
    blackFriday: 'Black Friday: a calma também tem desconto.',
    christmas: 'Natal: trocas e devoluções até 20 de janeiro.',
    threeKings: 'Reis: o voucher chega ao e-mail num minuto, mesmo na véspera.',
    valentines: 'Dia dos Namorados: programas a dois, sem pressa.',
    fathersDay: 'Dia do Pai: este ano, nem gravata nem perfume.',
    holyWeek: 'Páscoa: um dia de spa perto de si.',
    mothersDay: 'Dia da Mãe: flores e, desta vez, uma massagem.',
    teacherGift: 'Fim do ano letivo: presentes para professores.',
  },
  actions: {
    blackFriday: 'Ver as ofertas',
    christmas: 'Ver presentes de Natal',
    threeKings: 'Ver presentes de Reis',
    valentines: 'Ver programas a dois',
    fathersDay: 'Ver presentes para ele',
    holyWeek: 'Ver os day pass',
    mothersDay: 'Ver presentes para ela',
    teacherGift: 'Ver presentes para professores',
    dayPass: 'Ver os day pass',
    summer: 'Ver programas de verão',
    spaAndLunch: 'Ver spa e gastronomia',
    spaAndBrunch: 'Ver spa e brunch',
  },
} satisfies Translated<typeof es>
