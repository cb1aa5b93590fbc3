import type { ReactNode } from 'react'
import type { Frame } from '#platform/map/frame.ts'
import type { Side } from '#platform/map/label-towns.ts'

/** A spa on the map: what the map itself says of it. */
export type Pin = {
  uuid: string
  href: string
  name: string
  /** With `nights` it is the price of that stay; else the least that is paid. */
  price: { amount: string; nights?: string } | null
  longitude: number
  latitude: number
  labelWidth: number
}

export type Label = { x: number; y: number; text: string; side: Side; isFar?: boolean }

export type Layout = { marks: { x: number; y: number; members: number[]; href: string }[]; labels: Label[] }

export type PinMapView<OnePin extends Pin> = {
  frame: Frame
  whole: Frame
  wholeHref: string | null
  land: string
  borders: string
  pins: OnePin[]
  layouts: { wide: Layout; narrow: Layout }
}

export type PinMapProps<OnePin extends Pin> = {
  map: PinMapView<OnePin>
  label: string
  /** What is shown of a spa whose pin was chosen. */
  renderCard: (pin: OnePin) => ReactNode
}
