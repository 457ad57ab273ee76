import { formatMonth, parseMonth } from '@xinjian/engine/kit/calendar/window'
import { mayAdmit, REPORT_KINDS, type ReportKind, standsAlone } from '@xinjian/engine/report/kinds'
import type { Database } from '../../db/pool.ts'
import type { TenantDb, TenantTx } from '../../db/tenant.ts'
import type { Session } from '../../http/context.ts'
import { Refusal } from '../../http/refusal.ts'
import { wake, wakeAfter } from '../../jobs/events.ts'
import { mayUse } from '../consent/index.ts'
import { enterpriseToQuery } from '../enterprise/index.ts'
import { type Call, hold, viaOf } from '../metering/index.ts'
import { mustSell, productOfKind, type Selling, sells } from '../product/index.ts'
import { KIND_ORDER, kindOf } from './kinds/registry.ts'
import { makeReportNo } from './number.ts'
import { scopesOf } from './scopes.ts'
import {
  currentMonth,
  type InstitutionTerms,
  insertReport,
  nextReportSequence,
  REPORTS,
  type ReportParams,
  type ReportRecord,
  reportByNo,
} from './store.ts'
import { REPORT_SAYS } from './words.ts'

export interface ReportOrder {
  taxId: string
  /** Absent: the first kind of the registry that there is data for. */
  kind?: ReportKind | undefined
  /** `2026-02`; absent: the last complete month that the data covers. */
  through?: string | undefined
  terms?: InstitutionTerms
  /** Asks the outside world anew, and is charged anew; of a kind that asks nobody it is an order like any other. */
  refresh?: boolean | undefined
  /** Codes of products that may be sold here; null or absent = all. */
  products?: Selling
  /** Of a visit to the demonstration: nobody asked for what it costs, so nobody pays, and no quota counts it. */
  unmetered?: boolean
}

/** Whoever asks: a person by a page, or a system by its key. */
type Asker = Pick<Session, 'userName'> & Partial<Pick<Session, 'kind' | 'channel'>>

/** Orders a report and wakes a worker; refuses when the enterprise's consent does not cover it, or there is nothing to make it of. */
export async function orderReport(
  db: Database,
  tenant: TenantDb,
  session: Asker,
  order: ReportOrder,
): Promise<ReportRecord> {
  const planned = await plan(db, tenant, { ...order, products: session.channel?.products })
  const [reportNo] = await tenant.transaction((tx) =>
    queue(db, tx, { ...session, via: viaOf(session), auto: false }, [planned]),
  )
  await wake(db, REPORTS)
  return mustFind(tenant, reportNo!)
}

/**
 * The same inside a transaction of somebody else's; `as` absent = he was asked by no person. A refusal leaves the transaction as it was: it
 * may go on without a report.
 */
export async function orderReportIn(
  db: Database,
  tx: TenantTx,
  session: Pick<Session, 'userName'>,
  order: ReportOrder,
  as: Pick<Call, 'via' | 'auto'> = { via: 'API', auto: true },
): Promise<string> {
  const planned = await plan(db, tx, order)
  const [reportNo] = await queue(db, tx, { ...session, ...as }, [planned])
  wakeAfter(tx, REPORTS)
  return reportNo!
}

/** Several kinds of one enterprise: all are ordered, or none. */
export async function orderPack(
  db: Database,
  tenant: TenantDb,
  session: Asker,
  { kinds, ...order }: Omit<ReportOrder, 'kind'> & { kinds: readonly ReportKind[] },
): Promise<ReportRecord[]> {
  const planned: Planned[] = []
  const products = session.channel?.products
  for (const kind of new Set(kinds))
    planned.push(await plan(db, tenant, { ...order, kind, products }))
  const numbers = await tenant.transaction((tx) =>
    queue(db, tx, { ...session, via: viaOf(session), auto: false }, planned),
  )
  await wake(db, REPORTS)
  return Promise.all(numbers.map((reportNo) => mustFind(tenant, reportNo)))
}

interface Planned {
  kind: ReportKind
  enterprise: Call['enterprise'] & { id: number }
  params: ReportParams
  unmetered: boolean
}

async function plan(db: Database, tenant: TenantDb, order: ReportOrder): Promise<Planned> {
  const enterprise = await enterpriseToQuery(tenant, order.taxId)
  if (!enterprise) throw new Refusal('ENTERPRISE_UNKNOWN')
  const kind = order.kind ?? (await firstWithData(tenant, enterprise.id, order.products))
  mustSell(order.products, productOfKind(kind), REPORT_KINDS[kind].title)
  await mayUse(tenant, enterprise.id, await scopesOf(tenant, enterprise.id, kindOf(kind)))
  const through = await lastMonth(db, tenant, kind, enterprise.id, order.through)
  return {
    kind,
    enterprise: { id: enterprise.id, name: enterprise.name, taxNo: enterprise.tax_no },
    unmetered: order.unmetered ?? false,
    params: {
      through,
      ...(REPORT_KINDS[kind].lends ? order.terms : {}),
      ...(order.refresh && kindOf(kind).prepare ? { refresh: true } : {}),
    },
  }
}

