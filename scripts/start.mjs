// npm start: install, build, then hand over to the server, which starts the database and the sandbox itself.
import { spawn } from 'node:child_process'
import { buildWeb } from './lib/build.mjs'
import { install, NODE, ROOT } from './lib/install.mjs'
import { SMALL_HEAP } from './lib/small-heap.mjs'

install()
buildWeb()
const args = process.argv.slice(2)
const flags = args.includes('--role=worker') ? SMALL_HEAP : []
const child = spawn(NODE, [...flags, 'apps/server/src/main.ts', ...args], {
  cwd: ROOT,
  stdio: 'inherit',
})
// Ctrl-C reaches the child from the terminal by itself; here we only stay until it has stopped everything.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => signal === 'SIGTERM' && child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)))
