import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { reservePort } from './reserve-port.ts'

const script = `
  const { reservePort } = await import(${JSON.stringify(join(import.meta.dirname, 'reserve-port.ts'))})
  const ports = []
  for (let count = 0; count < 100; count++) ports.push(await reservePort())
  console.log(JSON.stringify(ports))
  process.stdin.resume()`

async function reserveElsewhere(): Promise<{ ports: number[]; end: () => void }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['pipe', 'pipe', 'inherit'] })
  let said = ''
  for await (const chunk of child.stdout) {
    said += chunk
    if (said.includes('\n')) break
  }
  return { ports: JSON.parse(said), end: () => child.stdin.end() }
}

test('a port is given to one process alone, below those that the system hands out', async () => {
  const others = await Promise.all([reserveElsewhere(), reserveElsewhere()])
  const mine: number[] = []
  for (let count = 0; count < 100; count++) mine.push(await reservePort())
  const all = [...mine, ...others.flatMap(({ ports }) => ports)]
  expect(new Set(all).size).toBe(300)
  expect(all.every((port) => port >= 20_000 && port < 32_000)).toBe(true)
  for (const { end } of others) end()
})
