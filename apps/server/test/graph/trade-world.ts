/** Enterprises of a test with the trade between them, booked as a file would be. */
import { dayNumber } from '@xinjian/engine/kit/calendar/window'
import { type TenantDb, tenantOf } from '../../src/db/tenant.ts'
import type { IncomingInvoice } from '../../src/features/facts/invoice/incoming.ts'
import type { TestServer } from '../harness.ts'
import { collectInvoices } from '../support/collected.ts'
import { signFor } from '../support/consents.ts'
import { book } from '../support/posting.ts'

export interface Named {
  taxNo: string
  name: string
}

/** First day of the month that lies so many months before the running one, in China. */
function monthBefore(months: number): Date {
  const now = new Date(Date.now() + 8 * 3_600_000)
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1))
}

/** The same as an ISO month. */
export const monthsBack = (months: number): string => monthBefore(months).toISOString().slice(0, 7)

/** Day of that month. */
export function dayBefore(months: number, day: number): number {
  const at = monthBefore(months)
  return dayNumber(at.getUTCFullYear(), at.getUTCMonth() + 1, day)
}

export interface Sold {
  direction?: 'OUT' | 'IN'
  to: Partial<Named> & { name: string; person?: boolean }
  /** Months before the running one. */
  month: number
  day?: number
  /** 分, with tax. */
  total: number
  key?: string
}

let made = 0

export const invoiceOf = ({
  direction = 'OUT',
  to,
  month,
  day = 5,
  total,
  key,
}: Sold): IncomingInvoice => {
  const tax = Math.round(total * 0.1)
  return {
    key: key ?? `26${String(++made).padStart(18, '0')}`,
    direction,
    day: dayBefore(month, day),
    minute: -1,
    status: 'NORMAL',
    kind: 'DIGITAL_SPECIAL',
    party: {
      ident: to.taxNo ?? `name:${to.name}`,
      taxNo: to.taxNo ?? null,
      name: to.name,
      person: to.person ?? false,
    },
    ...{ amount: total - tax, tax, total, abnormal: null, blueKey: null, source: 'TABLE' as const },
    items: [
      {
        category: '1090101',
        goods: '塑料粒子',
        rateBp: 1300,
        quantity: 1,
        amount: total - tax,
        tax,
      },
    ],
  }
}

export async function companyOf(server: TestServer, name: string): Promise<TenantDb> {
  const row = await server.db.one<{ id: number }>('select id from company where name = $1', [name])
  return tenantOf(server.db, row!.id)
}

export async function enterpriseIn(tenant: TenantDb, { taxNo, name }: Named): Promise<number> {
  const row = await tenant.one<{ id: number }>(
    'insert into enterprise (company_id, tax_no, name) values ($1, $2, $3) returning id',
    [taxNo, name],
  )
  return row!.id
}

/** Its invoices as files brought them. */
export async function gives(tenant: TenantDb, of: Named, sold: readonly Sold[]): Promise<number> {
  const id = await enterpriseIn(tenant, of)
  await book({ tenant, id }, sold.map(invoiceOf))
  return id
}

/** Its invoices as a collection under its consent brought them; the number of the contract. */
export async function agrees(
  server: TestServer,
  tenant: TenantDb,
  of: Named,
  sold: readonly Sold[],
): Promise<string> {
  await enterpriseIn(tenant, of)
  const signed = await signFor(server, of.taxNo)
  await collectInvoices(signed, sold.map(invoiceOf))
  return signed.contractNo
}
