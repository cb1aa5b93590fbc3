/** Phones with a story of their own; every other one waits on the MB WAY page for somebody to answer. */
export const phones = {
  /** Nobody has MB WAY there: it is refused at once. */
  unknown: '+351910000001',
}
