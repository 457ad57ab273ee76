/** What the bank's lines tell: by month beside the books, and who stands behind most of it. */
import type { Fen } from '@xinjian/format'
import { formatMonth, type MonthIndex } from '../../kit/calendar/window.ts'
import { indicatorTable, table, text, yuan } from '../../kit/sections/blocks.ts'
import type { Block, ChartBlock, Section, TableBlock } from '../../report/document.ts'
import type { ErpContext } from '../context.ts'
import type { ErpBuild } from '../definition.ts'
import { bankLeg, bankPartyLeg } from '../evidence.ts'
import type { BankMonth } from '../facts.ts'
import { turned } from '../ledger/amounts.ts'
import { ofMonth } from '../sales.ts'
import { ERP_SAYS } from '../words.ts'
import { lacking, money } from './lacking.ts'
import { moneyBlocks } from './money.ts'
import { slipBlocks } from './slips.ts'
import { ERP_SECTION_SAYS } from './words.ts'

/** 银行存款 in every chart of this country. */
const DEPOSITS = ['1002']
/** Months shown, newest first. */
const SHOWN = 36
/** Parties listed by name. */
const TOP = 20

const sum = (rows: readonly BankMonth[], of: (row: BankMonth) => Fen): Fen =>
  rows.reduce((all, row) => all + of(row), 0)

const byMonth = ({ bank }: ErpContext): [MonthIndex, BankMonth[]][] =>
  [...Map.groupBy(bank, ({ month }) => month)].slice(-SHOWN)

function bankChart(context: ErpContext): ChartBlock {
  const months = byMonth(context)
  const partial = months.map(([month]) => month).filter((month) => month > context.m0)
  return {
    kind: 'chart',
    id: 'bank-months-chart',
    title: ERP_SECTION_SAYS.bankByMonth,
    chart: 'trend',
    categories: months.map(([month]) => formatMonth(month)),
    series: [
      {
        name: ERP_SECTION_SAYS.received,
        type: 'bar',
        values: months.map(([, rows]) => yuan(sum(rows, ({ received }) => received))),
        unit: 'yuan',
      },
      {
        name: ERP_SECTION_SAYS.paid,
        type: 'bar',
        values: months.map(([, rows]) => yuan(sum(rows, ({ paid }) => paid))),
        unit: 'yuan',
      },
    ],
    ...(partial.length > 0 ? { partial: partial.map(formatMonth) } : {}),
    beside: 'bank-months',
  }
}

function monthTable(context: ErpContext): TableBlock {
  const accounts = new Set(context.bank.map(({ account }) => account))
  const booked = (side: 'debit' | 'credit', month: MonthIndex) =>
    month > context.m0 ? null : turned(context.ledger, DEPOSITS, side, ofMonth(month))
  return table(
    'bank-months',
    ERP_SECTION_SAYS.bankByMonth,
    [
      { key: 'month', title: ERP_SECTION_SAYS.month, type: 'month' },
      { key: 'lines', title: ERP_SECTION_SAYS.lines, type: 'int' },
      money('received', ERP_SECTION_SAYS.received),
      money('paid', ERP_SECTION_SAYS.paid),
      money('net', ERP_SECTION_SAYS.net),
      money('close', ERP_SECTION_SAYS.monthEnd),
      { key: 'breaks', title: ERP_SECTION_SAYS.bankBreaks, type: 'int' },
      money('debit', ERP_SECTION_SAYS.ledgerIn),
      money('credit', ERP_SECTION_SAYS.ledgerOut),
    ],
    byMonth(context)
      .reverse()
      .map(([month, rows]) => {
        const [received, paid] = [sum(rows, (row) => row.received), sum(rows, (row) => row.paid)]
        const told = rows.length === accounts.size && rows.every(({ close }) => close !== null)
        const [debit, credit] = [booked('debit', month), booked('credit', month)]
        return {
          cells: {
            month: formatMonth(month),
            lines: sum(rows, ({ lines }) => lines),
            received: yuan(received),
            paid: yuan(paid),
            net: yuan(received - paid),
            close: told ? yuan(sum(rows, ({ close }) => close!)) : null,
            breaks: sum(rows, ({ breaks }) => breaks),
            debit: debit ? yuan(debit.fen) : null,
            credit: credit ? yuan(credit.fen) : null,
          },
          evidence: [bankLeg([month])],
          own: {
            debit: debit ? [...debit.legs()] : [],
            credit: credit ? [...credit.legs()] : [],
          },
        }
      }),
    ERP_SECTION_SAYS.bankNote,
  )
}

function partyBlock({ facts, bank }: ErpContext): Block[] {
  // Sums by party are of all lines: of a report that leaves some out they are not its own.
  if (bank.length < facts.bank.length)
    return [text('bank-parties-back', ERP_SECTION_SAYS.bankPartiesBack)]
  const shown = facts.bankParties.slice(0, TOP)
  if (shown.length === 0) return []
  return [
    table(
      'bank-parties',
      ERP_SECTION_SAYS.bankParties,
      [
        { key: 'party', title: ERP_SECTION_SAYS.party, type: 'text' },
        { key: 'lines', title: ERP_SECTION_SAYS.lines, type: 'int' },
        money('received', ERP_SECTION_SAYS.received),
        money('paid', ERP_SECTION_SAYS.paid),
      ],
      shown.map(({ party, lines, received, paid }) => ({
        cells: { party, lines, received: yuan(received), paid: yuan(paid) },
        evidence: [bankPartyLeg(party)],
      })),
      ERP_SECTION_SAYS.bankPartiesNote,
    ),
  ]
}

export function bankSection(build: ErpBuild): Section {
  const { context } = build
  return {
    id: 's10-bank',
    title: ERP_SECTION_SAYS.bank,
    blocks: [
      ...(context.bank.length > 0
        ? [bankChart(context), monthTable(context), ...partyBlock(context)]
        : [lacking('bank', ERP_SAYS.noBank)]),
      ...moneyBlocks(build),
      ...slipBlocks(context),
      indicatorTable(build, 'bank-indicators', ERP_SECTION_SAYS.bankIndicators, ['E-24', 'B-012']),
    ],
  }
}
