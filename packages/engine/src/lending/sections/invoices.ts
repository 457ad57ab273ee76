/** What input invoices tell of lenders: interest, guarantees, fees (domain §3.10, 9). */
import { formatMonth } from '../../kit/calendar/window.ts'
import { indicatorTable, table, text, yuan } from '../../kit/sections/blocks.ts'
import type { Block } from '../../report/document.ts'
import type { LendingBuild } from '../context.ts'
import type { LendingInvoice } from '../facts.ts'
import { invoicesIn, invoicesLeg, knownMonths } from '../records/debt.ts'
import { LENDING_SECTION_SAYS as SAYS } from './words.ts'

const sum = (rows: readonly LendingInvoice[]): number =>
  rows.reduce((all, { amount }) => all + amount, 0)

const grouped = (rows: readonly LendingInvoice[], key: (row: LendingInvoice) => string) =>
  [...Map.groupBy(rows, key)].map(([, of]) => of)

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

export function invoiceBlocks(build: LendingBuild): Block[] {
  const { context } = build
  const figures = indicatorTable(build, 'invoice-figures', SAYS.invoices, ['LL-06'])
  if (context.facts.invoices === null) return [text('invoices-untold', SAYS.noInvoices), figures]
  const window = context.span('L12')
  const known = knownMonths(context, window)
  const rows = invoicesIn(context, window)
  const partly = known < 12 ? [text('invoices-partly', SAYS.partlyKnown({ known }))] : []
  if (rows.length === 0)
    return [...partly, ...(known === 12 ? [text('invoices-none', SAYS.noTraces)] : []), figures]
  const byLender = grouped(rows, ({ lender, goods }) => `${lender}|${goods}`).toSorted(
    (a, b) =>
      sum(b) - sum(a) || compare(a[0]!.lender, b[0]!.lender) || compare(a[0]!.goods, b[0]!.goods),
  )
  const byMonth = grouped(
    rows,
    ({ month, lender, goods }) => `${month}|${lender}|${goods}`,
  ).toSorted(
    (a, b) =>
      b[0]!.month - a[0]!.month ||
      compare(a[0]!.lender, b[0]!.lender) ||
      compare(a[0]!.goods, b[0]!.goods),
  )
  const net = { key: 'net', title: SAYS.net, type: 'money', unit: SAYS.yuan } as const
  return [
    ...partly,
    table(
      'lenders',
      SAYS.lenderTable,
      [
        { key: 'lender', title: SAYS.lender, type: 'text' },
        { key: 'goods', title: SAYS.goods, type: 'text' },
        net,
      ],
      byLender.map((of) => ({
        cells: { lender: of[0]!.lender, goods: of[0]!.goods, net: yuan(sum(of)) },
        evidence: invoicesLeg(of, window),
      })),
    ),
    table(
      'lender-months',
      SAYS.monthTable,
      [
        { key: 'month', title: SAYS.month, type: 'month' },
        { key: 'lender', title: SAYS.lender, type: 'text' },
        { key: 'goods', title: SAYS.goods, type: 'text' },
        net,
      ],
      byMonth.map((of) => {
        const [{ month, lender, goods }] = of as [LendingInvoice, ...LendingInvoice[]]
        return {
          cells: { month: formatMonth(month), lender, goods, net: yuan(sum(of)) },
          evidence: invoicesLeg(of, { from: month, to: month }),
        }
      }),
    ),
    figures,
  ]
}
