/** Where errors are reported to: the address that takes envelopes, and the key it knows us by. */
export type Dsn = { envelopeUrl: string; publicKey: string }

const key = /^[\w-]{1,100}$/
const project = /^\/(?:[\w.~-]+\/)*[\w-]+$/

/** `https://{key}@{host}/{path}/{project}`. An older secret after the key (`key:secret@`) is not needed any more. */
export function parseDsn(text: string): Dsn | null {
  if (!URL.canParse(text)) return null
  const { protocol, username, host, hostname, pathname, search, hash } = new URL(text)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && localHosts.has(hostname))
  if (!isSafe || !key.test(username) || !project.test(pathname) || search || hash) return null
  const end = pathname.lastIndexOf('/')
  const folder = pathname.slice(0, end)
  return { envelopeUrl: `${protocol}//${host}${folder}/api${pathname.slice(end)}/envelope/`, publicKey: username }
}

/** What does not leave this machine needs no encryption. */
const localHosts = new Set(['localhost', '127.0.0.1'])
