/**
 * Loans become cases: the newest report that stood at the end of the day of the grant gives the figures, never a later one. Where none stood they are
 * reckoned of the invoices up to that day, as far as such are held: whoever comes to the platform has no reports of loans of before. Kept loan by
 * loan until the card is made, so that a worker that dies costs nothing that was read.
 */
import type { LeftOut } from '@xinjian/contract/risk/card-states'
import { type OwnFigures, ownFigures } from '@xinjian/engine/invoice/score/own/card'
import type { OwnCase } from '@xinjian/engine/invoice/score/own/train'
import type { TenantDb } from '../../db/tenant.ts'
import { type LoanCase, loansOf } from '../loanOutcome/index.ts'
import { reckonedReports, type StoredReports, storedReports } from '../report/index.ts'

/** Data of a report are at most so many days old when the loan is granted. */
export const REPORT_DAYS = 180

export interface Sample {
  loan_id: number
  left_out: LeftOut | null
  bad: boolean | null
  platform_score: number | null
  figures: OwnFigures | null
  /** No report stood at the grant: the figures are reckoned of the invoices up to it. */
  reckoned: boolean
}

export async function sampleOf(
  tenant: TenantDb,
  loan: LoanCase,
  defaultDays: number,
): Promise<Sample> {
  const bad = loan.overdue_days >= defaultDays
  const without = (left_out: LeftOut): Sample => ({
    ...{ loan_id: loan.id, left_out, bad: null, platform_score: null, figures: null },
    reckoned: false,
  })
  // What is not due may still become bad: to count it as good would flatter the card.
  if (!bad && !loan.due) return without('NOT_DUE')
  if (loan.enterprise_id === null) return without('NO_FIRM')
  const found = await reportFor(tenant, loan.enterprise_id, loan.granted)
  if ('missing' in found) return without(found.missing)
  const figures = ownFigures(found.document)
  const platform_score = found.document.verdict.score?.value ?? null
  if (figures === null || platform_score === null) return without('NO_SCORE')
  return {
    ...{ loan_id: loan.id, left_out: null, bad, platform_score, figures },
    reckoned: found.reportNo === null,
  }
}

type Found = Extract<ReturnType<StoredReports['get']>, { document: unknown }>

/** The report that stood on a day, else what one would have said; of neither, why that which stood does not do. */
async function reportFor(
  tenant: TenantDb,
  enterpriseId: number,
  asOf: string,
): Promise<Found | { missing: LeftOut }> {
  const wanted = { reports: [{ kind: 'INVOICE' as const, days: REPORT_DAYS }], asOf, sees: null }
  const stood = await firstOf(storedReports(tenant, [enterpriseId], wanted))
  if (!('missing' in stood) || (stood.missing !== 'NONE' && stood.missing !== 'STALE')) return stood
  const reckoned = await firstOf(reckonedReports(tenant, [enterpriseId], wanted))
  return 'missing' in reckoned && reckoned.missing === 'NONE' ? stood : reckoned
}

/** What there is of the one enterprise; one without data or money for a report has none. */
async function firstOf(
  found: AsyncGenerator<readonly [number, StoredReports]>,
): Promise<Found | { missing: LeftOut }> {
  for await (const [, reports] of found) {
    const own = reports.get('INVOICE')
    if (own && !('missing' in own)) return own
    const missing = own?.missing ?? 'NONE'
    return { missing: missing === 'NO_DATA' || missing === 'NO_MONEY' ? 'NONE' : missing }
  }
  return { missing: 'NONE' }
}

export const keepSamples = (
  tx: Pick<TenantDb, 'run'>,
  version: number,
  samples: readonly Sample[],
) =>
  tx.run(
    `insert into score_sample (company_id, version, loan_id, left_out, bad, platform_score, figures, reckoned)
     select $1, $2, r.loan_id, r.left_out, r.bad, r.platform_score, r.figures, r.reckoned
       from jsonb_to_recordset($3::jsonb) as r (loan_id bigint, left_out text, bad boolean, platform_score numeric, figures jsonb, reckoned boolean)`,
    [version, JSON.stringify(samples)],
  )

export const lastSampled = async (tenant: TenantDb, version: number): Promise<number> =>
  (await tenant.one<{ id: number }>(
    'select coalesce(max(loan_id), 0) as id from score_sample where company_id = $1 and version = $2',
    [version],
  ))!.id

export async function samplesOf(tenant: TenantDb, version: number) {
  const rows = await tenant.rows<Omit<Sample, 'platform_score'> & { platform_score: string }>(
    `select loan_id, left_out, bad, platform_score, figures, reckoned from score_sample
      where company_id = $1 and version = $2 order by loan_id`,
    [version],
  )
  const loans = await loansOf(
    tenant,
    rows.map(({ loan_id }) => loan_id),
  )
  const firms = new Map(loans.map(({ id, tax_no }) => [id, tax_no]))
  const cases = rows.flatMap(({ loan_id, bad, platform_score, figures }): OwnCase[] =>
    bad === null || figures === null
      ? []
      : [{ firm: firms.get(loan_id)!, bad, figures, platformScore: Number(platform_score) }],
  )
  const leftOut = [...Map.groupBy(rows, ({ left_out }) => left_out)].flatMap(([why, all]) =>
    why === null ? [] : [{ why, n: all.length }],
  )
  return {
    cases,
    reckoned: rows.filter(({ reckoned }) => reckoned).length,
    leftOut: leftOut.toSorted((a, b) => b.n - a.n),
  }
}

/** Loans that the card is made of. */
export const casesOf = async (tenant: Pick<TenantDb, 'rows'>, version: number): Promise<number[]> =>
  (
    await tenant.rows<{ id: number }>(
      'select loan_id as id from score_sample where company_id = $1 and version = $2 and left_out is null',
      [version],
    )
  ).map(({ id }) => id)

export const dropSamples = (tx: Pick<TenantDb, 'run'>, version: number) =>
  tx.run('delete from score_sample where company_id = $1 and version = $2', [version])
