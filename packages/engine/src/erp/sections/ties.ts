/** Revenue of the books beside invoices and returns, month by month; and vouchers that do not balance. */
import type { Fen } from '@xinjian/format'
import { formatMonth, type MonthIndex } from '../../kit/calendar/window.ts'
import { indicatorTable, monthsBetween, table, text, yuan } from '../../kit/sections/blocks.ts'
import type { Block, ChartBlock, Evidence, Section, TableBlock } from '../../report/document.ts'
import type { ErpContext } from '../context.ts'
import type { ErpBuild } from '../definition.ts'
import { declaredLeg, invoiceLegs, voucherLeg, vouchersNamed } from '../evidence.ts'
import { ofMonth, revenueIn } from '../sales.ts'
import { ERP_SAYS } from '../words.ts'
import { heldBlocks } from './held.ts'
import { lacking, money } from './lacking.ts'
import { unpaidBlocks } from './money.ts'
import { signBlocks } from './signs.ts'
import { ERP_SECTION_SAYS } from './words.ts'

interface Tied {
  month: MonthIndex
  books: Fen | null
  invoiced: Fen | null
  declared: Fen | null
  purchases: Fen | null
  legs: Record<'books' | 'invoiced' | 'declared' | 'purchases', Evidence>
}

function tiedMonths(context: ErpContext): Tied[] {
  const { from, to } = context.span('L24')
  return monthsBetween(from, to).map((month) => {
    const books = revenueIn(context, ofMonth(month))
    const outside = context.outside.get(month)
    const told = {
      invoiced: outside?.invoicedOut ?? null,
      declared: outside?.declared ?? null,
      purchases: outside?.invoicedIn ?? null,
    }
    return {
      ...{ month, books: books?.fen ?? null, ...told },
      legs: {
        books: [...(books?.legs() ?? [])],
        invoiced: told.invoiced === null ? [] : invoiceLegs('OUT', [month]),
        declared: told.declared === null ? [] : [declaredLeg([month])],
        purchases: told.purchases === null ? [] : invoiceLegs('IN', [month]),
      },
    }
  })
}

const inYuan = (fen: Fen | null): number | null => (fen === null ? null : yuan(fen))
const less = (a: Fen | null, b: Fen | null): Fen | null => (a === null || b === null ? null : a - b)

function tiesChart(months: readonly Tied[]): ChartBlock {
  const line = (name: string, of: (tied: Tied) => Fen | null, type: 'bar' | 'line') => ({
    ...{ name, type },
    values: months.map((tied) => inYuan(of(tied))),
    unit: 'yuan' as const,
  })
  return {
    kind: 'chart',
    id: 'ties-chart',
    title: ERP_SECTION_SAYS.tiesByMonth,
    chart: 'trend',
    categories: months.map(({ month }) => formatMonth(month)),
    series: [
      line(ERP_SECTION_SAYS.booksRevenue, ({ books }) => books, 'bar'),
      line(ERP_SECTION_SAYS.invoiced, ({ invoiced }) => invoiced, 'line'),
      line(ERP_SECTION_SAYS.declared, ({ declared }) => declared, 'line'),
    ],
    beside: 'ties',
  }
}

const tiesTable = (months: readonly Tied[]): TableBlock =>
  table(
    'ties',
    ERP_SECTION_SAYS.tiesByMonth,
    [
      { key: 'month', title: ERP_SECTION_SAYS.month, type: 'month' },
      money('books', ERP_SECTION_SAYS.booksRevenue),
      money('invoiced', ERP_SECTION_SAYS.invoiced),
      money('offInvoices', ERP_SECTION_SAYS.offInvoices),
      money('declared', ERP_SECTION_SAYS.declared),
      money('offReturns', ERP_SECTION_SAYS.offReturns),
      money('purchases', ERP_SECTION_SAYS.purchases),
    ],
    months.toReversed().map(({ month, books, invoiced, declared, purchases, legs }) => ({
      cells: {
        month: formatMonth(month),
        books: inYuan(books),
        invoiced: inYuan(invoiced),
        offInvoices: inYuan(less(books, invoiced)),
        declared: inYuan(declared),
        offReturns: inYuan(less(books, declared)),
        purchases: inYuan(purchases),
      },
      evidence: legs.books,
      own: {
        ...legs,
        offInvoices: less(books, invoiced) === null ? [] : [...legs.books, ...legs.invoiced],
        offReturns: less(books, declared) === null ? [] : [...legs.books, ...legs.declared],
      },
    })),
    ERP_SECTION_SAYS.tiesNote,
  )

export function tiesSection(build: ErpBuild): Section {
  const months = tiedMonths(build.context)
  const told = months.some(
    ({ books, invoiced, declared }) => books !== null || invoiced !== null || declared !== null,
  )
  return {
    id: 's13-ties',
    title: ERP_SECTION_SAYS.ties,
    blocks: [
      ...(told
        ? [tiesChart(months), tiesTable(months)]
        : [lacking('ties', ERP_SECTION_SAYS.nothingToTie)]),
      ...unpaidBlocks(build.context),
      indicatorTable(build, 'ties-indicators', ERP_SECTION_SAYS.tiesIndicators, ['E-03', 'E-04']),
      ...heldBlocks(build),
    ],
  }
}

function unbalancedBlock({ ledger, rules }: ErpContext): Block {
  const { vouchers } = ledger
  const n = vouchers.reduce((sum, { unbalancedCount }) => sum + unbalancedCount, 0)
  if (n === 0) return text('unbalanced-none', ERP_SECTION_SAYS.vouchersTie)
  const shown = vouchers
    .toReversed()
    .flatMap(({ unbalanced }) => unbalanced)
    .slice(0, rules.listedVouchers)
  return table(
    'unbalanced',
    ERP_SECTION_SAYS.unbalanced,
    [{ key: 'voucher', title: ERP_SECTION_SAYS.voucher, type: 'text' }],
    shown.map((voucher) => ({ cells: { voucher }, evidence: [vouchersNamed([voucher])] })),
    ERP_SECTION_SAYS.unbalancedNote({ n, shown: shown.length }),
  )
}

function voucherMonths({ ledger }: ErpContext): TableBlock {
  return table(
    'voucher-months',
    ERP_SECTION_SAYS.voucherMonths,
    [
      { key: 'month', title: ERP_SECTION_SAYS.month, type: 'month' },
      { key: 'vouchers', title: ERP_SECTION_SAYS.voucherCount, type: 'int' },
      money('debit', ERP_SECTION_SAYS.debit),
      money('credit', ERP_SECTION_SAYS.credit),
      money('difference', ERP_SECTION_SAYS.difference),
      { key: 'unbalanced', title: ERP_SECTION_SAYS.unbalanced, type: 'int' },
    ],
    ledger.vouchers.toReversed().map(({ month, vouchers, debit, credit, unbalancedCount }) => ({
      cells: {
        month: formatMonth(month),
        vouchers,
        debit: yuan(debit),
        credit: yuan(credit),
        difference: yuan(debit - credit),
        unbalanced: unbalancedCount,
      },
      evidence: [voucherLeg([month], [])],
    })),
  )
}

export function vouchersSection(build: ErpBuild): Section {
  const { context } = build
  return {
    id: 's14-vouchers',
    title: ERP_SECTION_SAYS.vouchers,
    blocks: [
      ...(context.ledger.vouchers.length > 0
        ? [unbalancedBlock(context), voucherMonths(context), ...signBlocks(build)]
        : [lacking('vouchers', ERP_SAYS.noVouchers)]),
      text('vouchers-untold', ERP_SECTION_SAYS.enteredUntold),
    ],
  }
}
