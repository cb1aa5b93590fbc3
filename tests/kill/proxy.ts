import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { hasCardDigits } from './card-digits.ts'

type Options = { port: number; shopPort: number; onForm: () => void }

/** Stands before the shop, whose process comes and goes: everything that reaches it passes here and is looked at. */
export async function openProxy({ port, shopPort, onForm }: Options) {
  const agent = new Agent({ keepAlive: true })
  const carriers: string[] = []
  let count = 0

  const server = createServer(async (asked, answer) => {
    count++
    const body = await readWhole(asked).catch(() => null)
    if (body === null) return
    const said = `${asked.url}\n${JSON.stringify(asked.headers)}\n${decodeURIComponent(body.replaceAll(/%(?![\da-f]{2})/gi, '%25'))}`
    if (hasCardDigits(said)) carriers.push(`${asked.method} ${asked.url}`)
    passOn(asked, body, answer)
    if (asked.method === 'POST') onForm()
  })

  function passOn({ method, url, headers }: IncomingMessage, body: string, answer: ServerResponse) {
    const hangUp = () => answer.destroy()
    const passed = request({ port: shopPort, method, path: url, headers, agent }, (said) => {
      answer.writeHead(said.statusCode ?? 502, said.headers)
      said.on('error', hangUp)
      said.pipe(answer)
    })
    passed.on('error', hangUp)
    passed.end(body)
  }

  await new Promise<void>((resolve) => server.listen(port, resolve))
  return {
    requests: () => count,
    /** What brought the number of a card to the shop. */
    carriers: () => carriers,
    close: () => {
      agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}

async function readWhole(asked: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of asked) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
