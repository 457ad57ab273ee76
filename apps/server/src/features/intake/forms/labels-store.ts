/** SQL of labels of statements that may mean several items: asked about once, remembered by the company. */

import type { OpenLabel } from '@xinjian/intake/statement/stated'
import type { TenantDb } from '../../../db/tenant.ts'

export interface LabelRecord {
  standard: string
  kind: OpenLabel['kind']
  label: string
  candidates: string[]
  /** null = not answered, '' = none of the chart. */
  code: string | null
  decided_by: string | null
  decided_at: Date | null
}

export const answeredLabels = (tx: TenantDb) =>
  tx.rows<Pick<LabelRecord, 'standard' | 'kind' | 'label' | 'code'>>(
    'select standard, kind, label, code from account_label where company_id = $1 and code is not null',
  )

/** Notes what is to be asked; what was asked before stays as it is. */
export const askLabels = (tx: TenantDb, open: readonly OpenLabel[]) =>
  tx.run(
    `insert into account_label (company_id, standard, kind, label, candidates)
     select $1::int, r.standard, r.kind, r.label, r.candidates
       from jsonb_to_recordset($2::jsonb) as r (standard text, kind text, label text, candidates jsonb)
     on conflict do nothing`,
    [JSON.stringify(open)],
  )

const COLUMNS = 'l.standard, l.kind, l.label, l.candidates, l.code, l.decided_by, l.decided_at'

/** Labels of one import, those that are answered too. */
export const labelsOf = (tenant: TenantDb, importId: number) =>
  tenant.rows<LabelRecord>(
    `select ${COLUMNS} from account_label l
      where l.company_id = $1 and exists (
        select 1 from import_batch b, jsonb_array_elements(b.forms) f
         where b.company_id = $1 and b.id = $2 and f->>'standard' = l.standard and f->>'kind' = l.kind and f->'asks' ? l.label)
      order by l.kind, l.standard, l.label`,
    [importId],
  )

/** What the company has chosen, newest first. */
export const chosenLabels = (tenant: TenantDb) =>
  tenant.rows<LabelRecord>(
    `select ${COLUMNS} from account_label l
      where l.company_id = $1 and l.code is not null order by l.decided_at desc, l.kind, l.standard, l.label`,
  )

/** @returns false when there is no such choice */
export const takeBack = async (
  tx: TenantDb,
  of: { standard: string; kind: string; label: string },
): Promise<boolean> =>
  (await tx.run(
    `update account_label set code = null, decided_by = null, decided_at = null
      where company_id = $1 and standard = $2 and kind = $3 and label = $4 and code is not null`,
    [of.standard, of.kind, of.label],
  )) === 1

/** Remembers a choice; a later one takes its place. */
export const answer = (
  tx: TenantDb,
  of: { standard: string; kind: string; label: string; code: string; by: string },
) =>
  tx.run(
    `update account_label set code = $5, decided_by = $6, decided_at = now()
      where company_id = $1 and standard = $2 and kind = $3 and label = $4`,
    [of.standard, of.kind, of.label, of.code, of.by],
  )

/** SQL: how many labels of an import `batch` nobody has chosen an item for. Needs the company as `$1`. */
export const openLabels = (batch: string): string => `(
  select count(distinct (l.kind, l.standard, l.label))::int
    from jsonb_array_elements(${batch}.forms) f
    join account_label l on l.company_id = $1 and l.standard = f->>'standard' and l.kind = f->>'kind' and l.code is null
   where f->'asks' ? l.label)`
