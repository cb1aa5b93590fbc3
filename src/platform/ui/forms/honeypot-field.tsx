import { trapField } from '#platform/forms/field-lengths.ts'

/** Out of sight, out of the tab order and silent for screen readers; `label` for whoever finds it all the same. */
export function HoneypotField({ label }: { label: string }) {
  return (
    <div className="trap" aria-hidden="true">
      <label>
        {label}
        <input type="text" name={trapField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
