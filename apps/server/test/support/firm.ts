/** Reports of a firm as the job leaves them, without the job: row, matters, and what the work list is read from. */
import { type Matter, mattersOf } from '@xinjian/engine/firm/matters'
import type { DecisionLevel } from '@xinjian/engine/report/decision'
import type { ReportDocument } from '@xinjian/engine/report/document'
import { REPORT_KINDS, type ReportKind } from '@xinjian/engine/report/kinds'
import { tenantOf } from '../../src/db/tenant.ts'
import { keepMatters } from '../../src/features/firm/index.ts'
import type { TestServer } from '../harness.ts'

export interface Found extends Matter {
  /** Of the rule that tells it; absent = a gate tells it. */
  weight?: 'LOW' | 'MEDIUM' | 'HIGH'
}

export interface Made {
  kind?: ReportKind
  level?: DecisionLevel | null
  matters?: readonly Found[]
  by?: string
  /** Days that its data are old. */
  old?: number
  collected?: boolean
}

export const late: Found = {
  ...{ id: 'R-005', level: 'REVIEW', text: '近12个月逾期申报3次。' },
  weight: 'HIGH',
}
export const owed: Found = {
  ...{ id: 'R-001', level: 'REJECT', text: '当前欠税12,000.00元。' },
  weight: 'HIGH',
}
/** Sends to review, by a rule of medium level: it decides, and is nothing for the work list. */
export const mild: Found = {
  ...{ id: 'R-020', level: 'REVIEW', text: '近12个月红字发票占比12%。' },
  weight: 'MEDIUM',
}

const documentOf = (level: DecisionLevel | null, matters: readonly Found[]) =>
  ({
    verdict: {
      ...(level && {
        decision: {
          level,
          reasons: matters.map(({ id, weight, ...reason }) => ({
            ...reason,
            ...(weight ? { id: `G-${id}`, rules: [id] } : { id }),
          })),
        },
      }),
    },
    rules: matters.flatMap(({ id, level, text, weight }) =>
      weight
        ? [
            {
              id,
              name: `规则${id}`,
              text,
              result: 'HIT',
              level: weight,
              redLine: level === 'REJECT',
            },
          ]
        : [],
    ),
  }) as unknown as ReportDocument

let n = 0

/** Makes a report READY now; its number. */
export async function madeReport(
  server: TestServer,
  taxNo: string,
  { kind = 'TAX', level = null, matters = [], by = 'demo', old = 10, collected = false }: Made,
): Promise<string> {
  const firm = await server.db.one<{ company_id: number; id: number }>(
    'select company_id, id from enterprise where tax_no = $1',
    [taxNo],
  )
  if (!firm) throw new Error(`no enterprise ${taxNo}`)
  const report_no = `${REPORT_KINDS[kind].prefix}2026112100000${String(++n).padStart(5, '0')}`
  const document = documentOf(level, matters)
  await server.db.run(
    `insert into report (company_id, report_no, enterprise_id, report_type, params, created_by, status, decision, matters, as_of, collected,
       finished_at, created_at)
     values ($1, $2, $3, $4, '{"through":24321}', $5, 'READY', $6, $7, current_date - $8::int, $9, clock_timestamp(), clock_timestamp())`,
    [
      ...[firm.company_id, report_no, firm.id, kind, by, level],
      JSON.stringify(mattersOf(document)),
      old,
      collected,
    ],
  )
  await tenantOf(server.db, firm.company_id).transaction((tx) =>
    keepMatters(
      tx,
      { report_no, report_type: kind, enterprise_id: firm.id, created_by: by },
      document,
    ),
  )
  return report_no
}
