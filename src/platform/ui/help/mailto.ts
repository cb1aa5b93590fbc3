/** A link that opens the visitor's own mail, with the subject written for them. */
export function mailto(address: string, subject?: string): string {
  return `mailto:${address}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`
}
