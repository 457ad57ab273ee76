/**
 * Writes apps/server/src/security/common-passwords.bin from a list of leaked passwords, the commonest first, one a line:
 *
 *     node scripts/run.mjs scripts/common-passwords.ts LIST
 *
 * The first four bytes of the SHA-256 of each, sorted: a password that is not in the list is taken for one in about one of a
 * hundred thousand cases. The list that ships is that of zxcvbn 4.4.2 (MIT, Dropbox): the commonest of some ten million leaked ones.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { markOf } from '../apps/server/src/security/common-passwords.ts'

const TARGET = new URL('../apps/server/src/security/common-passwords.bin', import.meta.url)

const [list = ''] = process.argv.slice(2)
const words = (await readFile(list, 'utf8')).split('\n').filter(Boolean)
const marks = [...new Set(words.map(markOf))].sort((a, b) => a - b)
await writeFile(TARGET, Buffer.from(Uint32Array.from(marks).buffer))
process.stdout.write(`${marks.length} passwords\n`)
