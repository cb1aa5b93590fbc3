import { makeWorkQueue } from '#platform/server/work-queue.ts'
import type { RenderPdf, Sheets } from './define-sheet.ts'
import type { DrawSheet } from './draw-sheet.ts'

/** A PDF takes some tens of milliseconds of the thread, so a visitor waits for a second at most. */
const mostWaiting = 20

/**
 * Makes one PDF at a time, whatever it is of, and answers others between two of them. Visitors are refused where too many
 * wait; e-mails wait for their files however long it takes. What draws is loaded with
 * the first one: that takes a third of a second, and not every start waits for it.
 */
export function openPdfs(photos: string, sheets: Sheets, options = { mostWaiting }): RenderPdf {
  const queue = makeWorkQueue(options)
  let opened: Promise<DrawSheet> | undefined
  const open = () => {
    opened ??= import('./draw-sheet.ts').then(({ openDrawing }) => openDrawing(photos))
    return opened
  }
  return (name, view, language, work = { isPatient: true }) =>
    queue.run(async () => {
      const write = await sheets[name]()
      const draw = await open()
      return draw(write(view, language), language)
    }, work)
}
