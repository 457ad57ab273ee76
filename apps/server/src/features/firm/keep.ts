/** What a report holds against its enterprise, kept with it in the transaction in which it becomes ready. */
import { type Matter, mattersOf } from '@xinjian/engine/firm/matters'
import type { ReportDocument } from '@xinjian/engine/report/document'
import type { ReportKind } from '@xinjian/engine/report/kinds'
import { withoutStop } from '@xinjian/engine/report/limit/without-stop'
import type { TenantDb } from '../../db/tenant.ts'
import { newnessOf } from './reports.ts'
import { toldOf } from './told.ts'

/** A matter that waits for a person on the work list: it refuses, or sends to review by a rule of high level. */
interface Weighty {
  matter: string
  /** Of the rule; of a gate its sentence. */
  name: string
  told: string
}

export function weightyOf({
  rules,
  verdict,
}: Pick<ReportDocument, 'rules' | 'verdict'>): Weighty[] {
  const byId = new Map(rules.map((rule) => [rule.id, rule]))
  const isWeighty = ({ id, level }: Matter) => {
    const rule = byId.get(id)
    return level === 'REJECT' || (level === 'REVIEW' && (rule?.level === 'HIGH' || rule?.redLine))
  }
  return mattersOf({ rules, verdict })
    .filter(isWeighty)
    .map((matter) => ({
      matter: matter.id,
      name: byId.get(matter.id)?.name ?? withoutStop(matter.text),
      told: toldOf(matter),
    }))
}

export interface ReadyReport {
  report_no: string
  report_type: ReportKind
  enterprise_id: number
  created_by: string
}

/**
 * After the row is READY, under the lock of the company's ledger: of two reports of a firm that are ready at once the second knows the
 * first. A matter that the reports before told and nobody answered keeps the day on which it came up, whoever orders the report again;
 * the older report of the same kind and maker tells nothing any more, that of another maker is the newest no more.
 */
export async function keepMatters(
  tx: TenantDb,
  { report_no, report_type, enterprise_id, created_by }: ReadyReport,
  document: Pick<ReportDocument, 'rules' | 'verdict'>,
): Promise<void> {
  await tx.run(
    `insert into firm_matter (company_id, report_no, matter, enterprise_id, name, told, as_of, newest, first_seen)
     select $1, $2, w.matter, $3, w.name, w.told, own.as_of,
            not exists (
              select 1 from report n
               where n.company_id = $1 and n.enterprise_id = $3 and n.report_type = own.report_type and n.status = 'READY'
                 and ${newnessOf('n')} > ${newnessOf('own')}),
            coalesce(
       (select min(p.first_seen) from firm_matter p
          join report r on r.company_id = p.company_id and r.report_no = p.report_no
         where p.company_id = $1 and p.enterprise_id = $3 and p.matter = w.matter and r.created_by = $4
           and not exists (select 1 from matter_answer a
             where a.company_id = $1 and a.enterprise_id = $3 and a.matter = w.matter
               and a.status in ('ASKED', 'IN_FORCE') and p.told = any(a.told))), now())
       from jsonb_to_recordset($5::jsonb) as w (matter text, name text, told text)
       join report own on own.company_id = $1 and own.report_no = $2`,
    [report_no, enterprise_id, created_by, JSON.stringify(weightyOf(document))],
  )
  const older = `m.company_id = $1 and old.company_id = $1 and own.company_id = $1
        and own.report_no = $2 and old.report_no = m.report_no and m.enterprise_id = $3
        and old.report_type = $4 and ${newnessOf('old')} < ${newnessOf('own')}`
  const values = [report_no, enterprise_id, report_type]
  await tx.run(
    `delete from firm_matter m using report old, report own where ${older} and old.created_by = $5`,
    [...values, created_by],
  )
  await tx.run(
    `update firm_matter m set newest = false from report old, report own where ${older} and m.newest`,
    values,
  )
}
