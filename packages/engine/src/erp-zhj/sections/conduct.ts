/** How documents are made, who comes back, and who bears the shop out. */
import { bankLeg, ERP_SECTION_SAYS, invoiceLegs } from '../../erp/part.ts'
import { ERP_ITEM_SECTION_SAYS, money, text, tradeLeg } from '../../erp-item/part.ts'
import { optionalDay } from '../../kit/calendar/calendar.ts'
import { formatMonth, weekday } from '../../kit/calendar/window.ts'
import { isKnown } from '../../kit/coverage.ts'
import {
  indicatorTable,
  monthsBetween,
  text as paragraph,
  share,
  table,
  yuan,
} from '../../kit/sections/blocks.ts'
import type { Block, Section } from '../../report/document.ts'
import type { ShopBuild, ShopContext } from '../context.ts'
import { salesLeg } from '../indicators.ts'
import { crossed, daysOf, repeatsAt, salesIn } from '../sold.ts'
import { ERP_ZHJ_SECTION_SAYS as SAYS } from './words.ts'

const WEEK = [
  ...[SAYS.monday, SAYS.tuesday, SAYS.wednesday, SAYS.thursday],
  ...[SAYS.friday, SAYS.saturday, SAYS.sunday],
]

export function habitsSection(build: ShopBuild): Section {
  const { context } = build
  return {
    id: 's09-habits',
    title: SAYS.habits,
    blocks: [
      ...(context.days.length === 0
        ? [paragraph('no-habits', SAYS.noSales)]
        : [byWeekday(context)]),
      indicatorTable(build, 'habit-figures', SAYS.habitFigures, ['Z-011', 'Z-012']),
    ],
  }
}

function byWeekday(context: ShopContext): Block {
  const { from, to } = daysOf(context.span('L12'))
  const year = context.days.filter(({ date }) => date >= from && date <= to)
  const { amount: whole } = salesIn(context, { from, to })
  return table(
    'weekdays',
    SAYS.byWeekday,
    [
      text('day', SAYS.weekday),
      { key: 'days', title: SAYS.openDays, type: 'int' },
      { ...money('amount', SAYS.soldNet), proof: 'SUM' },
      { key: 'share', title: SAYS.soldShare, type: 'ratio' },
    ],
    WEEK.map((day, at) => {
      const own = year.filter(({ date }) => weekday(optionalDay(date)!) === at)
      const amount = own.reduce((sum, { amount: of }) => sum + of, 0)
      const dates = own.map(({ date }) => date)
      return {
        cells: { day, days: own.length, amount: yuan(amount), share: share(amount, whole) },
        evidence: [tradeLeg('SALES_LINE', { field: 'date', in: dates }, SAYS.soldOnDays({ day }))],
      }
    }),
    SAYS.weekdayNote,
  )
}

export function repeatSection(build: ShopBuild): Section {
  const { context } = build
  const { from, to } = context.span('L12')
  const { SALES_LINE } = context.series
  const months = monthsBetween(from, to).filter((month) =>
    [month - 2, month - 1, month].every((m) => isKnown(SALES_LINE, m)),
  )
  const told = months
    .map((month) => ({ month, ...repeatsAt(context, month) }))
    .filter(({ buyers }) => buyers > 0)
  return {
    id: 's10-repeat',
    title: SAYS.repeat,
    blocks: [
      indicatorTable(build, 'repeat-figures', SAYS.repeat, ['Z-006', 'Z-007']),
      told.length === 0
        ? paragraph('no-repeat', SAYS.noCustomers)
        : table(
            'repeats',
            SAYS.repeatByMonth,
            [
              { key: 'month', title: ERP_ITEM_SECTION_SAYS.month, type: 'month' },
              { key: 'buyers', title: SAYS.buyers, type: 'int' },
              { key: 'repeat', title: SAYS.repeating, type: 'int' },
              { key: 'share', title: SAYS.repeat, type: 'ratio' },
            ],
            told.toReversed().map(({ month, buyers, repeat }) => ({
              cells: { month: formatMonth(month), buyers, repeat, share: share(repeat, buyers) },
              evidence: [salesLeg(daysOf({ from: month - 2, to: month }))],
            })),
            SAYS.repeatNote,
          ),
    ],
  }
}

/** What another source can bear out, and whether the books come out in themselves. */
const CHECKS = ['Z-009', 'Z-010', 'E-15', 'E-15.SHARE', 'E-17', 'E-17.CHAIN', 'Z-011', 'Z-012']

export function credibilitySection(build: ShopBuild): Section {
  return {
    id: 's11-credibility',
    title: SAYS.credibility,
    blocks: [
      paragraph('own-data', SAYS.ownData),
      indicatorTable(build, 'checks', SAYS.checks, CHECKS),
      crossedTable(build.context),
    ],
  }
}

const inYuan = (fen: number | null): number | null => (fen === null ? null : yuan(fen))
const less = (a: number | null, b: number | null) => (a === null || b === null ? null : yuan(a - b))

const crossedTable = (context: ShopContext): Block =>
  table(
    'crossed',
    SAYS.crossedMonths,
    [
      { key: 'month', title: ERP_ITEM_SECTION_SAYS.month, type: 'month' },
      money('sold', SAYS.soldNet),
      money('invoiced', ERP_SECTION_SAYS.invoiced),
      money('offInvoices', SAYS.offInvoices),
      money('received', ERP_SECTION_SAYS.received),
      money('offReceived', SAYS.offReceived),
    ],
    crossed(context)
      .toReversed()
      .map(({ month, sold, invoiced, received }) => {
        const legs = {
          sold: sold === null ? [] : [salesLeg(daysOf({ from: month, to: month }))],
          invoiced: invoiced === null ? [] : invoiceLegs('OUT', [month]),
          received: received === null ? [] : [bankLeg([month])],
        }
        return {
          cells: {
            month: formatMonth(month),
            ...{ sold: inYuan(sold), invoiced: inYuan(invoiced), received: inYuan(received) },
            ...{ offInvoices: less(sold, invoiced), offReceived: less(sold, received) },
          },
          evidence: legs.sold,
          own: {
            ...legs,
            offInvoices: [...legs.sold, ...legs.invoiced],
            offReceived: [...legs.sold, ...legs.received],
          },
        }
      }),
    SAYS.crossedNote,
  )