/** What they cost is held, or they are refused, before the first is written. */
async function queue(
  db: Database,
  tx: TenantTx,
  { userName, via, auto }: Pick<Session, 'userName'> & Pick<Call, 'via' | 'auto'>,
  planned: readonly Planned[],
): Promise<string[]> {
  const orders: (Planned & { reportNo: string })[] = []
  for (const one of planned) {
    const { n, day } = await nextReportSequence(db)
    orders.push({ ...one, reportNo: makeReportNo(one.kind, day, n) })
  }
  const metered = orders.filter(({ unmetered }) => !unmetered)
  await hold(
    tx,
    metered.map(({ reportNo, kind, enterprise, params }) => ({
      no: reportNo,
      product: productOfKind(kind),
      name: REPORT_KINDS[kind].title,
      via,
      auto,
      enterprise,
      madeBy: userName,
      anew: params.refresh,
    })),
  )
  for (const [after, { enterprise, unmetered: _, ...order }] of inTurn(orders).entries())
    await insertReport(tx, { ...order, after, enterpriseId: enterprise.id, createdBy: userName })
  return orders.map(({ reportNo }) => reportNo)
}

/**
 * What asks outside is made first: joint reports take in what it was told. One that may say 建议准入 is made behind the others, since it says
 * so only while none of them says less; the one that may stand alone comes last.
 */
const inTurn = <Order extends { kind: ReportKind }>(orders: readonly Order[]): Order[] =>
  orders.toSorted((a, b) => turnOf(a.kind) - turnOf(b.kind))

function turnOf(kind: ReportKind): number {
  if (kindOf(kind).prepare) return 0
  if (standsAlone(kind)) return 3
  return mayAdmit(kind) ? 2 : 1
}

async function firstWithData(
  tenant: TenantDb,
  enterpriseId: number,
  products: Selling,
): Promise<ReportKind> {
  const sold = KIND_ORDER.filter((kind) => sells(products, productOfKind(kind)))
  for (const kind of sold) {
    const { prepare, months } = kindOf(kind)
    // Whoever did not say which asks nobody outside.
    if (!prepare && (await months(tenant, enterpriseId))) return kind
  }
  return sold[0] ?? KIND_ORDER[0]!
}

/** 该企业还没有发票数据，请先上传发票文件. */
export const noData = (kind: ReportKind): Refusal =>
  new Refusal(
    'NO_DATA',
    REPORT_SAYS.noDataOfKind({ data: REPORT_KINDS[kind].data, next: kindOf(kind).noData }),
  )

/**
 * M0 of domain §3.1: the last month that is over, at most the last month that the data can speak of. A month that somebody
 * asks for must be over, and not before the data begin: one that has not ended would count days to come as silent days.
 */
async function lastMonth(
  db: Database,
  tenant: TenantDb,
  kind: ReportKind,
  enterpriseId: number,
  through: string | undefined,
): Promise<number> {
  const months = await kindOf(kind).months(tenant, enterpriseId)
  if (!months) throw noData(kind)
  const complete = (await currentMonth(db)) - 1
  if (through === undefined) return Math.min(months.last, complete)
  const month = parseMonth(through)
  if (month === null || month > complete)
    throw new Refusal('MALFORMED', REPORT_SAYS.lastMonthOver({ month: formatMonth(complete) }))
  if (month < months.first)
    throw new Refusal(
      'MALFORMED',
      REPORT_SAYS.dataBeginLater({
        data: REPORT_KINDS[kind].data,
        month: formatMonth(months.first),
      }),
    )
  return month
}

export async function mustFind(tenant: TenantDb, reportNo: string): Promise<ReportRecord> {
  const row = await reportByNo(tenant, reportNo)
  if (!row) throw new Refusal('UNKNOWN', REPORT_SAYS.reportNotFoundBeen)
  return row
}

/** The record of a report that is ready; refuses with its state otherwise. */
export async function mustBeReady(tenant: TenantDb, reportNo: string): Promise<ReportRecord> {
  const row = await mustFind(tenant, reportNo)
  if (row.status === 'FAILED') throw new Refusal('REPORT_FAILED', row.message || undefined)
  if (row.status !== 'READY') throw new Refusal('REPORT_NOT_READY')
  return row
}
