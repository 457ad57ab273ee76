// npm run lock: names in package-lock.json the binaries of other platforms that npm left out, so that `npm ci` accepts the file.
import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from './lib/install.mjs'
import { completeLock, missingOptional } from './lib/lock.mjs'

const file = path.join(ROOT, 'package-lock.json')
const lock = JSON.parse(fs.readFileSync(file, 'utf8'))
const added = missingOptional(lock).length
if (added > 0) fs.writeFileSync(file, `${JSON.stringify(completeLock(lock), null, 2)}\n`)
process.stdout.write(`${added} packages added to the lock file\n`)
