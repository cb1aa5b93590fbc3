/** What a spa is: it decides which treatments it gives and how it is described. */
export const spaKinds = ['resort', 'thalasso', 'thermal', 'hammam', 'urban', 'boutique', 'mountain'] as const
export type SpaKind = (typeof spaKinds)[number]
