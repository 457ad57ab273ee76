// npm start: install, build, then hand over to the server, which starts the database and the sandbox itself.
import { spawn } from 'node:child_process'
import { buildWeb } from './lib/build.mjs'
import { install, NODE, ROOT } from './lib/install.mjs'

install()
buildWeb()
const child = spawn(NODE, ['apps/server/src/main.ts', ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
})
// Ctrl-C reaches the child from the terminal by itself; here we only stay until it has stopped everything.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => signal === 'SIGTERM' && child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)))
