/** Spec 5: something@something of at least two characters, a dot, at least two more; no space once trimmed. */
export function isEmail(text: string): boolean {
  const email = text.trim()
  return email.length <= longestEmail && /^[^\s@]+@[^\s@]{2,}\.[^\s@.]{2,}$/.test(email)
}

// RFC 5321.
const longestEmail = 254
