/** Said of a place on its own page, by the key that addresses give it. Without an entry a general sentence stands in. */
export default {
  intros: {
    espana:
      'Circuitos de agua, masajes y rituales en hoteles y balnearios que hemos elegido uno a uno. Compra tu bono hoy y ven cuando quieras.',
    canarias:
      'Ocho islas, agua de mar todo el año y la costumbre de no correr. Talasoterapia, piscinas de lava y masajes con aloe, en hoteles que miran al Atlántico.',
    'comunidad-valenciana':
      'Baños árabes en la ciudad y spas de playa a un paseo del Mediterráneo. Planes de un rato o de un día entero, con arroz a la vuelta.',
    tenerife:
      'Circuitos termales, hammams y piscinas frente al Atlántico, del sur al valle de La Orotava. Elige el sur por el sol y el norte por el verde: en una isla así, ningún spa queda lejos.',
    valencia:
      'Hammams a un paso del centro, spas urbanos para la hora de comer y hoteles de playa para el fin de semana. Un rato de calma sin salir de la provincia.',
    'tenerife/adeje':
      'Los grandes hoteles del sur, con piscinas de agua salada, circuitos largos y terrazas al atardecer. Aquí se viene a pasar el día: el spa por la mañana y La Caleta para comer.',
    'tenerife/arona':
      'Los Cristianos, el puerto y la montaña de Guaza al fondo. Spas sin prisa para después de la playa, o para el día que el ferry llega pronto.',
    'tenerife/guia-de-isora':
      'La costa más tranquila del oeste, entre plataneras y con La Gomera enfrente. Spas grandes y silenciosos, de los que piden quedarse a ver la puesta de sol.',
    'tenerife/playa-de-las-americas':
      'Al lado del paseo y de las olas, circuitos y masajes para bajar el ritmo. Entra con arena en los pies y sal con los hombros sueltos.',
    'tenerife/puerto-de-la-cruz':
      'El norte de siempre: jardines, lava y piscinas con el Teide detrás. Balnearios y hoteles con historia para una mañana de agua caliente y un café en la plaza.',
    'tenerife/san-cristobal-de-la-laguna':
      'Calles de casas de colores, aire fresco y spas pequeños donde te llaman por tu nombre. El plan de entre semana: una hora de masaje y a pasear.',
    'tenerife/san-miguel-de-abona':
      'Golf, marina y un mar que se ve desde casi todas partes. Circuitos para las piernas cansadas y rituales largos para los demás.',
    'tenerife/santa-cruz-de-tenerife':
      'Spas de ciudad entre el parque García Sanabria y el mar, a mano cuando sales de trabajar. Para una pausa a mediodía o una tarde entera.',
    'tenerife/santa-ursula':
      'Acantilados verdes, viñas y vistas al valle de La Orotava. Pocos spas y muy tranquilos: se oye el agua y poco más.',
    'tenerife/santiago-del-teide':
      'Entre Los Gigantes y el volcán, piscinas de roca y atardeceres largos. El sitio para acabar un día de senderos con agua caliente.',
    'valencia/gandia':
      'Arena ancha, un paseo largo y spas de hotel para cualquier mes. En verano refrescan y en invierno la playa es casi solo para ti.',
    'valencia/paterna':
      'A diez minutos de Valencia y lejos de su tráfico. Circuitos y masajes para volver a casa de otra manera.',
    'valencia/valencia':
      'Baños árabes en el centro, spas con vistas al Turia y masajes a la hora de comer. La ciudad sigue ahí fuera: puede esperar un rato.',
  },
  /** Where 'en' and the name are not enough. */
  where: { 'comunidad-valenciana': 'en la Comunidad Valenciana' },
} as const
