/** How many letters may be wrong, missing, too many or swapped: one from four letters, two from eight. */
export function typosAllowed(word: string): 0 | 1 | 2 {
  if (word.length < 4 || /^\d+$/.test(word)) return 0
  return word.length < 8 ? 1 : 2
}

type TypoMatch = {
  /**
   * Two for every typo; one more where the query is longer than the beginning that it resembles: 'adje' is nearer to
   * 'adeje' than to 'adelante', though both are one letter away.
   */
  distance: number
  /** How much of the word's beginning answers the query; all of it, once the query is typed to its end. */
  length: number
}

/**
 * Tells words that are the query with typos in it, or that begin so. Distances are Damerau-Levenshtein's (optimal
 * string alignment), one row per letter of the word, so that every beginning of it is measured on the way.
 */
export function typoMatcher(query: string): (word: string) => TypoMatch | null {
  const allowed = typosAllowed(query)
  if (allowed === 0) return () => null
  const width = query.length + 1
  let twoBack = new Uint16Array(width)
  let last = new Uint16Array(width)
  let row = new Uint16Array(width)

  return (word) => {
    if (word.length < query.length - allowed) return null
    for (let i = 0; i < width; i++) row[i] = i
    let lastLowest = 0
    let best = allowed + 1
    let length = 0
    const end = Math.min(word.length, query.length + allowed)
    for (let j = 1; j <= end; j++) {
      const spare = twoBack
      twoBack = last
      last = row
      row = spare
      const lowest = nextRow(query, word, j)
      const typos = row[query.length] ?? 0
      if (typos <= best && typos <= allowed) {
        best = typos
        length = j
      }
      if (lowest > allowed && lastLowest > allowed) break
      lastLowest = lowest
    }
    if (length === 0) return null
    return { distance: best * 2 + Number(length < query.length && length < word.length), length }
  }

  function nextRow(text: string, word: string, j: number): number {
    const letter = word.charCodeAt(j - 1)
    const letterBefore = word.charCodeAt(j - 2)
    let lowest = j
    row[0] = j
    for (let i = 1; i < width; i++) {
      const typed = text.charCodeAt(i - 1)
      const cost = typed === letter ? 0 : 1
      let distance = Math.min((last[i] ?? 0) + 1, (row[i - 1] ?? 0) + 1, (last[i - 1] ?? 0) + cost)
      if (i > 1 && j > 1 && typed === letterBefore && text.charCodeAt(i - 2) === letter)
        distance = Math.min(distance, (twoBack[i - 2] ?? 0) + 1)
      row[i] = distance
      if (distance < lowest) lowest = distance
    }
    return lowest
  }
}
