/** One engine as one classic script without imports, for a bare realm of the language. */
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const ENTRY = '\0engine'

/** `source`: a module that sets `globalThis.run` and `globalThis.version`; its imports are relative to the repository. */
export async function bundleEngine(source: string, root = ROOT): Promise<string> {
  const codec = fileURLToPath(new URL('./realm-text.ts', import.meta.url))
  const output = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'engine-entry',
        resolveId(id, importer) {
          if (id === ENTRY) return ENTRY
          return importer === ENTRY && id.startsWith('.')
            ? fileURLToPath(new URL(id, `file://${root}`))
            : null
        },
        load: (id) => (id === ENTRY ? `import ${JSON.stringify(codec)}\n${source}` : null),
      },
    ],
    build: {
      write: false,
      target: 'es2024',
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: ENTRY, output: { format: 'iife', codeSplitting: false } },
    },
  })
  const { output: files } = output as Rolldown.RolldownOutput
  const [file] = files
  if (files.length !== 1 || !file || file.imports.length > 0)
    throw new Error('an engine must bundle into one file without imports')
  return file.code
}
