/** A place in the code, in the words of the protocol. */
export type StackFrame = { function: string; filename: string; lineno?: number; colno?: number; in_app: boolean }

const chrome = /^at (?:async )?(?:(.+?) \()?([^()]+?)(?::(\d+))?(?::(\d+))?\)?$/
const others = /^([^@]*)@(.+?)(?::(\d+))?(?::(\d+))?$/

/** The protocol wants the innermost last. */
export function framesOf(stack: string): StackFrame[] {
  return stack
    .split('\n')
    .flatMap((line) => frameOf(line.trim()) ?? [])
    .toReversed()
}

function frameOf(line: string): StackFrame | null {
  const [, name, filename, lineno, colno] = chrome.exec(line) ?? others.exec(line) ?? []
  if (!filename) return null
  return {
    function: name || '?',
    filename,
    ...(lineno ? { lineno: Number(lineno) } : {}),
    ...(colno ? { colno: Number(colno) } : {}),
    in_app: !/node_modules|^node:|^native$|<anonymous>/.test(filename),
  }
}
