import { reportBadRows, reportRepeated, writeBadRows } from '../bad-rows.ts'
import { Failure } from '../failure.ts'
import type { Helper } from '../load/helper.ts'
import { type LoadedInputs, loadTables } from '../load/load-tables.ts'
import type { LoadedTable } from '../load/loaded.ts'
import { print } from '../print.ts'
import { createProgress } from '../progress.ts'
import { enterpriseDigests, enterpriseSources } from '../report/enterprise-facts.ts'
import {
  type EnterpriseLine,
  enterpriseLine,
  repeatedRows,
  reportOf,
  scoreOf,
} from '../report/report-line.ts'
import type { ReportOptions } from '../usage.ts'

/** `report invoice` and, with `scoreOnly`, `score`. */
export async function runReport(
  options: ReportOptions,
  scoreOnly: boolean,
  helper: Helper | null,
): Promise<void> {
  const progress = createProgress(process.stderr)
  const all = options.enterprise === 'all'
  const loaded = await loadTables(
    {
      sales: options.sales,
      purchases: options.purchases,
      owner: all ? {} : { taxNo: options.enterprise, name: options.enterprise },
    },
    helper,
    progress,
  )
  progress.done()
  reportBadRows(loaded.tables, process.stderr)
  if (options.errors) await writeBadRows(options.errors, loaded.tables)
  if (all) await printAll(loaded, helper, options, scoreOnly)
  else await printOne(loaded, options, scoreOnly)
}

/** Every enterprise of either file, in order of appearance. Two threads when both files allow it. */
async function printAll(
  { tables, shares }: LoadedInputs,
  helper: Helper | null,
  { through }: ReportOptions,
  scoreOnly: boolean,
): Promise<void> {
  const names = [...new Set(tables.flatMap((t) => t.enterprises))]
  const lines = new Map<string, EnterpriseLine>()
  const compute = (name: string): void => {
    lines.set(name, enterpriseLine(name, tables, through, scoreOnly))
  }
  if (helper && shares) {
    const [mine, theirs] = halves(names, tables)
    const remote = helper.lines({ shares, enterprises: theirs, through, score: scoreOnly })
    remote.catch(() => {})
    mine.forEach(compute)
    const answers = await remote
    for (const [i, name] of theirs.entries()) lines.set(name, answers[i]!)
  } else names.forEach(compute)
  const ordered = names.map((name) => lines.get(name)!)
  reportRepeated(
    ordered.flatMap((entry) => entry.repeated),
    process.stderr,
  )
  await print(ordered.map((entry) => `${entry.line}\n`).join(''))
}

/** Two lists of about the same number of rows: largest first, each to the shorter list. */
function halves(names: readonly string[], tables: readonly LoadedTable[]): [string[], string[]] {
  const sized = names.map((name) => ({
    name,
    rows: tables.reduce((n, t) => n + t.rowsOf(name), 0),
  }))
  const lists: [string[], string[]] = [[], []]
  const rows = [0, 0]
  for (const entry of sized.sort((a, b) => b.rows - a.rows)) {
    const i = rows[0]! <= rows[1]! ? 0 : 1
    lists[i].push(entry.name)
    rows[i]! += entry.rows
  }
  return lists
}

async function printOne(
  { tables, parties }: LoadedInputs,
  options: ReportOptions,
  scoreOnly: boolean,
): Promise<void> {
  const { enterprise, through } = options
  const name = findEnterprise(enterprise, tables)
  const repeated = repeatedRows(name, tables)
  reportRepeated(repeated, process.stderr)
  const digests = enterpriseDigests(name, tables, through)
  if (scoreOnly) {
    await print(`${JSON.stringify(scoreOf(enterprise, digests, through))}\n`)
    return
  }
  const { buildReport, writeFiles } = await import('../report/full-report.ts')
  const rejected = tables.reduce((n, t) => n + t.rejectedRows, 0)
  const rows = enterpriseSources(name, tables, through, rejected)
  const report = buildReport(enterprise, digests, rows, through, parties, options.industry)
  await writeFiles(report, options)
  if (!options.json) return
  const quality = {
    badRows: tables.reduce((n, t) => n + t.badCount, 0),
    rows: tables.flatMap((t) => t.bad.map((bad) => ({ direction: t.direction, ...bad }))),
    repeatedRows: repeated.map(({ direction, rows }) => ({ direction, rows })),
  }
  await print(
    `${JSON.stringify({ ...reportOf(enterprise, digests, through), inputQuality: quality, report })}\n`,
  )
}

/** A table without an enterprise column belongs to whoever is asked for. */
function findEnterprise(wanted: string, tables: readonly LoadedTable[]): string {
  const names = [...new Set(tables.flatMap((t) => t.enterprises))]
  if (names.includes(wanted)) return wanted
  if (names.length === 1 && names[0] === '') return ''
  const examples = names.slice(0, 5).join('、')
  throw new Failure(
    `清单里没有企业“${wanted}”。共有 ${names.length} 家企业${examples ? `，例如 ${examples}` : ''}。`,
  )
}
