import { encode } from 'uqr'
import type { PaperSheet } from './paper.ts'

/** As lines and squares, sharp at any size: one path, with neighbours drawn as one piece. */
export function drawQrCode(sheet: PaperSheet, content: string, { x, y, side }: { x: number; y: number; side: number }) {
  const { data } = encode(content, { ecc: 'M', border: 0 })
  const module = side / data.length
  data.forEach((row, line) => {
    for (let from = 0; from < row.length; from++) {
      if (!row[from]) continue
      let to = from
      while (row[to + 1]) to++
      // A hair of overlap: no viewer shows seams between lines.
      sheet.rect(x + from * module, y + line * module, (to - from + 1) * module, module * 1.02)
      from = to
    }
  })
  sheet.fill('#0a3436')
}
