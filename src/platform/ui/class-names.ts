/** The classes that apply, as one attribute: `classNames('btn', small && 'btn-sm')`. */
export function classNames(...names: (string | false | null | undefined)[]) {
  return names.filter(Boolean).join(' ')
}
