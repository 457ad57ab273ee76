/** Entry of `npm run xinjian -- COMMAND`. Commands are loaded when asked for: a short command starts fast. */
import { enableCompileCache } from 'node:module'

// Node keeps the sources with their types stripped; without it every start pays for stripping them again.
enableCompileCache()
const { maskWrites } = await import('@xinjian/format/mask-text')
// Results are the reader's own; what is said of them ends up in logs.
maskWrites(process.stderr)
const { run } = await import('./run.ts')
process.exitCode = await run(process.argv.slice(2))
