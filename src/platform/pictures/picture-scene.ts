/**
 * Pictures of one scene show the same corner in another light or from nearer, and never stand close together. The
 * library names a picture by its scene first: 'sauna-bucket-fire.jpg' and 'sauna-towels-window.jpg' are both of the
 * sauna.
 */
export function sceneOf(file: string): string {
  const [first, second] = file.split('-', 2) as [string, string]
  return scenesOfTwoWords[`${first}-${second}`] ?? first
}

/** Where the first word alone says too little, or where two names stand for one corner. */
const scenesOfTwoWords: Record<string, string> = {
  'azulejo-courtyard': 'azulejo-courtyard',
  'azulejo-room': 'azulejo-room',
  'chocolate-wrap': 'wrap-bowls',
  'clay-wrap': 'wrap-bowls',
  'singing-bowl': 'yoga',
  'snow-lodge': 'snow-lodge',
  'snow-pool': 'snow-pool',
}
