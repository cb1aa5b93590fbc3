import type { PromotionCategoryKey } from '#domain/catalogue/services/promotion-category.ts'
import type { PerLanguage } from '#domain/site/languages.ts'

/** What each promotion category gathers, in a sentence. */
export const promotionTexts: Record<PromotionCategoryKey, PerLanguage<string>> = {
  'spa-circuit': {
    es: 'Agua caliente, vapor y contrastes: recorridos para entrar con prisa y salir sin ella.',
    pt: 'Água quente, vapor e contrastes: percursos para entrar com pressa e sair sem ela.',
  },
  'spa-and-massage': {
    es: 'Primero el agua y después las manos: el plan que nunca falla.',
    pt: 'Primeiro a água e depois as mãos: o programa que nunca falha.',
  },
  'spa-and-food': {
    es: 'Circuito y mesa: desayunos, brunch, comidas y cenas con spa.',
    pt: 'Circuito e mesa: pequenos-almoços, brunch, almoços e jantares com spa.',
  },
  'couples-spa': {
    es: 'Experiencias para dos, con velas, sin relojes y con tiempo para hablar.',
    pt: 'Experiências a dois, com velas, sem relógios e com tempo para conversar.',
  },
  'day-pass': {
    es: 'Un día de hotel sin maleta: piscina, jardín y spa.',
    pt: 'Um dia de hotel sem mala: piscina, jardim e spa.',
  },
  'for-him': {
    es: 'Masajes, faciales y cuidados pensados para él.',
    pt: 'Massagens, faciais e cuidados pensados para ele.',
  },
  'private-spa': {
    es: 'La zona de aguas cerrada para vosotros, en exclusiva.',
    pt: 'A zona de águas fechada para os dois, em exclusivo.',
  },
  'kids-spa': {
    es: 'Agua templada, burbujas y masajes de chocolate para los pequeños, con los mayores cerca.',
    pt: 'Água morna, bolhas e massagens de chocolate para os pequenos, com os crescidos por perto.',
  },
  'spa-and-ritual': {
    es: 'Exfoliación, envoltura y masaje en una misma tarde.',
    pt: 'Esfoliação, envolvimento e massagem numa mesma tarde.',
  },
  'fathers-day': {
    es: 'Regalos para el padre que dice que no necesita nada.',
    pt: 'Presentes para o pai que diz que não precisa de nada.',
  },
  'mothers-day': {
    es: 'Tiempo para ella: el regalo que siempre acierta.',
    pt: 'Tempo para ela: o presente que acerta sempre.',
  },
  'black-friday': {
    es: 'Unos días al año, el descanso cuesta menos.',
    pt: 'Em alguns dias do ano, o descanso custa menos.',
  },
  christmas: {
    es: 'Bonos que no hay que envolver y que caben debajo de cualquier árbol.',
    pt: 'Vouchers que não é preciso embrulhar e que cabem debaixo de qualquer árvore.',
  },
  discounts: { es: 'Experiencias con el precio rebajado.', pt: 'Experiências com o preço reduzido.' },
  valentines: {
    es: 'Masajes, baños y cenas para celebrar el amor en febrero, o cuando toque.',
    pt: 'Massagens, banhos e jantares para festejar o amor em fevereiro, ou quando calhar.',
  },
  'couples-massage': {
    es: 'Dos camillas, la misma cabina y el mismo suspiro al terminar.',
    pt: 'Duas marquesas, a mesma cabine e o mesmo suspiro no fim.',
  },
  'teacher-gifts': {
    es: 'Un gracias de fin de curso que se nota en los hombros.',
    pt: 'Um obrigado de fim de ano letivo que se sente nos ombros.',
  },
  'company-gifts': {
    es: 'Detalles para equipos y clientes, que cada cual disfruta cuando quiere.',
    pt: 'Mimos para equipas e clientes, que cada um aproveita quando quer.',
  },
  other: { es: 'Otras experiencias.', pt: 'Outras experiências.' },
}
