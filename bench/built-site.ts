import { join } from 'node:path'
import { loadConfig } from '#site/server/config.ts'
import { openServices } from '#site/server/open-services.ts'

export type AppModule = typeof import('#site/server/http/app.ts')

/** The built server in this process, with a database in that folder. Pages are not cached, so that each is rendered. */
export async function openBuiltSite(dataFolder: string, options?: Parameters<typeof openServices>[1]) {
  const config = loadConfig({ DATA_DIR: dataFolder, PAGE_CACHE_MB: '0', LOG_LEVEL: 'error' })
  const { services, close } = await openServices(config, options)
  const built = (await import(join(process.cwd(), 'build/server/index.js'))) as AppModule
  const { fetch } = built.createApp(services, { photos: 'photos', pictureCache: join(dataFolder, 'pictures') })
  const ask = async (address: string, headers: Record<string, string> = { 'Accept-Encoding': 'gzip' }) => {
    const response = await fetch(new Request(`http://localhost${address}`, { headers }))
    if (response.status !== 200) throw new Error(`${address} answered ${response.status}`)
    await response.arrayBuffer()
  }
  return { services, built, ask, close }
}
