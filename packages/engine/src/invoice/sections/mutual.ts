/** Section 12: parties that are customer and supplier at once, as a small graph and as a table. */

import { table, text, yuan } from '../../kit/sections/blocks.ts'
import type { Block } from '../../report/document.ts'
import type { InvoiceContext } from '../context/context.ts'
import { PARTY_SAYS } from '../indicators/party-words.ts'
import { mutualPairs } from '../indicators/related.ts'
import { rowsOf } from './build.ts'
import { PARTY_SECTIONS_SAYS } from './party-words.ts'
import { SECTIONS_SAYS } from './words.ts'

const LISTED = 20

/** The graph is left out where there is no pair; where a direction was not collected, that is said instead. */
export function mutualBlocks(context: InvoiceContext): Block[] {
  const { covered } = context.facts
  if (!covered.OUT || !covered.IN)
    return [
      text(
        'mutual-missing',
        covered.OUT
          ? PARTY_SECTIONS_SAYS.noPurchasesForMutual
          : PARTY_SECTIONS_SAYS.noSalesForMutual,
      ),
    ]
  const pairs = mutualPairs(context)
  const listed = pairs.slice(0, LISTED)
  const rows = table(
    'mutual',
    PARTY_SECTIONS_SAYS.bothCustomerSupplier,
    [
      { key: 'name', title: PARTY_SECTIONS_SAYS.name, type: 'text' },
      { key: 'out', title: PARTY_SECTIONS_SAYS.soldThem, type: 'money', unit: SECTIONS_SAYS.yuan },
      {
        key: 'in',
        title: PARTY_SECTIONS_SAYS.boughtFromThem,
        type: 'money',
        unit: SECTIONS_SAYS.yuan,
      },
      { key: 'overlap', title: PARTY_SAYS.mutualAmount, type: 'money', unit: SECTIONS_SAYS.yuan },
    ],
    listed.map((pair) => {
      const { id, name } = context.facts.counterparties[pair.position]!
      return {
        cells: {
          name,
          out: yuan(pair.out),
          in: yuan(pair.in),
          overlap: yuan(Math.min(pair.out, pair.in)),
        },
        evidence: rowsOf(null, context.span('L12'), 'VALID', { counterpartyIds: [id] }),
      }
    }),
    PARTY_SECTIONS_SAYS.ownersOfficersRings,
  )
  if (listed.length === 0) return [rows]
  const beyond = pairs.length - listed.length
  return [
    {
      kind: 'chart',
      id: 'mutual-graph',
      title: PARTY_SECTIONS_SAYS.mutualInvoicingNet,
      chart: 'graph',
      categories: rows.rows.map((row) => String(row.name)),
      series: [
        {
          name: PARTY_SECTIONS_SAYS.soldThem,
          values: listed.map((pair) => yuan(pair.out)),
          unit: 'yuan',
        },
        {
          name: PARTY_SECTIONS_SAYS.boughtFromThem,
          values: listed.map((pair) => yuan(pair.in)),
          unit: 'yuan',
        },
      ],
      table: rows.id,
      note:
        beyond > 0
          ? PARTY_SECTIONS_SAYS.mutualNoteListed({ n: beyond })
          : PARTY_SECTIONS_SAYS.mutualNote,
    },
    rows,
  ]
}
