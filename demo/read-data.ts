import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { projectFolder } from '#platform/server/project-folder.ts'

const demoData = join(projectFolder, 'demo/data')

/** A file of the demo's data, checked. What is wrong is said with the file and the row. */
export function readData<Schema extends z.ZodType>(file: string, schema: Schema, folder = demoData): z.output<Schema> {
  const path = join(folder, file)
  const content = readJson(path)
  const parsed = schema.safeParse(content)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map((issue) => `  ${describeIssue(issue, content)}`)
  throw new Error(`${path} is not right:\n${lines.join('\n')}`)
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new Error(`${path} can not be read: ${(error as Error).message}`, { cause: error })
  }
}

/** 'row 3 (Spa Ria Mansa), always, row 1, recipe: "flotaton" is unknown' */
function describeIssue({ code, path, message }: z.core.$ZodIssue, content: unknown): string {
  let value = content
  const steps = path.map((key) => {
    value = (value as Record<PropertyKey, unknown>)?.[key]
    return typeof key === 'number' ? `row ${key + 1}${nameOf(value)}` : String(key)
  })
  // Zod would list all that it may be, which for places or pictures is a page.
  const isUnknown = code === 'invalid_value' && value !== undefined
  return `${steps.join(', ')}: ${isUnknown ? `${JSON.stringify(value)} is unknown` : message}`
}

function nameOf(row: unknown): string {
  const { key, name, spa } = Object(row) as Record<string, unknown>
  const own = [key, name, spa].find((one) => typeof one === 'string')
  return own === undefined ? '' : ` (${own})`
}
