import { createHash } from 'node:crypto'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Vitest's own order, or with `--sequence.shuffle` one by the seed. That is random among the files of a project only: of
 * all files together nearly each would get a worker of its own, and would never meet what another has left behind.
 */
export class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const { shuffle, seed } = this.ctx.config.sequence
    if (!shuffle) return super.sort(files)
    const places = new Map(files.map((file) => [file, placeOf(file, seed)]))
    return files.toSorted((one, other) => ((places.get(one) ?? '') < (places.get(other) ?? '') ? -1 : 1))
  }
}

const placeOf = ({ project, moduleId }: TestSpecification, seed: number) =>
  project.name + createHash('sha256').update(`${seed} ${moduleId}`).digest('hex')
