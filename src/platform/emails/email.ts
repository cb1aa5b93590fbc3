/**
 * Spec 5: something@something of at least two characters, a dot, at least two more; no space once trimmed. Beyond that
 * only what every mail server delivers to exactly one mailbox: no quotes, commas, brackets or comments, which would be
 * read as several addresses or as none. The domain may have letters of any script, the name before it Latin ones only.
 */
export function isEmail(text: string): boolean {
  const email = text.trim()
  return email.length <= longestEmail && shape.test(email) && email.normalize('NFKC') === email
}

// RFC 5321.
const longestEmail = 254

/** RFC 5322's dot-atom: letters, digits and these signs, with single dots between. */
const atom = "[\\w!#$%&'*+/=?^`{|}~-]+"
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\p{M}-]*[\\p{L}\\p{N}\\p{M}])?'
const shape = new RegExp(`^${atom}(?:\\.${atom})*@(?=[^.]{2}|[^.]+\\.[^.]+\\.)(?:${label}\\.)+(?=.{2})${label}$`, 'u')
