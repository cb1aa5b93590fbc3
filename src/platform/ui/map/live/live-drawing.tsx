import { type MouseEvent, memo, useState } from 'react'
import type { PinCluster } from '#platform/map/cluster.ts'
import { drawMap } from '#platform/map/draw-map.ts'
import type { MapFrame } from '#platform/map/frame.ts'
import { serves, widened } from '#platform/map/move-frame.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { MapGround } from '../map-ground.tsx'
import { ClusterMark, PinMark } from '../map-mark.tsx'
import type { Pin } from '../map-types.ts'
import { pinName } from '../still-map.tsx'

type Props = { marks: PinCluster[]; pins: Pin[]; chosen: string[]; choose: (mark: PinCluster) => void }

/** In the order of the list, which is also the order of Tab. */
export function LiveMarks({ marks, pins, chosen, choose }: Props) {
  const { t } = useTranslation()
  return marks.map((mark) => {
    const pin = pins[mark.members[0] ?? 0]
    if (!pin) return null
    const isCluster = mark.members.length > 1
    const isChosen = mark.members.some((at) => chosen.includes(pins[at]?.uuid ?? ''))
    const onClick = (event: MouseEvent) => {
      // A new tab is a new tab: the link says where to.
      if (!isCluster && (event.metaKey || event.ctrlKey || event.shiftKey)) return
      event.preventDefault()
      choose(mark)
    }
    return (
      <Anchor
        key={pin.uuid}
        className={classNames('map-mark', isChosen && 'map-on')}
        href={pin.href}
        prefetch="none"
        role="button"
        aria-label={isCluster ? t('map.cluster', { count: mark.members.length }) : pinName(pin, t('map.from'))}
        aria-expanded={isChosen}
        data-spa={pin.uuid}
        onClick={onClick}
        onKeyDown={(event) => {
          // A link knows Enter; a button is also pressed with the space bar.
          if (event.key !== ' ') return
          event.preventDefault()
          choose(mark)
        }}
      >
        <svg x={round(mark.x)} y={round(mark.y)} aria-hidden="true">
          {isCluster ? (
            <ClusterMark count={mark.members.length} />
          ) : (
            <PinMark from={t('map.from')} price={pin.price} width={pin.labelWidth} />
          )}
        </svg>
      </Anchor>
    )
  })
}

const round = (pixels: number) => Math.round(pixels * 10) / 10

/** Land and borders, drawn with room around: small moves only shift the drawing, larger ones draw it anew. */
export function LiveGround({ frame }: { frame: MapFrame }) {
  const [kept, setKept] = useState(() => drawn(frame))
  const ground = serves(kept.frame, frame) ? kept : drawn(frame)
  if (ground !== kept) setKept(ground)
  const times = frame.scale / ground.frame.scale
  const [x, y] = [(ground.frame.left - frame.left) * frame.scale, (ground.frame.top - frame.top) * frame.scale]
  return (
    <g transform={`translate(${x} ${y}) scale(${times})`}>
      <Paths land={ground.land} borders={ground.borders} />
    </g>
  )
}

const Paths = memo(MapGround)

function drawn(frame: MapFrame) {
  const room = widened(frame, frame.width / 2)
  return { frame: room, ...drawMap(room) }
}
