import { type ChangeEvent, useRef, useState } from 'react'
import { acceptedTypes, type FileKind } from '#platform/forms/uploaded-file.ts'
import { Input } from './field.tsx'

/** A file as far as it is looked at in the browser: its beginning tells what it is. */
type ChosenFile = { content: Uint8Array; isWhole: true; size: number }

type Props<Problem extends string> = {
  id: string
  name: string
  className?: string
  label: string
  optional: string
  hint: string
  kinds: readonly FileKind[]
  multiple?: boolean
  check: (files: ChosenFile[]) => Problem | null
  textOf: (problem: Problem) => string
  /** So that the form is held back. */
  onProblem: (problem: Problem | null) => void
  /** What came back from the server, and its word on the files. */
  answer?: { hadFile: boolean }
  error?: string
  /** Said where a file came with the form, and has to be chosen again. */
  again: string
}

/** Files are looked at as soon as they are chosen, by their bytes as the server does, before anybody waits for them. */
export function FileField<Problem extends string>({
  kinds,
  check,
  textOf,
  onProblem,
  answer,
  error,
  again,
  ...input
}: Props<Problem>) {
  const [found, setFound] = useState<{ problem: Problem | null; before: typeof answer } | null>(null)
  // What came with the page: by then the browser has forgotten the file.
  const cameWithPage = useRef(answer).current
  const isForgotten = answer?.hadFile && answer === cameWithPage && !found

  async function look({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) {
    const problem = check(await Promise.all([...(files ?? [])].map(readBeginning)))
    setFound({ problem, before: answer })
    onProblem(problem)
  }

  const own = found && found.before === answer ? found.problem && textOf(found.problem) : error
  return (
    <Input
      {...input}
      type="file"
      accept={acceptedTypes(kinds)}
      error={own ?? (isForgotten ? again : undefined)}
      onChange={look}
    />
  )
}

const readBeginning = async (file: File): Promise<ChosenFile> => ({
  content: new Uint8Array(await file.slice(0, 16).arrayBuffer()),
  isWhole: true,
  size: file.size,
})
