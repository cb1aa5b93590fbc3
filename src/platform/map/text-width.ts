/** Widths of Figtree's letters, in parts of the font size; whatever is not named here is as wide as an 'n'. */
const widths: [letters: RegExp, width: number][] = [
  [/[ijlI.,·'\s]/u, 0.25],
  [/[frt1]/u, 0.4],
  [/[mwMW]/u, 0.85],
  [/[\p{Lu}€]/u, 0.69],
  [/\d/u, 0.61],
]
const usual = 0.56

/** About how wide a text will be: a pill of SVG does not grow with its text. */
export const textWidth = (text: string, fontSize: number) =>
  Math.round(
    [...text.normalize('NFD').replace(/\p{M}/gu, '')].reduce(
      (sum, letter) => sum + (widths.find(([letters]) => letters.test(letter))?.[1] ?? usual),
      0,
    ) * fontSize,
  )
