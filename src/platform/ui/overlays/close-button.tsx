import { Icon } from '../icon.tsx'

export function CloseButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className="close tap" aria-label={label} onClick={onClick}>
      <Icon name="close" />
    </button>
  )
}
