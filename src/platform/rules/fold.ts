/** Spec 5: search ignores accents and case. The compatibility form also opens up signs such as ª and º. */
export const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
