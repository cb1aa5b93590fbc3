import { type PurchaseStage, purchaseStages } from './purchase-stage.ts'
import type { TrackedEvent } from './tracked-event.ts'

/** A stage of a purchase that a page has told. */
export type Told = { purchase: string; stage: PurchaseStage }

/** Each field of the form that says so is one stage of one purchase. */
const field = 'told'

/** More than a page is ever given: twenty purchases with their five stages. */
const mostTold = 100

/** What a page sends; other events go with the stage before them. */
export const toldForm = (events: readonly TrackedEvent[]) =>
  new URLSearchParams(
    events.flatMap((event) => (event.type === 'stage' ? [[field, `${event.purchaseId} ${event.name}`]] : [])),
  )

/** What of it is understood: anybody can send anything. */
export const readTold = (sent: URLSearchParams): Told[] =>
  sent
    .getAll(field)
    .slice(0, mostTold)
    .flatMap((text) => {
      const [, purchase, name] = shape.exec(text.slice(0, 100)) ?? []
      const stage = purchaseStages.find((one) => one === name)
      return purchase && stage ? [{ purchase, stage }] : []
    })

const shape = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}) (.+)$/
