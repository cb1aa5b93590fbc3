import { useEffect, useRef } from 'react'
import { pictureUrl } from '#platform/pictures/picture-url.ts'
import { Icon } from '#platform/ui/icon.tsx'
import type { FinderOption } from './finder-option.ts'
import { Marked } from './marked.tsx'

export function SuggestionOption({ id, option, isActive, onChoose }: SuggestionOptionProps) {
  const { name, label, note, marks, photo, kind } = option
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <div
      ref={ref}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onClick={({ nativeEvent }) => onChoose(option, isTouch(nativeEvent))}
      onKeyDown={({ key }) => key === 'Enter' && onChoose(option, false)}
    >
      <span className="ic">
        {photo ? (
          <img src={pictureUrl(photo, 320, 'webp')} alt="" width={40} height={40} />
        ) : (
          <Icon name={kind === 'place' ? 'pin' : 'sparkles'} />
        )}
      </span>
      <span className="what">
        {label ?? <Marked text={name} marks={marks?.name} />}
        <small>
          <Marked text={note} marks={marks?.note} />
        </small>
      </span>
    </div>
  )
}

const isTouch = (event: Event) => 'pointerType' in event && event.pointerType === 'touch'

type SuggestionOptionProps = {
  id: string
  option: FinderOption
  isActive: boolean
  onChoose: (option: FinderOption, isTouch: boolean) => void
}
