/** Reading a judged list of which some enterprises took their consent back: what the seal costs on each page and in the workbook. */
import type { PolicyTable } from '@xinjian/engine/report/policy/table'
import type { Database } from '../../../apps/server/src/db/pool.ts'
import { tenantOf } from '../../../apps/server/src/db/tenant.ts'
import { subjectsFile } from '../../../apps/server/src/features/riskOrder/files.ts'
import { allTold } from '../../../apps/server/src/features/riskOrder/looks.ts'
import { toldOrders } from '../../../apps/server/src/features/riskOrder/sealed.ts'
import { orderOf, orderPage } from '../../../apps/server/src/features/riskOrder/store.ts'
import { matrixOf, subjectPage } from '../../../apps/server/src/features/riskOrder/subjects.ts'
import { median } from '../../lib/results.ts'

const TIMES = 5
const SIZE = 20

/** Contracts of every `1 in` enterprises, signed before their report was made and taken back since; how many. */
export async function revokeSome(db: Database, company: number, oneIn: number): Promise<number> {
  await db.run(
    `insert into auth_contract (company_id, contract_no, enterprise_id, code, title, version, hash, paragraphs, consents, purposes, scopes, grantees,
       signer, signer_sealed, evidence, seal, signed_at, valid_from, valid_to, status, revoked_at, signed_as)
     select $1, 'AUTBENCH' || e.id, e.id, 'ENT_TAX', '', '1', '', '[]', '[]', '{}', '{}', '[]', '{}', '', '{}', '',
            now() - interval '30 days', now() - interval '30 days', now() + interval '1 year',
            case when e.id % $2 = 0 then 'REVOKED' else 'EFFECTIVE' end, case when e.id % $2 = 0 then now() end, '{}'
       from enterprise e where e.company_id = $1`,
    [company, oneIn],
  )
  await db.run('update report set collected = true where company_id = $1', [company])
  await db.pool.query('vacuum (analyze) auth_contract, report, risk_subject, risk_order')
  const row = await db.one<{ n: number }>(
    "select count(*)::int as n from auth_contract where company_id = $1 and status = 'REVOKED'",
    [company],
  )
  return row!.n
}

export interface Reading {
  what: string
  ms: number
  /** It is a page, not a file. */
  page: boolean
}

interface Orders {
  list: string
  trial: string
  tables: readonly [own: PolicyTable, against: PolicyTable]
}

/** Medians of five, as the handlers read them: without the line of the log that each look leaves. */
export async function readings(
  db: Database,
  company: number,
  { list, trial, tables: [own, against] }: Orders,
): Promise<Reading[]> {
  const tenant = tenantOf(db, company)
  const subjects = (no: string, filter: Parameters<typeof subjectPage>[2], page = 1) =>
    subjectPage(tenant, no, filter, page, SIZE)
  const orders = async (keyword?: string) =>
    toldOrders(tenant, (await orderPage(tenant, { keyword }, 1, SIZE)).rows)
  const { total } = await subjects(list, {})
  const work: readonly (readonly [what: string, page: boolean, run: () => Promise<unknown>])[] = [
    ['list of orders', true, () => orders()],
    ['list of orders, found by the name of an enterprise', true, () => orders('压测企业第77')],
    [
      'sums of the order, and whom its workbook tells of',
      true,
      async () => [await orders(), await allTold(tenant, list)],
    ],
    ['enterprises, first page', true, () => subjects(list, {})],
    ['enterprises, last page', true, () => subjects(list, {}, Math.ceil(total / SIZE))],
    ['enterprises by outcome', true, () => subjects(list, { outcome: 'REJECT' })],
    ['enterprises by name', true, () => subjects(list, { keyword: '压测企业第77' })],
    ['enterprises of a trial that differ', true, () => subjects(trial, { flipped: true })],
    ['matrix of a trial', true, () => matrixOf(tenant, trial)],
    ['workbook of the order', false, async () => file(list, null)],
    ['workbook of the trial', false, async () => file(trial, against)],
  ]
  const file = async (no: string, other: PolicyTable | null) => {
    const order = await orderOf(tenant, no)
    const { body } = subjectsFile(tenant, order, { own, against: other }, (zh) => zh)
    for await (const _ of body as AsyncIterable<unknown>);
  }
  const found: Reading[] = []
  for (const [what, page, run] of work) {
    const times: number[] = []
    for (let i = 0; i < (page ? TIMES : 1); i++) {
      const since = performance.now()
      await run()
      times.push(performance.now() - since)
    }
    found.push({ what, page, ms: median(times) })
  }
  return found
}
