import type { RecipeTexts } from './recipe-text.ts'

export const forTwoTexts: RecipeTexts = {
  'couples-massage': [
    {
      es: 'Dos camillas, dos terapeutas y la misma música. Al terminar os quedáis un rato a solas, con una infusión.',
      pt: 'Duas marquesas, dois terapeutas e a mesma música. No fim ficam um bocado a sós, com uma infusão.',
    },
    {
      es: 'Lo mismo, a la vez y en la misma cabina. Luego nadie tiene que contarle al otro cómo ha sido.',
      pt: 'O mesmo, ao mesmo tempo e na mesma cabine. Depois ninguém tem de contar ao outro como foi.',
    },
  ],
  'couples-ritual': [
    {
      es: 'Baño con pétalos, exfoliación suave, masaje y una copa de cava para brindar por lo que queráis.',
      pt: 'Banho com pétalas, esfoliação suave, massagem e uma taça de espumante para brindar ao que quiserem.',
    },
    {
      es: 'La bañera ya está llena cuando llegáis, con pétalos y el cava en el cubo. Después, las manos.',
      pt: 'A banheira já está cheia à chegada, com pétalas e o espumante no balde. Depois, as mãos.',
    },
    {
      es: 'Rosa en el agua, rosa en el aceite y dos copas al terminar: un ritual para mirarse sin pantallas.',
      pt: 'Rosa na água, rosa no óleo e duas taças no fim: um ritual para se olharem sem ecrãs.',
    },
  ],
  'private-spa': [
    {
      es: 'La zona de aguas cerrada para vosotros: elegís la luz, la música y quién llama a la puerta, que será nadie.',
      pt: 'A zona de águas fechada só para os dois: escolhem a luz, a música e quem bate à porta, que não será ninguém.',
    },
    {
      es: 'Nadie en la piscina, nadie en la sauna, nadie en la tumbona de al lado. Un spa entero a vuestro nombre.',
      pt: 'Ninguém na piscina, ninguém na sauna, ninguém na espreguiçadeira do lado. Um spa inteiro só para os dois.',
    },
  ],
  'private-spa-and-cava': [
    {
      es: 'Una hora de agua a solas, cava frío y masaje en cabina doble. Para aniversarios, o para un martes.',
      pt: 'Uma hora de água a sós, espumante fresco e massagem em cabine dupla. Para aniversários, ou para uma terça-feira.',
    },
    {
      es: 'La puerta se cierra por dentro: agua, burbujas de las dos clases y un masaje en camillas vecinas.',
      pt: 'A porta fecha-se por dentro: água, bolhas das duas espécies e uma massagem lado a lado.',
    },
  ],
  'private-bath': [
    {
      es: 'Una bañera exenta, sales, pétalos y una ventana. Solo eso, y es mucho.',
      pt: 'Uma banheira junto à janela, sais e pétalas. Só isso, e é muito.',
    },
    {
      es: 'El agua, muy caliente; los pétalos, recién puestos; el móvil, en otra parte.',
      pt: 'A água, bem quente; as pétalas, acabadas de pôr; o telemóvel, noutro lado.',
    },
  ],
}
