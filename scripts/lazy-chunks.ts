import type { Plugin, Rollup } from 'vite'

const name = 'virtual:lazy-chunks'

/**
 * Tells the server which files the browser's build has made of each namespace of messages (`es/home`) and of each page
 * that a route loads by itself (`spas/place-page`), so that a page can ask for its own at once. The script that reports
 * errors is made here, since nothing of the browser's imports it. In the browser it is empty.
 */
export function lazyChunks(): Plugin {
  const chunks: Record<string, string[]> = {}
  return {
    name: 'lazy-chunks',
    // The browser's build comes first, and the server's asks the same plugin.
    sharedDuringBuild: true,
    buildStart() {
      if (this.environment.name === 'client' && this.environment.mode === 'build')
        this.emitFile({ type: 'chunk', id: 'src/features/tracking/ui/errors/report-errors.ts', name: 'report-errors' })
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !(chunk.isDynamicEntry || chunk.isEntry)) continue
        const key = keyOf(chunk.facadeModuleId ?? '')
        if (key) chunks[key] = [...filesOf(chunk, bundle)].map((file) => `/${file}`)
      }
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(chunks)}` : undefined),
  }
}

function keyOf(module: string): string | undefined {
  const [, language, namespace] = /[\\/]messages[\\/](\w+)[\\/]([\w-]+)\.ts$/.exec(module) ?? []
  if (language && namespace) return `${language}/${camelCase(namespace)}`
  if (/[\\/]report-errors\.ts$/.test(module)) return 'report-errors'
  return /[\\/]src[\\/](.+)\.tsx$/.exec(module)?.[1]?.replaceAll('\\', '/')
}

const camelCase = (file: string) => file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** With all that it imports. */
function filesOf(chunk: Rollup.OutputChunk, bundle: Rollup.OutputBundle, known = new Set<string>()): Set<string> {
  if (known.has(chunk.fileName)) return known
  known.add(chunk.fileName)
  for (const file of chunk.imports) {
    const imported = bundle[file]
    if (imported?.type === 'chunk') filesOf(imported, bundle, known)
  }
  return known
}
