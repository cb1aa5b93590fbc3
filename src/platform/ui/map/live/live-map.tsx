import './live-map.css'
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import type { XY } from '#platform/map/clip.ts'
import { clusterPins, markBox, type PinCluster } from '#platform/map/cluster.ts'
import { frameAround, type MapFrame, project } from '#platform/map/frame.ts'
import { labelTowns } from '#platform/map/label-towns.ts'
import { deepestKm, isDeepest, isFurthest, limited, panned, zoomedWithin } from '#platform/map/move-frame.ts'
import { scaleBar } from '#platform/map/scale-bar.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { MapNames } from '../map-names.tsx'
import type { Pin, PinMapProps } from '../map-types.ts'
import { LiveGround, LiveMarks } from './live-drawing.tsx'
import { MapControls, MapPreview, ScaleBar, zoomStep } from './over-map.tsx'
import { useGestures } from './use-gestures.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useMapFrame } from './use-map-frame.ts'
import { useSettled } from './use-settled.ts'

/** Kept free around the spas of a cluster that was chosen; below are the buttons. */
const clusterMargin = { x: 70, top: 60, bottom: 80 }
const arrowPixels = 90

/** The same map, to be moved and zoomed with hand, wheel and keys. */
export function LiveMap<OnePin extends Pin>({ map, label, renderCard }: PinMapProps<OnePin>) {
  const { t } = useTranslation()
  const box = useRef<HTMLElement>(null)
  const canvas = useRef<SVGSVGElement>(null)
  const helpId = useId()
  const { frame, whole, move, glide } = useMapFrame(map, box)
  const [chosen, setChosen] = useState<string[]>([])
  const { pins } = map
  const marks = useMarks(pins, frame)
  const inSight = marks.filter((mark) => isInSight(mark, frame))
  const { wasDragged, ...gestures } = useGestures(box, move)
  const markOf = (uuid: string) => {
    const standing = inSight.find(({ members }) => members.some((at) => pins[at]?.uuid === uuid))
    const spa = standing && pins[standing.members[0] ?? 0]?.uuid
    return spa ? (canvas.current?.querySelector<SVGElement>(`[data-spa="${spa}"]`) ?? null) : null
  }
  const keptFocus = useKeptFocus(box, markOf)

  const choose = (mark: PinCluster) => {
    const closer = closerOn(mark, pins, frame, whole)
    if (closer) return glide(() => closer)
    setChosen(mark.members.flatMap((at) => pins[at]?.uuid ?? []))
    bringIntoSight(mark)
  }
  /** A sheet at the foot of a phone leaves the map above it; elsewhere the card lies on the map, and the pin above it. */
  const bringIntoSight = ({ x, y }: PinCluster) => {
    box.current?.scrollIntoView({ block: 'nearest' })
    const isSheet = matchMedia('(max-width: 760px)').matches
    const lowest = frame.height - (isSheet ? 80 : 250)
    const [byX, byY] = [
      Math.max(0, 70 - x) - Math.max(0, x - frame.width + 70),
      Math.max(0, 50 - y) - Math.max(0, y - lowest),
    ]
    if (byX || byY) glide((now) => panned(now, [byX, byY]))
  }
  const close = () => {
    const mark = chosen[0] && markOf(chosen[0])
    setChosen([])
    ;(mark || box.current)?.focus({ preventScroll: true })
  }
  const middle: XY = [frame.width / 2, frame.height / 2]
  // Nearest to the middle there may be only sea: whoever comes closer keeps the nearest spas in sight.
  const zoom = (factor: number, at = factor > 1 ? nearestTo(middle, inSight) : middle) =>
    glide((now, limits) => zoomedWithin(now, factor, at, limits))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape' && chosen.length > 0) return close()
    const held = document.activeElement?.getAttribute('data-spa')
    const mark = inSight.find(({ members }) => held && pins[members[0] ?? 0]?.uuid === held)
    const act = keyActions(zoom, glide, mark && [mark.x, mark.y])[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  const shown = inSight.reduce((sum, { members }) => sum + members.length, 0)
  const status = useSettled(t('map.inSight', { count: shown, total: pins.length }))
  const cards = pins.filter(({ uuid }) => chosen.includes(uuid))
  return (
    <nav
      className="map-frame map-live"
      ref={box}
      aria-label={label}
      aria-describedby={helpId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: like any area that scrolls, the map can be moved with the arrow keys.
      tabIndex={0}
      onKeyDown={onKeyDown}
      {...gestures}
      {...keptFocus}
      onClickCapture={(event) => {
        if (!wasDragged()) return
        event.preventDefault()
        event.stopPropagation()
      }}
      onDragStart={(event) => event.preventDefault()}
    >
      <p className="sr" id={helpId}>
        {t('map.help')}
      </p>
      <p className="sr" role="status">
        {status}
      </p>
      <MapControls
        zoom={zoom}
        showWhole={() => glide((_, all) => all)}
        isDeepest={isDeepest(frame)}
        isFurthest={isFurthest(frame, whole)}
        isWhole={isSame(frame, whole)}
      />
      <svg className="map-canvas" ref={canvas} role="presentation">
        <LiveGround frame={frame} />
        <MapNames labels={useTowns(frame, marks, pins)} unit="" />
        <LiveMarks marks={inSight} pins={pins} chosen={chosen} choose={choose} />
      </svg>
      <ScaleBar {...scaleBar(frame)} />
      {cards.length > 0 && (
        <MapPreview
          key={chosen.join(' ')}
          title={cards.length > 1 ? t('map.here', { count: cards.length }) : (cards[0]?.name ?? '')}
          cards={cards.map(renderCard)}
          close={close}
        />
      )}
    </nav>
  )
}

/** Where pins are grouped depends on the scale alone: a map that is only dragged keeps its marks as they are. */
function useMarks(pins: Pin[], frame: MapFrame): PinCluster[] {
  const { scale } = frame
  const marks = useMemo(() => {
    const still: MapFrame = { width: 0, height: 0, left: 0, top: 0, scale }
    return clusterPins(
      pins.map(({ longitude, latitude }) => project(still, [longitude, latitude])),
      pins.map(({ labelWidth }) => labelWidth),
    )
  }, [pins, scale])
  const [x, y] = [frame.left * scale, frame.top * scale]
  return marks.map((mark) => ({ ...mark, x: mark.x - x, y: mark.y - y }))
}

function useTowns(frame: MapFrame, marks: PinCluster[], pins: Pin[]) {
  const widths = pins.map(({ labelWidth }) => labelWidth)
  return labelTowns(
    frame,
    frame,
    marks.map((mark) => markBox(mark, widths)),
  )
}

const isInSight = ({ x, y }: PinCluster, { width, height }: MapFrame) =>
  x >= 0 && y >= 0 && x <= width && y <= height + 20

const nearestTo = ([x, y]: XY, marks: PinCluster[]): XY => {
  const away = (mark: PinCluster) => Math.hypot(mark.x - x, mark.y - y)
  const nearest = marks.toSorted((a, b) => away(a) - away(b))[0]
  return nearest ? [nearest.x, nearest.y] : [x, y]
}

const isSame = (a: MapFrame, b: MapFrame) =>
  Math.abs(a.scale / b.scale - 1) < 0.001 &&
  Math.abs(a.left - b.left) * a.scale < 1 &&
  Math.abs(a.top - b.top) * a.scale < 1

/** The closer map on which the spas of a cluster come apart; null where even the deepest leaves them together. */
function closerOn({ members }: PinCluster, pins: Pin[], frame: MapFrame, whole: MapFrame): MapFrame | null {
  if (members.length < 2) return null
  const spas = members.flatMap((at) => pins[at] ?? [])
  const points = spas.map(({ longitude, latitude }): [number, number] => [longitude, latitude])
  const closer = limited(frameAround(points, frame, clusterMargin, deepestKm(frame.width)), whole)
  const parted = clusterPins(
    points.map((point) => project(closer, point)),
    spas.map(({ labelWidth }) => labelWidth),
  )
  return parted.length > 1 ? closer : null
}

type Glide = (to: (frame: MapFrame, whole: MapFrame) => MapFrame) => void

/** With a pin in hand the zoom goes there. */
function keyActions(
  zoom: (factor: number, at?: XY) => void,
  glide: Glide,
  at?: XY,
): Partial<Record<string, () => void>> {
  const pan = (x: number, y: number) => () => glide((frame) => panned(frame, [x * arrowPixels, y * arrowPixels]))
  return {
    '+': () => zoom(zoomStep, at),
    '=': () => zoom(zoomStep, at),
    '-': () => zoom(1 / zoomStep, at),
    0: () => glide((_, whole) => whole),
    ArrowLeft: pan(1, 0),
    ArrowRight: pan(-1, 0),
    ArrowUp: pan(0, 1),
    ArrowDown: pan(0, -1),
  }
}
