import { statfsSync } from 'node:fs'
import { isDatabaseAway } from './db/database-away.ts'

/** Something that the operator can mend. Its message is all that is said of it: a sentence, without personal data. */
export class OperatorProblem extends Error {}

/** What a start or a command is about, as far as its settings could be read. */
type Surroundings = { port?: number; host?: string | undefined; dataFolder?: string; databaseUrl?: string | undefined }

/** In a sentence why it could not be done, or null for an error of ours. */
export function describeProblem(error: unknown, surroundings: Surroundings = {}): string | null {
  if (error instanceof OperatorProblem) return error.message
  if (!(error instanceof Error)) return null
  const cause = describeProblem(error.cause, surroundings)
  if (cause) return cause
  const { code = '', syscall = '' } = error as NodeJS.ErrnoException
  if (['listen', 'bind'].includes(syscall)) return aboutListening(code, surroundings)
  return aboutDatabase(error, code, syscall, surroundings) ?? aboutFiles(error, code, surroundings)
}

function aboutListening(code: string, { port, host }: Surroundings): string {
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Set PORT to another one.`
  if (code === 'EACCES') return `Port ${port} may not be opened by this user. Set PORT to one from 1024 on.`
  return `HOST=${host} can't be listened on (${code}). Set it to an address of this machine.`
}

/** By PostgreSQL's own codes. Its details are never repeated: there may be anybody's data in them. */
function aboutDatabase(error: Error, code: string, syscall: string, around: Surroundings): string | null {
  const { databaseUrl, dataFolder } = around
  const which = databaseUrl ? `The database of DATABASE_URL (${placeOf(databaseUrl)})` : 'The embedded database'
  if (/^28/.test(code)) return `${which} refuses the user or the password (${code}).`
  if (code === '3D000') return `${which} does not exist. Create it, empty, or name another one.`
  if (code === '42501') return `${which} does not allow its user what the start needs: to create tables and schemas.`
  if (code === '53100' || code === '58030') return `${which} has no room left on its disk.`
  if (code === '25006') return `${which} is a copy that can only be read. Name the one that is written to.`
  if (code === '53300') return `${which} has no connection left.`
  // Of a disk, not of PostgreSQL.
  if (/^E[A-Z]+$/.test(code) && !['connect', 'read', 'write', 'getaddrinfo'].includes(syscall)) return null
  const refusal = refusals.find(([pattern]) => pattern.test(error.message))?.[1]
  if (refusal) return `${which} ${refusal}.`
  if (!isDatabaseAway(error)) return null
  if (databaseUrl || !dataFolder) return `${which} can't be reached${code && ` (${code})`}.`
  return aboutFullDisk(dataFolder) ?? `${which} does not answer; ${dataFolder}/postgres.log says why.`
}

/** What the driver says without a code. */
const refusals: [RegExp, string][] = [
  [/SSL|certificate|altnames/i, 'does not agree about TLS: look at sslmode in its address'],
  [/password must be a string|no password supplied/i, 'wants a password, and its address has none'],
]

/** Nothing of its user and password. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

/** What we read and write at a start is in the data folder. */
function aboutFiles(error: Error, code: string, { dataFolder }: Surroundings): string | null {
  const { path = '' } = error as NodeJS.ErrnoException
  if (!dataFolder || !/^E[A-Z]+$/.test(code)) return null
  const isFull = ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(code)
  // A write does not say to which file.
  if (!path.startsWith(dataFolder) && !dataFolder.startsWith(path)) return null
  if (path === '' && !isFull) return null
  const folder = `The data folder ${dataFolder}`
  if (isFull) return fullDisk(dataFolder)
  if (code === 'ENOTDIR' || code === 'EEXIST') return `${folder} is a file, or below one. Set DATA_DIR to a folder.`
  return `${folder} can't be used by this user (${code}). Set DATA_DIR to a folder that can be written.`
}

/** PostgreSQL writes its log in pieces of 16 MB, and dies where there is no room for the next. */
const leastRoom = 64 * 1024 * 1024

/** Whether a disk is the reason why PostgreSQL is gone: what it tells of that is in its log only. */
export function aboutFullDisk(dataFolder: string): string | null {
  try {
    const { bavail, bsize } = statfsSync(dataFolder)
    return bavail * bsize < leastRoom ? fullDisk(dataFolder) : null
  } catch {
    return null
  }
}

const fullDisk = (dataFolder: string) =>
  `The data folder ${dataFolder} is on a disk that is full. Make room, or set DATA_DIR to another folder.`
