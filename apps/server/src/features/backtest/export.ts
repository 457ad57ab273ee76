/** All enterprises of a back-test as a file, streamed: memory does not grow with them. */

import { Readable } from 'node:stream'
import type { BacktestResult } from '@xinjian/contract'
import { DECISION_WORDS } from '@xinjian/engine/kit/verdict/words'
import { csvLines } from '@xinjian/format'
import { streamTableXlsx } from '@xinjian/report-files/xlsx'
import type { TenantDb } from '../../db/tenant.ts'
import type { Download } from '../../http/implement.ts'
import { allResults } from './results.ts'
import { BACKTEST_SAYS } from './words.ts'

const OUTCOMES: Record<NonNullable<BacktestResult['outcome']>, string> = {
  JUDGED: '已判断',
  NO_DATA: '该月没有数据',
  NO_CONSENT: '没有有效授权',
  FAILED: '数据不能判断',
}
const DECISIONS: Record<string, string> = DECISION_WORDS
const LEVELS: Record<string, string> = { HIGH: '高', MEDIUM: '中', LOW: '低' }
const RESULTS: Record<string, string> = { MISS: '未命中', UNKNOWN: '无法判断' }

const COLUMNS = [
  ['name', '企业名称'],
  ['taxNo', '税号'],
  ['outcome', '结果'],
  ['decisionBefore', '原结论'],
  ['decisionAfter', '新结论'],
  ['riskBefore', '原风险'],
  ['riskAfter', '新风险'],
  ['gradeBefore', '原评级'],
  ['gradeAfter', '新评级'],
  ['flips', '变化的规则'],
] as const
type Line = Record<(typeof COLUMNS)[number][0], string>

/** 命中·高, 命中·高（红线）, 未命中. */
function words(said: string): string {
  const hit = /^HIT (\w+)(★?)$/.exec(said)
  return hit ? `命中·${LEVELS[hit[1]!]}${hit[2] ? '（红线）' : ''}` : (RESULTS[said] ?? said)
}

function lineOf({ enterpriseName, taxNo, outcome, before, after, flips }: BacktestResult): Line {
  const decision = (side: typeof before) => (side?.decision ? DECISIONS[side.decision]! : '')
  const risk = (side: typeof before) => (side ? (LEVELS[side.risk ?? ''] ?? '未判定') : '')
  return {
    name: enterpriseName,
    taxNo,
    outcome: outcome === null ? BACKTEST_SAYS.sealed : OUTCOMES[outcome],
    decisionBefore: decision(before),
    decisionAfter: decision(after),
    riskBefore: risk(before),
    riskAfter: risk(after),
    gradeBefore: before?.grade ?? '',
    gradeAfter: after?.grade ?? '',
    flips: flips.map((f) => `${f.rule} ${f.name}：${words(f.before)}→${words(f.after)}`).join('；'),
  }
}

async function* lines(tenant: TenantDb, no: string): AsyncIterable<Line> {
  for await (const batch of allResults(tenant, no)) yield* batch.map(lineOf)
}

export function backtestFile(tenant: TenantDb, no: string, format: 'xlsx' | 'csv'): Download {
  const name = `规则回测-${no}`
  if (format === 'csv')
    return {
      fileName: `${name}.csv`,
      type: 'text/csv; charset=utf-8',
      body: Readable.from(csv(lines(tenant, no))),
    }
  const columns = COLUMNS.map(([key, title]) => ({ key, title, type: 'text' as const }))
  const sheet = streamTableXlsx('规则回测', columns, lines(tenant, no))
  return {
    fileName: `${name}.xlsx`,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    body: Readable.fromWeb(sheet as never),
  }
}

/** A byte order mark first, so that spreadsheets read it as UTF-8. */
async function* csv(rows: AsyncIterable<Line>): AsyncIterable<string> {
  yield `\uFEFF${csvLines([COLUMNS.map(([, header]) => header)])}\r\n`
  for await (const row of rows) yield `${csvLines([COLUMNS.map(([key]) => row[key])])}\r\n`
}
