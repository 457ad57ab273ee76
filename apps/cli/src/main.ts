/** Entry of `npm run xinjian -- COMMAND`. Commands are loaded when asked for: a short command starts fast. */
import { enableCompileCache } from 'node:module'

// Node keeps the sources with their types stripped; without it every start pays for stripping them again.
enableCompileCache()
const { run } = await import('./run.ts')
process.exitCode = await run(process.argv.slice(2))
