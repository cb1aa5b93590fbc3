import { Icon } from '../icon.tsx'
import type { IconName } from '../icon-paths.ts'

type Props = { intent: string; label: string; icon: IconName }

/** Changes the form it stands in: an icon that sends it as it is, by the server where there is no script. */
export function IntentButton({ intent, label, icon }: Props) {
  return (
    <button className="icon-btn tap" type="submit" name="intent" value={intent} formNoValidate aria-label={label}>
      <Icon name={icon} />
    </button>
  )
}
