import type { Point } from './polyline.ts'

/** A name to find one's way by. Rank 1 shows on any map, 2 on a map of a region, 3 on one of an island or a county. */
export type Town = { name: string; at: Point; rank: number }

/** Latitude and longitude. Names are the ones on the signposts, the same in every language. */
const table = `
1: Madrid 40.417 -3.703, Barcelona 41.383 2.176, Valencia 39.470 -0.376, Sevilla 37.389 -5.984, Zaragoza 41.652 -0.881
1: Málaga 36.720 -4.420, Bilbao 43.263 -2.935, Lisboa 38.711 -9.139, Porto 41.150 -8.611, Palma 39.570 2.650
1: Las Palmas 28.124 -15.436, Santa Cruz 28.468 -16.255, Andorra la Vella 42.507 1.522, Funchal 32.650 -16.908
1: A Coruña 43.362 -8.412, Murcia 37.984 -1.129, Valladolid 41.652 -4.724, Granada 37.177 -3.598, Faro 37.019 -7.930
2: Vitoria 42.847 -2.673, Albacete 38.995 -1.858, Alicante 38.345 -0.483, Almería 36.838 -2.460, Ávila 40.656 -4.700
2: Badajoz 38.879 -6.970, Burgos 42.341 -3.704, Cáceres 39.475 -6.372, Cádiz 36.527 -6.289, Castelló 39.986 -0.037
2: Ciudad Real 38.986 -3.929, Córdoba 37.885 -4.779, Cuenca 40.072 -2.135, Girona 41.983 2.824, Guadalajara 40.633 -3.166
2: Donostia 43.321 -1.984, Huelva 37.258 -6.951, Huesca 42.136 -0.409, Jaén 37.769 -3.790, León 42.599 -5.567
2: Lleida 41.614 0.626, Logroño 42.466 -2.450, Lugo 43.010 -7.556, Pamplona 42.817 -1.643, Ourense 42.336 -7.864
2: Oviedo 43.361 -5.849, Palencia 42.010 -4.529, Pontevedra 42.431 -8.645, Salamanca 40.965 -5.664, Santander 43.462 -3.805
2: Segovia 40.948 -4.118, Soria 41.764 -2.465, Tarragona 41.117 1.252, Teruel 40.344 -1.107, Toledo 39.858 -4.024
2: Zamora 41.503 -5.745, Ceuta 35.889 -5.316, Melilla 35.292 -2.938, Vigo 42.237 -8.720, Gijón 43.537 -5.664
2: Santiago de Compostela 42.880 -8.545, Jerez de la Frontera 36.685 -6.126, Marbella 36.510 -4.883, Cartagena 37.606 -0.986
2: Gandia 38.967 -0.180, Benidorm 38.541 -0.131, Elx 38.266 -0.699, Mérida 38.916 -6.344, Algeciras 36.131 -5.450
2: Figueres 42.266 2.962, Reus 41.155 1.107, Manresa 41.725 1.826, Ponferrada 42.549 -6.598, Aranda de Duero 41.671 -3.689
2: Plasencia 40.031 -6.088, Linares 38.095 -3.636, Lorca 37.677 -1.701, Calatayud 41.354 -1.644, Tudela 42.062 -1.605
2: Ibiza 38.907 1.432, Maó 39.889 4.264, Ciutadella 40.002 3.839, Manacor 39.570 3.209, Inca 39.721 2.911
2: Puerto de la Cruz 28.416 -16.548, La Laguna 28.488 -16.316, Costa Adeje 28.086 -16.735, Los Cristianos 28.051 -16.716
2: Maspalomas 27.760 -15.586, Puerto Rico 27.789 -15.711, Puerto del Rosario 28.500 -13.863, Corralejo 28.731 -13.867
2: Morro Jable 28.051 -14.352, Arrecife 28.963 -13.548, Playa Blanca 28.865 -13.828, San Sebastián 28.092 -17.110
2: Santa Cruz de La Palma 28.683 -17.764, Los Llanos 28.659 -17.918, Valverde 27.809 -17.915
2: Braga 41.545 -8.427, Coimbra 40.211 -8.429, Aveiro 40.641 -8.654, Viseu 40.657 -7.914, Guarda 40.537 -7.268
2: Évora 38.571 -7.909, Beja 38.015 -7.865, Setúbal 38.524 -8.893, Sintra 38.798 -9.388, Cascais 38.697 -9.421
2: Lagos 37.102 -8.674, Albufeira 37.089 -8.250, Tavira 37.127 -7.649, Portimão 37.137 -8.538, Vila Real 41.301 -7.744
2: Bragança 41.806 -6.757, Peso da Régua 41.163 -7.786, Viana do Castelo 41.694 -8.833, Leiria 39.744 -8.807
2: Castelo Branco 39.823 -7.493, Portalegre 39.292 -7.431, Santarém 39.236 -8.687, Lamego 41.097 -7.810
3: Arona 28.100 -16.681, Adeje 28.122 -16.726, Guía de Isora 28.211 -16.779, Santiago del Teide 28.297 -16.816
3: Los Gigantes 28.245 -16.841, Granadilla 28.121 -16.576, El Médano 28.045 -16.537, Vilaflor 28.158 -16.636
3: La Orotava 28.390 -16.523, Santa Úrsula 28.426 -16.491, Icod de los Vinos 28.367 -16.711, Garachico 28.373 -16.764
3: Candelaria 28.355 -16.371, Güímar 28.311 -16.413, El Teide 28.272 -16.642, Tacoronte 28.477 -16.411
3: Mogán 27.884 -15.725, Agaete 28.100 -15.700, Agüimes 27.905 -15.446, Telde 27.997 -15.417, Gáldar 28.144 -15.650
3: Teror 28.058 -15.547, Tejeda 27.995 -15.614, Arucas 28.119 -15.523, Playa del Inglés 27.757 -15.571
3: El Cotillo 28.681 -14.010, Caleta de Fuste 28.398 -13.859, Costa Calma 28.161 -14.227, Betancuria 28.425 -14.057
3: Gran Tarajal 28.212 -14.021, Antigua 28.423 -14.013, Puerto del Carmen 28.922 -13.664, Costa Teguise 28.995 -13.490
3: Teguise 29.060 -13.560, Haría 29.146 -13.500, Paterna 39.503 -0.441, Sagunt 39.680 -0.278, Cullera 39.164 -0.254
3: Torrent 39.437 -0.465, Alzira 39.151 -0.435, Xàtiva 38.990 -0.519, Ontinyent 38.822 -0.606, Llíria 39.625 -0.595
3: Requena 39.487 -1.100, Buñol 39.418 -0.790, Oliva 38.919 -0.121, Dénia 38.840 0.106, Xàbia 38.789 0.166
3: Calp 38.645 0.045, Altea 38.599 -0.051, Peñíscola 40.358 0.406, Orihuela 38.085 -0.945, Torrevieja 37.979 -0.682
3: Loulé 37.138 -8.023, Silves 37.190 -8.439, Vilamoura 37.079 -8.117, Olhão 37.026 -7.841, Sagres 37.008 -8.943
3: Monchique 37.318 -8.555, Vila Real de Santo António 37.194 -7.418, Mafra 38.937 -9.328, Estoril 38.706 -9.398
3: Almada 38.680 -9.157, Pinhão 41.190 -7.546, Machico 32.718 -16.767, Câmara de Lobos 32.649 -16.977
3: Ribeira Brava 32.674 -17.063, Santana 32.805 -16.881, São Vicente 32.797 -17.042, Porto Moniz 32.866 -17.166
3: Ordino 42.556 1.533, La Massana 42.545 1.515, Encamp 42.536 1.583, Canillo 42.567 1.597, Soldeu 42.577 1.668
3: Arinsal 42.573 1.484, El Pas de la Casa 42.543 1.733, Sant Julià de Lòria 42.464 1.491, La Seu d'Urgell 42.358 1.456
3: Puigcerdà 42.432 1.928, Vielha 42.702 0.796, Jaca 42.570 -0.549, Sitges 41.235 1.811, Salou 41.077 1.142
3: Lloret de Mar 41.700 2.846, Fuengirola 36.540 -4.625, Estepona 36.427 -5.146, Nerja 36.746 -3.876, Ronda 36.742 -5.167
3: Tarifa 36.014 -5.604, Chiclana 36.419 -6.149, Roquetas de Mar 36.764 -2.615, Sóller 39.767 2.715, Alcúdia 39.853 3.121
3: Sant Antoni 38.980 1.304, Santa Eulària 38.985 1.534, Sant Francesc 38.706 1.429, Calvià 39.566 2.506
3: Badalona 41.450 2.247, L'Hospitalet 41.360 2.100, Sabadell 41.548 2.107, Terrassa 41.561 2.008, Sant Cugat 41.472 2.082
3: Castelldefels 41.280 1.977, Mataró 41.540 2.445, Granollers 41.608 2.288, Cornellà 41.355 2.070, El Prat 41.327 2.095
3: Alcalá de Henares 40.482 -3.364, Getafe 40.308 -3.730, Móstoles 40.322 -3.865, Alcobendas 40.541 -3.641
3: Pozuelo 40.435 -3.813, Las Rozas 40.493 -3.874, Arganda 40.301 -3.438, Aranjuez 40.031 -3.603
3: Amadora 38.754 -9.231, Oeiras 38.692 -9.311, Odivelas 38.793 -9.184, Loures 38.831 -9.168, Barreiro 38.663 -9.072
3: Montijo 38.706 -8.974, Seixal 38.643 -9.101, Queluz 38.757 -9.255, Sacavém 38.793 -9.106, Caparica 38.644 -9.235
3: Vila Nova de Gaia 41.124 -8.612, Matosinhos 41.182 -8.689, Maia 41.232 -8.621, Espinho 41.007 -8.641
3: Dos Hermanas 37.283 -5.921, Torremolinos 36.622 -4.500, Barakaldo 43.297 -2.988, Getxo 43.357 -3.011
3: Burjassot 39.509 -0.413, Manises 39.492 -0.463, Mislata 39.475 -0.418, Alboraia 39.500 -0.352, Catarroja 39.403 -0.404
3: Playa de las Américas 28.063 -16.729, Radazul 28.403 -16.325, Caniço 32.651 -16.838, Camacha 32.680 -16.845
`

export const towns: Town[] = table
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [rank, names = ''] = line.split(': ')
    return names.split(', ').map((entry) => {
      const [, name = '', latitude, longitude] = /^(.+) (\S+) (\S+)$/.exec(entry) ?? []
      return { name, at: [Number(longitude), Number(latitude)] as Point, rank: Number(rank) }
    })
  })
