/** A mailto address with the whole e-mail in it: the message, then what else was said, a line each. */
export function emailOf(
  to: string,
  subject: string,
  message: string,
  lines: (readonly [label: string, value: string])[],
) {
  const said = lines.filter(([, value]) => value.trim()).map(([label, value]) => `${label}: ${value.trim()}`)
  const body = [message.trim(), '', ...said].join('\r\n')
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
