/** What a picture shows. */
export default {
  placeholder: 'Reflejos de luz en el agua clara de una piscina',
} as const
