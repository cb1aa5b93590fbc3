/** A field that no person sees or fills in. Programs that fill in everything give themselves away. */
export const trapField = 'subject'
