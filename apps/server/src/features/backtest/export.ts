/** All enterprises of a back-test as a file, in the language of who asks for it; streamed: memory does not grow with them. */

import { Readable } from 'node:stream'
import type { BacktestResult } from '@xinjian/contract'
import { DECISION_WORDS } from '@xinjian/engine/kit/verdict/words'
import { csvLines } from '@xinjian/format'
import type { TenantDb } from '../../db/tenant.ts'
import type { Download } from '../../http/implement.ts'
import { sheet } from '../../http/lists/workbook.ts'
import { BACKTEST_FILE_NAMES as SAYS } from './file-words.ts'
import { allResults } from './results.ts'

/** A text of ours in the reader's language. */
export type Say = (zh: string) => string

export const sayFor = async (inEnglish: boolean): Promise<Say> =>
  inEnglish ? (await import('./file-english.ts')).fileEnglish : (zh) => zh

const DECISIONS: Record<string, string> = DECISION_WORDS
const LEVELS: Record<string, string> = { HIGH: SAYS.HIGH, MEDIUM: SAYS.MEDIUM, LOW: SAYS.LOW }
const RESULTS: Record<string, string> = { MISS: SAYS.MISS, UNKNOWN: SAYS.UNKNOWN }

const TITLES = [
  ...[SAYS.name, SAYS.taxNo, SAYS.outcome, SAYS.decisionBefore, SAYS.decisionAfter],
  ...[SAYS.riskBefore, SAYS.riskAfter, SAYS.gradeBefore, SAYS.gradeAfter, SAYS.flips],
]

/** 命中·高, 命中·高（红线）, 未命中. */
function words(said: string): string {
  const hit = /^HIT (\w+)(★?)$/.exec(said)
  const level = hit && LEVELS[hit[1]!]
  if (!level) return RESULTS[said] ?? said
  return (hit[2] ? SAYS.hitRedLine : SAYS.hit)({ level })
}

function lineOf(result: BacktestResult, say: Say): string[] {
  const { enterpriseName, taxNo, outcome, before, after, flips } = result
  const decision = (side: typeof before) => (side?.decision ? say(DECISIONS[side.decision]!) : '')
  const risk = (side: typeof before) => (side ? say(LEVELS[side.risk ?? ''] ?? SAYS.noRisk) : '')
  const flip = ({ rule, name, before: was, after: is }: (typeof flips)[number]) =>
    `${rule} ${say(name)}${say(SAYS.colon)}${say(SAYS.became({ before: words(was), after: words(is) }))}`
  return [
    ...[enterpriseName, taxNo, say(outcome === null ? SAYS.sealed : SAYS[outcome])],
    ...[decision(before), decision(after), risk(before), risk(after)],
    ...[before?.grade ?? '', after?.grade ?? '', flips.map(flip).join(say(SAYS.next))],
  ]
}

async function* lines(tenant: TenantDb, no: string, say: Say): AsyncIterable<string[]> {
  for await (const batch of allResults(tenant, no))
    yield* batch.map((result) => lineOf(result, say))
}

export function backtestFile(
  tenant: TenantDb,
  { no, format }: { no: string; format: 'xlsx' | 'csv' },
  say: Say,
): Download {
  const name = say(SAYS.book({ no }))
  const titles = TITLES.map(say)
  const rows = lines(tenant, no, say)
  if (format === 'xlsx')
    return sheet(
      [name, say(SAYS.sheet)],
      titles.map((title) => [title]),
      rows,
    )
  const type = 'text/csv; charset=utf-8'
  return { fileName: `${name}.csv`, type, body: Readable.from(csv(titles, rows)) }
}

/** A byte order mark first, so that spreadsheets read it as UTF-8. */
async function* csv(
  titles: readonly string[],
  rows: AsyncIterable<readonly string[]>,
): AsyncIterable<string> {
  yield `\uFEFF${csvLines([titles])}\r\n`
  for await (const row of rows) yield `${csvLines([row])}\r\n`
}
