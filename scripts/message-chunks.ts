import type { Plugin } from 'vite'

const name = 'virtual:message-chunks'

/** Tells the server where the browser's build has put each room of words, so that a page can ask for its own at once. */
export function messageChunks(): Plugin {
  const chunks: Record<string, string> = {}
  return {
    name: 'message-chunks',
    // The browser's build comes first, and the server's asks the same plugin.
    sharedDuringBuild: true,
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      for (const chunk of Object.values(bundle)) {
        const [, language, file] =
          (chunk.type === 'chunk' && /[\\/]i18n[\\/](\w+)[\\/]([\w-]+)\.ts$/.exec(chunk.facadeModuleId ?? '')) || []
        if (language && file) chunks[`${language}/${camelCase(file)}`] = `/${chunk.fileName}`
      }
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(chunks)}` : undefined),
  }
}

const camelCase = (file: string) => file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
