/**
 * `npm run bench [NAME…]`: every bench in turn, or those named. Results are printed and written to bench/results. A bench that
 * cannot run says why and the others go on; the exit code tells.
 */
import fs from 'node:fs'
import path from 'node:path'

/** A bench is a module with `run`. Modules of other parts of the product join by being listed here. */
const BENCHES: Record<string, string> = {
  'server-ingest': './server/ingest.ts',
  'server-ingest-small': './server/ingest-small.ts',
  'server-report': './server/report.ts',
  'server-list': './server/list.ts',
  'server-light': './server/light.ts',
  'server-export': './server/export.ts',
  'server-captcha': './server/captcha.ts',
  'server-backtest': './server/backtest.ts',
  'server-money': './server/money.ts',
  'server-bill': './server/bill.ts',
  'server-growth': './growth/growth.ts',
  'server-list-export': './server/list-export.ts',
  'intake-read': './intake/read.ts',
  'tickets-distorted': './intake/tickets-distorted.ts',
  'server-verify-batch': './server/verify-batch.ts',
  'cli-report': './cli/report-all.ts',
  'table-memory': './cli/table-memory.ts',
  'collect-thousand': './collect/thousand.ts',
  'collect-hang': './collect/hang.ts',
  'collect-group': './collect/group.ts',
  'verdict-outcome': './verdict/outcome.ts',
  'product-pdf': './product/pdf.ts',
  'report-family': './product/report-family.ts',
  'product-first-load': './product/first-load.ts',
}

const wanted = process.argv.slice(2)
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
