/** After the money: what turned since, looked at once a day for every funder. Each matter is told once, with its receivable. */
import { type AlertKind, CONCENTRATED_PERCENT, LAW_TERM_DAYS } from '@xinjian/contract/scf/states'
import { chinaDay } from '@xinjian/engine/kit/calendar/calendar'
import { validityOf } from '@xinjian/engine/public/records/validity'
import { type PublicRecordKind, recordFields } from '@xinjian/format/public-records/kinds'
import type { FastifyBaseLogger } from 'fastify'
import { companiesWith } from '../../db/directory.ts'
import type { Database } from '../../db/pool.ts'
import { WHOLE_COMPANY } from '../../db/scope.ts'
import { type TenantDb, tenantOf } from '../../db/tenant.ts'
import { repeating } from '../../jobs/repeating.ts'
import { enterprisesBy } from '../enterprise/index.ts'
import { publicRowsOfMany } from '../facts/records/read.ts'
import { daysBetween } from './numbers.ts'
import { findOrderAlerts } from './order/alerts.ts'
import { type AlertFacts, addAlert } from './store/records.ts'
import { tellFunder } from './tell.ts'
import { turnedSince } from './turned.ts'

/** Records of courts that hold against a debtor while they are current. */
const COURT = ['ENFORCEMENT', 'DISHONEST', 'BANKRUPTCY'] as const satisfies PublicRecordKind[]

interface Running {
  no: string
  anchor_no: string
  seller: string
  seller_tax_no: string
  debtor: string
  debtor_tax_no: string
  amount_fen: number
  financed_fen: number
  confirm_by: string | null
  due_day: string
  keys: string[]
  first_day: string
}

const RUNNING = `select v.no, v.anchor_no, v.seller, v.seller_tax_no, v.debtor, v.debtor_tax_no, v.amount_fen, v.financed_fen, v.confirm_by, v.due_day,
    array_agg(i.invoice_key order by i.invoice_key) as keys, min(i.issue_day) as first_day
  from scf_receivable v join scf_invoice i on i.company_id = v.company_id and i.subject_no = v.no
 where v.company_id = $1 and v.state in ('FINANCED', 'OVERDUE') group by v.company_id, v.no order by v.no`

interface Found {
  row: Running
  kind: Exclude<AlertKind, 'DELIVERY_LATE'>
  key: string
  facts: AlertFacts
}

/** Looks at all that a funder has financed; how many matters are new. */
export async function findAlerts(tenant: TenantDb): Promise<number> {
  const ofOrders = await findOrderAlerts(tenant)
  const running = await tenant.rows<Running>(RUNNING)
  if (running.length === 0) return ofOrders
  const found = [
    ...(await reds(tenant, running)),
    ...(await courts(tenant, running)),
    ...terms(running),
    ...concentrated(running),
  ]
  let fresh = ofOrders
  for (const { row, kind, key, facts } of found)
    await tenant.transaction(async (tx) => {
      if (!(await addAlert(tx, row.no, kind, key, facts))) return
      fresh++
      await tellFunder(
        tx,
        `SCF_${kind}` as const,
        row,
        { about: facts.about, value: String(facts.value ?? '') },
        `${row.no}:${key}`,
      )
    })
  return fresh
}

async function reds(tenant: TenantDb, running: readonly Running[]): Promise<Found[]> {
  const { turned } = await turnedSince(
    tenant,
    running.map(({ seller_tax_no }) => seller_tax_no),
    running.flatMap((row) => row.keys),
  )
  return running.flatMap((row) =>
    row.keys
      .filter((key) => turned.has(key))
      .map((key) => ({
        row,
        kind: 'INVOICE_RED' as const,
        key,
        facts: { about: key, value: null },
      })),
  )
}

async function courts(tenant: TenantDb, running: readonly Running[]): Promise<Found[]> {
  const taxNos = [...new Set(running.map(({ debtor_tax_no }) => debtor_tax_no))]
  const debtors = await enterprisesBy(tenant, 'taxNo', taxNos, WHOLE_COMPANY)
  const { day } = chinaDay(new Date().toISOString())
  const found: Found[] = []
  for (const kind of COURT) {
    const rows = await publicRowsOfMany(
      tenant,
      kind,
      debtors.map(({ id }) => id),
      Object.keys(recordFields(kind)) as never[],
    )
    for (const told of rows as unknown as { enterpriseId: number; caseNo: string | null }[]) {
      if (validityOf(kind, told as never, day) !== 'CURRENT') continue
      const taxNo = debtors.find(({ id }) => id === told.enterpriseId)?.tax_no
      const about = told.caseNo ?? kind
      for (const row of running)
        if (row.debtor_tax_no === taxNo)
          found.push({
            row,
            kind: 'DEBTOR_COURT',
            key: `${kind}/${about}`,
            facts: { about, value: null },
          })
    }
  }
  return found
}

const terms = (running: readonly Running[]): Found[] =>
  running.flatMap((row) => {
    const days = daysBetween(row.first_day, row.due_day)
    if (days <= LAW_TERM_DAYS) return []
    return [{ row, kind: 'TERM_LONG' as const, key: '', facts: { about: '', value: days } }]
  })

/** One debtor has more than its share of all: told with its newest receivable, once for each ten percent, whichever receivable came since. */
function concentrated(running: readonly Running[]): Found[] {
  const all = running.reduce((sum, { financed_fen }) => sum + financed_fen, 0)
  const of = Map.groupBy(running, ({ anchor_no }) => anchor_no)
  return [...of.values()].flatMap((rows) => {
    const part = rows.reduce((sum, { financed_fen }) => sum + financed_fen, 0)
    const percent = Math.floor((part * 100) / all)
    const row = rows.at(-1)!
    if (percent < CONCENTRATED_PERCENT) return []
    const key = `${row.debtor_tax_no}/${Math.floor(percent / 10)}`
    return [
      { row, kind: 'CONCENTRATED' as const, key, facts: { about: row.debtor, value: percent } },
    ]
  })
}

const EVERY_MS = 6 * 60 * 60_000

/** Every funder that ever invited somebody, in any number of processes: what was told once is not told again. One that fails keeps no other waiting. */
export async function findAllAlerts(
  db: Database,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  for (const funder of await companiesWith(db, 'SCF_INVITE'))
    await findAlerts(tenantOf(db, funder)).catch((err) =>
      log.warn({ err, funder }, 'receivables of a funder could not be looked at'),
    )
}

export function startScfAlerts(db: Database, log: FastifyBaseLogger): () => void {
  return repeating(EVERY_MS, () => findAllAlerts(db, log), {
    log,
    failed: 'receivables could not be looked at',
  })
}
