/** Datasets that come as pages of rows: read whole (they are small), written in one transaction with their item. */
import type { CollectedSource } from '@xinjian/format/datasets/datasets'
import type { TenantDb } from '../../../db/tenant.ts'
import type { SourceRow } from '../../../outside/source/connector.ts'
import { SourceError } from '../../../outside/source/failure.ts'
import { tellEnterprise } from '../../enterprise/index.ts'
import { type FactRow, factsOf, writeFacts } from '../../facts/records/write.ts'
import type { DatasetPlan } from '../datasets.ts'
import { connectorOf } from '../sources.ts'
import { gradeFrom, registrationFrom } from './registration.ts'
import { callOf, endItem, ending, type ItemEnd, mustBeAllowed, type Run } from './run.ts'

/** No enterprise has so many rows of these; a bureau that sends more is broken. */
const MOST_ROWS = 50_000

export async function collectPages(
  run: Run,
  plan: DatasetPlan,
  source: CollectedSource,
): Promise<ItemEnd> {
  const facts: FactRow[] = []
  const seen: SourceRow[] = []
  for (const part of plan.from) {
    for await (const row of allRows(run, source, part)) {
      if (seen.push(row) > MOST_ROWS) throw new SourceError('TE-99', 'TOO_MANY_ROWS', null)
      facts.push(...factsOf(plan.dataset, part, row))
    }
  }
  const rows = seen.length
  const end: ItemEnd = { state: rows === 0 ? 'EMPTY' : 'DONE', rows, error: null }
  await ending(run, async (tx) => {
    await writeFacts(tx, run.from, facts, plan.dataset)
    await enrich(tx, run, plan, seen)
    await endItem(tx, run, plan, { ...end, done: 100, ...spanOf(facts) })
    await mustBeAllowed(tx, run)
  })
  return end
}

async function* allRows(
  run: Run,
  source: CollectedSource,
  part: string,
): AsyncGenerator<SourceRow> {
  const connector = connectorOf(run.deps, source)
  for (let page = 1; ; page++) {
    run.signal.throwIfAborted()
    const got = await connector.page(await callOf(run), run.session, part, page)
    yield* got.rows
    if (page >= got.pages) return
  }
}

/** What reports say about an enterprise comes from here: registration and the latest grade. */
async function enrich(
  tx: TenantDb,
  { task }: Run,
  plan: DatasetPlan,
  rows: readonly SourceRow[],
): Promise<void> {
  const fields =
    plan.dataset === 'REGISTRATION' && rows[0]
      ? registrationFrom(rows[0])
      : plan.dataset === 'CREDIT_RATING'
        ? gradeFrom(rows)
        : null
  if (fields) await tellEnterprise(tx, task.tax_no!, task.enterprise_name!, fields)
}

/** First and last period among the rows, where they have one. */
function spanOf(facts: readonly FactRow[]): {
  first_period: string | null
  last_period: string | null
} {
  const periods = facts
    .map(({ columns: c }) => c.period_to ?? c.month ?? c.year ?? c.registered_on)
    .filter((p) => p !== null && p !== undefined)
    .map(String)
    .sort()
  return { first_period: periods[0] ?? null, last_period: periods.at(-1) ?? null }
}
