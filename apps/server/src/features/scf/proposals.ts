/**
 * Who trades with a core enterprise, from the invoices of enterprises that the company holds and may use: consent as the graph takes it. Of
 * others nothing is told.
 */
import { formatMonth } from '@xinjian/engine/kit/calendar/window'
import type { TenantDb } from '../../db/tenant.ts'
import { usableOfMany } from '../consent/index.ts'
import { enterprisesBy } from '../enterprise/index.ts'
import { partyTrades, sumOf, TradeCache, whoTradesWith } from '../facts/invoice/read.ts'

const SCOPES = ['INVOICE_OUT', 'INVOICE_IN'] as const
const ROLE = { OUT: 'SUPPLIER', IN: 'DEALER' } as const

export interface Proposal {
  name: string
  taxNo: string
  role: 'SUPPLIER' | 'DEALER'
  /** Months from the first to the last with trade. */
  months: number
  /** `YYYY-MM`. */
  first: string
  last: string
  totalFen: number
  invoices: number
}

/** Those with most trade first. `only`: of this enterprise alone. */
export async function proposalsFor(
  tenant: TenantDb,
  anchorTaxNo: string,
  only?: string,
): Promise<Proposal[]> {
  const entries = await whoTradesWith(tenant, [anchorTaxNo])
  const seen = await enterprisesBy(tenant, 'id', [...new Set(entries.map((e) => e.enterpriseId))])
  const held = seen.filter(({ tax_no }) => tax_no !== anchorTaxNo && (!only || tax_no === only))
  const ids = held.map(({ id }) => id)
  const [usable, trades] = await Promise.all([
    usableOfMany(tenant, ids, SCOPES),
    partyTrades(
      tenant,
      new TradeCache(),
      held.map(({ id, seq }) => ({ id, seq })),
    ),
  ])
  return held
    .flatMap(({ id, name, tax_no: taxNo }): Proposal[] => {
      const entry = entries.find(({ enterpriseId }) => enterpriseId === id)!
      const told = trades.get(id)
      if (!told) return []
      return (['OUT', 'IN'] as const).flatMap((direction) => {
        const side = told.sides[direction]
        const row = side.rowOf.get(entry.id)
        if (row === undefined || !usable.get(id)?.scopes.includes(`INVOICE_${direction}`)) return []
        const [first, last] = [side.first[row]!, side.last[row]!]
        return [
          {
            ...{ name, taxNo, role: ROLE[direction], months: last - first + 1 },
            ...{ first: formatMonth(first), last: formatMonth(last) },
            totalFen: sumOf(told, direction, row, [first, last]),
            invoices: side.invoices[row]!,
          },
        ]
      })
    })
    .sort((a, b) => b.totalFen - a.totalFen || (a.taxNo < b.taxNo ? -1 : 1))
}
