import { type AddressInfo, createServer, type Socket } from 'node:net'

/**
 * Just enough of a mail server. It says the given sentence to each recipient; with `silence` it says nothing at all, and
 * with `drops` it goes on and on saying that it has not finished.
 */
export async function mailServer(recipientAnswer = '250 ok') {
  const heard: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let isData = false
    // A line may come in two pieces.
    let begun = ''
    if (recipientAnswer !== 'silence') socket.write('220 test\r\n')
    const drops = recipientAnswer === 'drops' ? setInterval(() => socket.write('250-wait\r\n'), 20) : undefined
    socket.on('close', () => clearInterval(drops))
    socket.on('data', (data) => {
      const lines = (begun + data.toString()).split('\r\n')
      begun = lines.pop() ?? ''
      for (const line of lines) {
        heard.push(line)
        if (isData && line === '.') {
          isData = false
          socket.write('250 ok\r\n')
        } else if (isData || line === '') continue
        else if (line === 'DATA') {
          isData = true
          socket.write('354 go on\r\n')
        } else if (drops) continue
        else if (line.startsWith('RCPT')) socket.write(`${recipientAnswer}\r\n`)
        else socket.write(line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
      }
    })
    socket.on('error', () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets) socket.destroy()
      server.close(() => resolve())
    })
  const recipients = () => heard.flatMap((line) => /^RCPT TO:<(.*)>/.exec(line)?.slice(1) ?? [])
  return { heard, recipients, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}
