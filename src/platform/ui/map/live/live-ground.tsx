import { memo, useState } from 'react'
import { drawMap } from '#platform/map/draw-map.ts'
import type { Frame } from '#platform/map/frame.ts'
import { serves, widened } from '#platform/map/move-frame.ts'
import { MapGround } from '../map-ground.tsx'

/** Land and borders, drawn with room around: small moves only shift the drawing, larger ones draw it anew. */
export function LiveGround({ frame }: { frame: Frame }) {
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

function drawn(frame: Frame) {
  const room = widened(frame, frame.width / 2)
  return { frame: room, ...drawMap(room) }
}
