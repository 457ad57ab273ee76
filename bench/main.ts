/**
 * `npm run bench [NAME…]`: every bench in turn, or those named. Results are printed and written to bench/results. A bench that
 * cannot run says why and the others go on; the exit code tells. `npm run bench -- gate [NAME…]`: their short forms, held against
 * the committed figures (gate/gate.ts).
 */
import fs from 'node:fs'
import path from 'node:path'
import { BENCHES } from './benches.ts'
import { gate } from './gate/gate.ts'

const wanted = process.argv.slice(2)
if (wanted[0] === 'gate') process.exit(await gate(wanted.slice(1)))
const unknown = wanted.filter((name) => !(name in BENCHES))
if (unknown.length > 0) {
  process.stderr.write(
    `没有这个测速：${unknown.join('、')}。可选：${Object.keys(BENCHES).join('、')}\n`,
  )
  process.exit(2)
}
let failed = 0
for (const [name, file] of Object.entries(BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  if (!fs.existsSync(path.join(import.meta.dirname, file))) continue
  process.stdout.write(`\n── ${name} ──\n`)
  try {
    const bench = (await import(file)) as { run?: () => Promise<void> }
    await bench.run?.()
  } catch (error) {
    failed++
    process.stderr.write(`${name}: ${error instanceof Error ? error.stack : String(error)}\n`)
  }
}
process.exit(failed > 0 ? 1 : 0)
