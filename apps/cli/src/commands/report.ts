import { reportBadRows, reportLater, reportRepeated, writeBadRows } from '../bad-rows.ts'
import { Failure } from '../failure.ts'
import type { Helper } from '../load/helper.ts'
import { type LoadedInputs, loadTables } from '../load/load-tables.ts'
import type { LoadedTable } from '../load/loaded.ts'
import { print } from '../print.ts'
import { createProgress } from '../progress.ts'
import {
  type EnterpriseLine,
  enterpriseLine,
  type LineOptions,
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
      today: options.today,
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
  { tables, shares, parties }: LoadedInputs,
  helper: Helper | null,
  options: ReportOptions,
  scoreOnly: boolean,
): Promise<void> {
  const names = [...new Set(tables.flatMap((t) => t.enterprises))]
  const { through, asOf, covers, source } = options
  const how: LineOptions = {
    through,
    asOf,
    covers,
    source,
    industry: null,
    scoreOnly,
    verdict: scoreOnly || options.verdict,
  }
  const lines = new Map<string, EnterpriseLine>()
  const whole = how.verdict ? await import('../report/full-report.ts') : null
  const build =
    whole &&
    ((name: string) => whole.buildReport(name, tables, how, (id) => parties.counterparty(id)))
  const compute = (name: string): void => {
    lines.set(name, enterpriseLine(name, tables, how, build))
  }
  if (helper && shares) {
    const [mine, theirs] = halves(names, tables)
    const remote = helper.lines({
      shares,
      parties: parties.snapshot(),
      enterprises: theirs,
      options: how,
    })
    remote.catch(() => {})
    mine.forEach(compute)
    const answers = await remote
    for (const [i, name] of theirs.entries()) lines.set(name, answers[i]!)
  } else names.forEach(compute)
  const ordered = names.map((name) => lines.get(name)!)
  reportLater(
    ordered.map((entry) => entry.later),
    through,
    process.stderr,
  )
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
  const { buildReport, writeFiles } = await import('../report/full-report.ts')
  const counterparty = (id: number) => parties.counterparty(id)
  const { document, digests } = buildReport(name, tables, options, counterparty, enterprise)
  reportLater([digests.later], through, process.stderr)
  reportRepeated(repeated, process.stderr)
  if (scoreOnly) {
    await print(`${JSON.stringify(scoreOf(enterprise, digests, options, document))}\n`)
    return
  }
  await writeFiles(document, options)
  if (!options.json) return
  const quality = {
    badRows: tables.reduce((n, t) => n + t.badCount, 0),
    rows: tables.flatMap((t) => t.bad.map((bad) => ({ direction: t.direction, ...bad }))),
    repeatedRows: repeated.map(({ direction, rows }) => ({ direction, rows })),
    laterRows: (['OUT', 'IN'] as const)
      .filter((direction) => digests.later[direction] > 0)
      .map((direction) => ({ direction, rows: digests.later[direction] })),
  }
  const line = reportOf(enterprise, digests, options, document)
  await print(`${JSON.stringify({ ...line, inputQuality: quality, report: document })}\n`)
}

/**
 * The enterprise as the tables list it: asked for by that, by its name or its tax number. A table without an enterprise column
 * belongs to whoever is asked for.
 */
function findEnterprise(wanted: string, tables: readonly LoadedTable[]): string {
  const names = [...new Set(tables.flatMap((t) => t.enterprises))]
  for (const table of tables) {
    const found = table.find(wanted)
    if (found !== null) return found
  }
  if (names.length === 1 && names[0] === '') return ''
  const examples = names
    .slice(0, 5)
    .map((name) => calledBy(name, tables))
    .join('、')
  throw new Failure(
    `清单里没有企业“${wanted}”。共有 ${names.length} 家企业${examples ? `，例如 ${examples}` : ''}。`,
  )
}

const calledBy = (name: string, tables: readonly LoadedTable[]): string => {
  const called = tables.map((t) => t.identity(name).name).find((text) => text !== null)
  return called && called !== name ? `${called}（${name}）` : name
}
