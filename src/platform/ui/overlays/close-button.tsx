import { Icon } from '../icon.tsx'

export function CloseButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className="close" aria-label={label} onClick={onClick}>
      <Icon name="close" />
    </button>
  )
}
