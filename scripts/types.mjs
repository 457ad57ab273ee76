// npm run types: writes the types of style sheets, which are not committed, then checks those of everything.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { install, NODE, ROOT, writeCssTypes } from './lib/install.mjs'

install()
writeCssTypes()
const tsc = path.join(ROOT, 'node_modules/typescript/bin/tsc')
const { status } = spawnSync(NODE, [tsc, '-p', 'tsconfig.json'], { cwd: ROOT, stdio: 'inherit' })
process.exitCode = status ?? 1
