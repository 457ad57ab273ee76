/** A person chooses once what a label of statements means; the choice is remembered and given to what was stored before. */
import type { contract, DataOf, ImportRow } from '@xinjian/contract'
import { accountOf } from '@xinjian/format/accounts/accounts'
import { plainLabel } from '@xinjian/format/accounts/labels'
import type { Database } from '../../../db/pool.ts'
import type { TenantDb } from '../../../db/tenant.ts'
import { Refusal } from '../../../http/refusal.ts'
import { wired } from '../../../http/rows/wired.ts'
import { maySee, mustStillSee } from '../../consent/index.ts'
import { recode } from '../../facts/records/write.ts'
import { announce } from '../progress.ts'
import { mustFindImport, wireImport } from '../service.ts'
import { INTAKE_SAYS } from '../words.ts'
import { answer, chosenLabels, type LabelRecord, labelsOf, takeBack } from './labels-store.ts'

export async function listLabels(
  tenant: TenantDb,
  id: number,
): Promise<DataOf<typeof contract.intake.importLabels>> {
  const row = await mustFindImport(tenant, id)
  await maySee(tenant, row.enterprise_id)
  const labels = await labelsOf(tenant, id)
  return {
    row: wireImport(row),
    labels: labels.map(wireLabel),
  }
}

const wireLabel = (l: LabelRecord) => ({
  ...wired(l, 'standard kind label code decided_by decided_at'),
  candidates: l.candidates.map((code) => ({ code, name: accountOf(code).name })),
})

export const listChoices = async (
  tenant: TenantDb,
): Promise<DataOf<typeof contract.intake.labelChoices>> =>
  (await chosenLabels(tenant)).map(wireLabel)

/** The label is open again: rows that had the item by it have none, and who uploaded them is asked anew. */
export const takeBackLabel = (
  tenant: TenantDb,
  { standard, kind, label }: Pick<Choice, 'standard' | 'kind' | 'label'>,
): Promise<{ rows: number }> =>
  tenant.transaction(async (tx) => {
    if (!(await takeBack(tx, { standard, kind, label })))
      throw new Refusal('UNKNOWN', INTAKE_SAYS.choiceNotFoundBeen)
    const labels = (printed: string) => plainLabel(printed) === label
    return { rows: await recode(tx, { standard, kind, labels, account: null }) }
  })

interface Choice {
  id: number
  standard: string
  kind: 'BALANCE' | 'INCOME' | 'CASH'
  label: string
  /** '' = none of the chart. */
  code: string
}

export async function chooseLabel(
  { db, userName }: { db: Database; userName: string },
  tenant: TenantDb,
  { id, standard, kind, label, code }: Choice,
): Promise<ImportRow> {
  const row = await mustFindImport(tenant, id)
  await tenant.transaction(async (tx) => {
    await mustStillSee(tx, row.enterprise_id)
    const asked = (await labelsOf(tx, id)).find(
      (l) => l.standard === standard && l.kind === kind && l.label === label,
    )
    if (!asked) throw new Refusal('UNKNOWN', INTAKE_SAYS.itemNeedsAccountNot)
    if (code !== '' && !asked.candidates.includes(code))
      throw new Refusal('MALFORMED', INTAKE_SAYS.chooseAccountsList, 'code')
    await answer(tx, { standard, kind, label, code, by: userName })
    const labels = (printed: string) => plainLabel(printed) === label
    await recode(tx, { standard, kind, labels, account: code === '' ? null : code })
  })
  const now = await mustFindImport(tenant, id)
  await announce(
    db,
    { companyId: tenant.companyId, id: String(id) },
    now.status,
    now.progress,
    now.message,
  )
  return wireImport(now)
}
