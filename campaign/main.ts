/**
 * `npm run campaign [NAME…]`: attacks on the running product that take too long for `npm test`: every part in turn, or those
 * named. Results are printed and written to bench/results/campaign-NAME. `CAMPAIGN_SEED` repeats a run; the seed is printed and
 * stands in the table. `upgrade --from REVISION`: the release before. A part that falls says why and the others go on; the exit code tells, also of a goal that was missed.
 */
import { seed } from './lib/seed.ts'

/** A part is a module with `run(seed)`, which gives whether its goals were met. A part joins by being listed here. */
const PARTS: Record<string, string> = {
  crash: './crash/run.ts',
  'verify-batch': './verify/run.ts',
  mutants: './mutants/run.ts',
  fairness: './fairness.ts',
  memory: './memory.ts',
  'first-start': './first-start.ts',
  rights: './rights.ts',
  money: './money/run.ts',
  withdrawal: './withdrawal/run.ts',
  evil: './evil.ts',
  restore: './restore/run.ts',
  citus: './citus/run.ts',
  upgrade: './upgrade/run.ts',
  alerts: './alerts/run.ts',
}
const wanted = process.argv.slice(2)
/** Release that `upgrade` begins with. */
const from = optionOf('--from')
const unknown = wanted.filter((name) => !(name in PARTS))
if (unknown.length > 0) {
  process.stderr.write(
    `没有这一项：${unknown.join('、')}。可选：${Object.keys(PARTS).join('、')}\n`,
  )
  process.exit(2)
}
const number = seed()
let failed = 0
for (const name of wanted.length > 0 ? wanted : Object.keys(PARTS)) {
  process.stdout.write(`\n── ${name} (CAMPAIGN_SEED=${number}) ──\n`)
  try {
    const part = (await import(PARTS[name] as string)) as {
      run(seed: number, options: { from?: string }): Promise<boolean>
    }
    if (!(await part.run(number, from === undefined ? {} : { from }))) failed++
  } catch (error) {
    failed++
    process.stderr.write(`${name}: ${error instanceof Error ? error.stack : String(error)}\n`)
  }
}
process.exit(failed > 0 ? 1 : 0)

/** Takes an option with its value out of what is wanted. */
function optionOf(name: string): string | undefined {
  const at = wanted.indexOf(name)
  return at < 0 ? undefined : wanted.splice(at, 2)[1]
}
