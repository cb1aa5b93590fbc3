import type { SpaSeed } from './spa-seed.ts'

export const portugalSpas: SpaSeed[] = [
  {
    name: 'Spa Falésia Dourada',
    always: [{ recipe: 'couples-massage', variant: 'couple' }],
    place: 'albufeira',
    kind: 'resort',
    address: 'Estrada da Falésia 40',
    hotel: ['Falésia Dourada Resort', 5],
    signature: 'Maré Cheia',
  },
  {
    name: 'Banhos de Alfama',
    place: 'lisboa-ciudad',
    kind: 'hammam',
    address: 'Rua das Fontes 12',
    signature: 'Alfama',
  },
  {
    name: 'Spa Socalcos do Douro',
    always: [{ recipe: 'vine-ritual', variant: 'couple' }],
    place: 'pinhao',
    kind: 'boutique',
    address: 'Quinta dos Socalcos',
    hotel: ['Casa dos Socalcos', 5],
    signature: 'Vindima',
    isAdultsOnly: true,
  },
  {
    name: 'Spa Levada Alta',
    place: 'funchal',
    kind: 'thermal',
    address: 'Caminho da Levada 55',
    hotel: ['Levada Alta', 5],
    signature: 'Levada',
  },
  { name: 'Spa Ria Mansa', place: 'tavira', kind: 'thalasso', address: 'Rua do Cais 7', hotel: ['Ria Mansa', 4] },
  {
    name: 'Spa Quinta da Névoa',
    place: 'sintra',
    kind: 'boutique',
    address: 'Estrada da Serra 18',
    hotel: ['Quinta da Névoa', 5],
  },
]

export const andorraSpas: SpaSeed[] = [
  {
    name: 'Termes Vall Blanca',
    place: 'les-escaldes',
    kind: 'mountain',
    address: 'Carrer de les Fonts 3',
    hotel: ['Gran Vall Blanca', 5],
    signature: 'Vall Blanca',
  },
  {
    name: 'Spa Pic Nevat',
    place: 'el-pas-de-la-casa',
    kind: 'mountain',
    address: 'Carrer de la Solana 26',
    hotel: ['Pic Nevat', 4],
  },
  {
    name: 'Spa Bosc de Neu',
    place: 'el-serrat',
    kind: 'mountain',
    address: 'Carretera General d’Ordino s/n',
    hotel: ['Bosc de Neu', 4],
    signature: 'Bosc de Neu',
  },
  {
    name: 'Spa Coma Alta',
    place: 'arinsal',
    kind: 'mountain',
    address: 'Carretera d’Arinsal 9',
    hotel: ['Apartamentos Coma Alta', 3],
  },
  {
    name: 'Spa Pedra i Neu',
    place: 'soldeu',
    kind: 'mountain',
    address: 'Camí de les Pistes 1',
    hotel: ['Pedra i Neu', 5],
    signature: 'Pedra i Neu',
    isAdultsOnly: true,
  },
]
