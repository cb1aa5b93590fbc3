/** Spec 5: something@something of at least two characters, a dot, at least two more; no space once trimmed. */
export const isEmail = (text: string) => /^[^\s@]+@[^\s@]{2,}\.[^\s@.]{2,}$/.test(text.trim())
