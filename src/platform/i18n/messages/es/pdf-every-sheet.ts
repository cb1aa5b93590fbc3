export default {
  for: 'Para {{name}}',
  from: 'de parte de {{name}}',
  doubts: '¿Dudas? {{email}} · {{phone}}',
  fullConditions: 'Condiciones completas en {{address}}.',
  inTheNameOf: 'A nombre de',
  or: 'o',
} as const
