import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { end, pinned } from './server-process.ts'

export type Yardstick = { name: string; url: string; stop: () => Promise<void> }

/** The same compressed bytes from nginx on one core, or from a bare Node server where there is no nginx. */
export async function startYardstick(body: Buffer, encoding: string, port: number): Promise<Yardstick> {
  const hasNginx = spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0
  const folder = await mkdtemp(join(tmpdir(), 'calmaria-yardstick-'))
  await writeFile(join(folder, 'page.html'), body)
  const child = hasNginx ? await startNginx(folder, encoding, port) : await startNode(folder, encoding, port)
  const url = `http://localhost:${port}/page.html`
  for (let tries = 0; tries < 100 && !(await answers(url)); tries++) await sleep(50)
  return {
    name: hasNginx ? 'nginx' : 'a bare Node server',
    url,
    stop: async () => {
      await end(child)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function startNginx(folder: string, encoding: string, port: number): Promise<ChildProcess> {
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  await writeFile(
    join(folder, 'nginx.conf'),
    `${user} worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
    events { worker_connections 1024; }
    http { access_log off; sendfile on; tcp_nopush on; open_file_cache max=100; keepalive_requests 1000000;
      client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f;
      uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
      server { listen ${port}; root ${folder}; types { text/html html; } add_header Content-Encoding ${encoding}; } }`,
  )
  const [command, args] = pinned(0, 'nginx', ['-c', join(folder, 'nginx.conf')])
  return spawn(command, args, { stdio: 'ignore' })
}

async function startNode(folder: string, encoding: string, port: number): Promise<ChildProcess> {
  const script = `const body = require('fs').readFileSync(${JSON.stringify(join(folder, 'page.html'))})
    require('http').createServer((q, r) => { r.writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': '${encoding}', 'Content-Length': body.length }); r.end(body) }).listen(${port})`
  const [command, args] = pinned(0, process.execPath, ['-e', script])
  return spawn(command, args, { stdio: 'ignore' })
}

const answers = (url: string) =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  )
