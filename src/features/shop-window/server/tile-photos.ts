import type { Service } from '#features/catalogue/rules/services/service.ts'
import type { Image } from '#platform/pictures/image.ts'
import { sceneOf } from '#platform/pictures/picture-scene.ts'

/** Four stand in a row: no tile resembles one of its row or of the next. */
const neighbourhood = 7

/**
 * One picture for each group of services: a typical one that is not on the page yet and does not show the scene of a
 * neighbour. Where two groups want the same, the one it is more typical of has it.
 */
export function chooseTilePhotos(groups: Service[][]): (Image | null)[] {
  const chosen = new Map<number, Image>()
  const candidates = candidatesOf(groups)
  const take = (mayHave: (candidate: Candidate) => boolean) => {
    for (const candidate of candidates)
      if (!chosen.has(candidate.tile) && mayHave(candidate)) chosen.set(candidate.tile, candidate.image)
  }
  const isFresh = ({ image }: Candidate) => [...chosen.values()].every(({ file }) => file !== image.file)
  const isOther = ({ tile, image }: Candidate) =>
    [...chosen].every(
      ([other, { file }]) => Math.abs(other - tile) > neighbourhood || sceneOf(file) !== sceneOf(image.file),
    )
  take((candidate) => candidate.opens && isFresh(candidate) && isOther(candidate))
  // What a group opens with stands for it, even if a distant tile shows it too.
  take((candidate) => candidate.opens && isOther(candidate))
  take((candidate) => isFresh(candidate) && isOther(candidate))
  take(isOther)
  take(isFresh)
  take(() => true)
  return groups.map((_, tile) => chosen.get(tile) ?? null)
}

/** `opens`: some service of the group shows it first. */
type Candidate = { tile: number; image: Image; score: number; opens: boolean }

/** What every group would show, the best first. */
function candidatesOf(groups: Service[][]): Candidate[] {
  const everything = sharesOf(new Set(groups.flat()))
  return groups
    .flatMap((group, tile) => {
      const here = sharesOf(new Set(group))
      return [...here.images.values()].map(({ image, share, opens }) => {
        const scene = sceneOf(image.file)
        const isTypical = (here.scenes.get(scene) ?? 0) ** 2 / (everything.scenes.get(scene) ?? 1)
        return { tile, image, opens, score: isTypical * (1 + share) }
      })
    })
    .toSorted((a, b) => b.score - a.score)
}

/** How much of a group opens with a picture, and with a scene. Further pictures count a little: better than none. */
function sharesOf(services: Set<Service>) {
  const images = new Map<string, { image: Image; share: number; opens: boolean }>()
  const scenes = new Map<string, number>()
  for (const { images: gallery } of services) {
    for (const [index, image] of gallery.entries()) {
      const share = (index === 0 ? 1 : 0.05) / services.size
      const scene = sceneOf(image.file)
      const known = images.get(image.file)
      const opens = index === 0 || (known?.opens ?? false)
      images.set(image.file, { image, share: (known?.share ?? 0) + share, opens })
      scenes.set(scene, (scenes.get(scene) ?? 0) + share)
    }
  }
  return { images, scenes }
}
