// Runs a TypeScript program of the repository on the installed Node 24: node scripts/run.mjs FILE [ARGUMENTS].
import { spawn } from 'node:child_process'
import path from 'node:path'
import { buildWeb } from './lib/build.mjs'
import { compileCache } from './lib/compile-cache.mjs'
import { install, NODE, ROOT } from './lib/install.mjs'

install()
const [file, ...args] = process.argv.slice(2)
// Paper is a page of the web.
if (args.includes('--pdf')) buildWeb()
// npm changes to the root; INIT_CWD is where the user stands, and files he names are relative to that.
const cwd = process.env.INIT_CWD ?? process.cwd()
const child = spawn(
  NODE,
  ['--disable-warning=ExperimentalWarning', path.join(ROOT, file), ...args],
  { cwd, stdio: 'inherit', env: { ...compileCache(), ...process.env } },
)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)))
