import type { RecipeTexts } from './recipe-text.ts'

export const foodTexts: RecipeTexts = {
  'circuit-and-breakfast': [
    {
      es: 'Primero el desayuno, sin mirar el reloj, y después el agua cuando el spa aún está casi vacío.',
      pt: 'Primeiro o pequeno-almoço, sem olhar para o relógio, e depois a água, com o spa ainda quase vazio.',
    },
    {
      es: 'Zumo, pan caliente y una mesa sin prisas. El circuito viene después, con la mañana por delante.',
      pt: 'Sumo, pão quente e uma mesa sem pressas. O circuito vem depois, com a manhã pela frente.',
    },
  ],
  'circuit-and-brunch': [
    {
      es: 'Para mañanas que empiezan tarde: primero el circuito y después un brunch con huevos, fruta, bollería y zumo recién hecho.',
      pt: 'Para manhãs que começam tarde: primeiro o circuito e depois um brunch com ovos, fruta, bolos e sumo acabado de fazer.',
    },
    {
      es: 'Ni desayuno ni comida: las dos cosas, y con el pelo todavía húmedo del circuito.',
      pt: 'Nem pequeno-almoço nem almoço: as duas coisas, e com o cabelo ainda húmido do circuito.',
    },
  ],
  'circuit-and-lunch': [
    {
      es: 'Agua a mediodía y mesa después, con cocina de temporada y producto de la zona.',
      pt: 'Água ao meio-dia e mesa a seguir, com cozinha da época e produtos da região.',
    },
    {
      es: 'El apetito lo abre el agua y lo cierra la cocina: dos platos, postre y sobremesa.',
      pt: 'A água abre o apetite e a cozinha trata dele: dois pratos, sobremesa e conversa.',
    },
  ],
  'circuit-and-buffet': [
    {
      es: 'Para venir con hambre: circuito de aguas y bufé libre en el restaurante del hotel, con cocina en vivo.',
      pt: 'Para vir com fome: circuito de águas e buffet livre no restaurante do hotel, com cozinha ao vivo.',
    },
    {
      es: 'Primero flotar, luego elegir. Se repite de las dos cosas.',
      pt: 'Primeiro flutuar, depois escolher. Repete-se de ambas as coisas.',
    },
  ],
  'circuit-and-dinner': [
    {
      es: 'El plan que arregla una semana: agua a última hora, cena tranquila y a casa sin prisa.',
      pt: 'O programa que salva uma semana: água ao fim do dia, jantar tranquilo e para casa sem pressa.',
    },
    {
      es: 'El circuito a media luz y la mesa puesta al salir: no hay que decidir nada más en toda la noche.',
      pt: 'O circuito à meia-luz e a mesa posta à saída: não há mais nada a decidir toda a noite.',
    },
  ],
  'massage-and-brunch': [
    {
      es: 'Masaje primero y mesa al sol después. El orden importa.',
      pt: 'Primeiro a massagem e depois a mesa ao sol. A ordem importa.',
    },
    {
      es: 'Se baja de la camilla con hambre y la mesa ya está puesta.',
      pt: 'Desce-se da marquesa com fome e a mesa já está posta.',
    },
  ],
}
