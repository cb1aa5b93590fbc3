import type { RecipeTexts } from './recipe-text.ts'

export const kidsTexts: RecipeTexts = {
  'kids-circuit': [
    {
      es: 'Agua templada, burbujas y chorros a su altura, en el horario familiar de la mañana. El silencio se deja para los mayores.',
      pt: 'Água morna, bolhas e jatos à altura deles, no horário familiar da manhã. O silêncio fica para os crescidos.',
    },
    {
      es: 'Chapotear también relaja: agua templada, poca profundidad y alguien cerca que vigila.',
      pt: 'Chapinhar também relaxa: água morna, pouca profundidade e alguém por perto a vigiar.',
    },
  ],
  'kids-chocolate-massage': [
    {
      es: 'Un masaje suave con crema de cacao y, al final, la pregunta inevitable: no, no se come.',
      pt: 'Uma massagem suave com creme de cacau e, no fim, a pergunta inevitável: não, não se come.',
    },
    {
      es: 'Veinticinco minutos de cacao y risas, con un mayor al lado y un zumo al acabar.',
      pt: 'Vinte e cinco minutos de cacau e risos, com um crescido ao lado e um sumo no fim.',
    },
  ],
  'parent-and-child-ritual': [
    {
      es: 'Bañera de burbujas, masaje corto para cada uno y un tentempié juntos. Para repetir en cada cumpleaños.',
      pt: 'Banheira de bolhas, massagem curta para cada um e lanche juntos. Para repetir em cada aniversário.',
    },
    {
      es: 'Una hora y pico sin pantallas, los dos a lo mismo: burbujas, crema de cacao y zumo.',
      pt: 'Pouco mais de uma hora sem ecrãs, os dois no mesmo: bolhas, creme de cacau e sumo.',
    },
  ],
  'baby-water': [
    {
      es: 'Agua a 33 grados, poca gente y un monitor que enseña a sostener sin miedo. Las risas las ponen ellos.',
      pt: 'Água a 33 graus, pouca gente e um monitor que ensina a segurar sem medo. Os risos são por conta deles.',
    },
    {
      es: 'El primer chapuzón sin prisas: agua tibia, un grupo pequeño y manos que sostienen.',
      pt: 'O primeiro mergulho sem pressas: água morna, um grupo pequeno e mãos que seguram.',
    },
  ],
  'teen-facial': [
    {
      es: 'Para aprender a cuidar la piel desde el principio: limpieza suave, mascarilla y una rutina sencilla para casa.',
      pt: 'Para aprender a cuidar da pele desde o início: limpeza suave, máscara e uma rotina simples para casa.',
    },
    {
      es: 'Granos, dudas y demasiados productos: aquí se limpia, se explica y se deja lo justo.',
      pt: 'Borbulhas, dúvidas e produtos a mais: aqui limpa-se, explica-se e fica só o necessário.',
    },
  ],
  'family-morning': [
    {
      es: 'Dos horas de agua en el horario familiar, con piscina para los pequeños, hidromasaje para los mayores y zumo y fruta para todos.',
      pt: 'Duas horas de água no horário familiar, com piscina para os pequenos, hidromassagem para os crescidos e sumo e fruta para todos.',
    },
    {
      es: 'Los pequeños llegan antes al agua y los mayores, al hidromasaje. Con la fruta y el zumo se encuentran todos.',
      pt: 'Os pequenos chegam primeiro à água e os crescidos, à hidromassagem. À hora da fruta e do sumo encontram-se todos.',
    },
  ],
}
