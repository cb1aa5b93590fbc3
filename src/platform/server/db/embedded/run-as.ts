import { spawnSync } from 'node:child_process'
import { accessSync, chmodSync, chownSync, constants, cpSync, existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** PostgreSQL refuses to run as root. `RunAs` says how a command of its is started, and where its files stand. */
export type RunAs = {
  binaries: string
  dataFolder: string
  command: (program: string, args: string[]) => { file: string; args: string[] }
  identity: { uid?: number; gid?: number }
}

const nobody = 65534

export function runAs(binaries: string, dataFolder: string): RunAs {
  const plain = (program: string, args: string[]) => ({ file: join(binaries, 'bin', program), args })
  if (process.getuid?.() !== 0) return { binaries, dataFolder, command: plain, identity: {} }
  if (canMapUser()) {
    // Inside its own user namespace the server sees itself as nobody, while files keep belonging to root.
    const mapped = ['--user', `--map-user=${nobody}`, `--map-group=${nobody}`]
    return {
      binaries,
      dataFolder,
      identity: {},
      command: (program, args) => ({ file: 'unshare', args: [...mapped, join(binaries, 'bin', program), ...args] }),
    }
  }
  return asNobody(binaries, dataFolder)
}

function canMapUser(): boolean {
  if (process.env.CALMARIA_NO_USER_NAMESPACE) return false
  const args = ['--user', `--map-user=${nobody}`, `--map-group=${nobody}`, 'true']
  return spawnSync('unshare', args, { stdio: 'ignore' }).status === 0
}

/** Without user namespaces the server really runs as nobody, who must be able to reach binaries and data. */
function asNobody(binaries: string, dataFolder: string): RunAs {
  const reach = isReachable(binaries) && isReachable(dataFolder)
  const shelter = '/var/tmp/calmaria'
  const ownBinaries = reach ? binaries : join(shelter, 'postgres')
  const ownData = reach ? dataFolder : join(shelter, dataFolder.replaceAll(/[^a-zA-Z0-9]+/g, '-'))
  if (!reach) {
    mkdirSync(shelter, { recursive: true, mode: 0o755 })
    if (!existsSync(ownBinaries)) cpSync(binaries, ownBinaries, { recursive: true, verbatimSymlinks: true })
  }
  mkdirSync(ownData, { recursive: true })
  chmodSync(ownData, 0o700)
  chownSync(ownData, nobody, nobody)
  return {
    binaries: ownBinaries,
    dataFolder: ownData,
    identity: { uid: nobody, gid: nobody },
    command: (program, args) => ({ file: join(ownBinaries, 'bin', program), args }),
  }
}

/** Whether others may pass through every folder above. */
function isReachable(path: string): boolean {
  const probe = spawnSync('test', ['-x', dirname(path)], { uid: nobody, gid: nobody, stdio: 'ignore' })
  try {
    accessSync(dirname(path), constants.X_OK)
  } catch {
    return false
  }
  return probe.status === 0
}
