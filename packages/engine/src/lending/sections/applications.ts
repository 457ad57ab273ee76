/** Applications by window, month, type of institution and interval (domain §3.10, 3 to 5). */
import { INSTITUTION_TYPES } from '@xinjian/format/lending/records'
import { LENDING_NAMES } from '@xinjian/format/lending/words'
import { formatMonth, monthOfDay } from '../../kit/calendar/window.ts'
import { indicatorTable, monthsBetween, share, table, text } from '../../kit/sections/blocks.ts'
import type { Block, ChartBlock } from '../../report/document.ts'
import type { LendingContext } from '../context.ts'
import { isNight } from '../indicators/applications.ts'
import { LENDING_PARAM } from '../params.ts'
import { eventsOf, institutionsOf, legsOf, type Seen } from '../records/seen.ts'
import { ROLLING, type Rolling, rolling } from '../records/windows.ts'
import { isWeekend } from './conclusion.ts'
import { askedAt, whereTold } from './instead.ts'
import { LENDING_SECTION_SAYS as SAYS } from './words.ts'

const windowName = (window: Rolling): string => {
  const n = Number(window.slice(1))
  return window.startsWith('d') ? SAYS.lastDays({ n }) : SAYS.lastMonths({ n })
}

const isBank = ({ bank }: Seen): boolean => bank
const isNonbank = ({ bank }: Seen): boolean => !bank

export function windowTable(context: LendingContext): Block {
  const applied = eventsOf(context, 'APPLY')
  return table(
    'windows',
    SAYS.windowTable,
    [
      { key: 'window', title: SAYS.window, type: 'text' },
      { key: 'bankTimes', title: SAYS.bankTimes, type: 'int' },
      { key: 'bankInstitutions', title: SAYS.bankInstitutions, type: 'int' },
      { key: 'nonbankTimes', title: SAYS.nonbankTimes, type: 'int' },
      { key: 'nonbankInstitutions', title: SAYS.nonbankInstitutions, type: 'int' },
      { key: 'allTimes', title: SAYS.allTimes, type: 'int' },
      { key: 'allInstitutions', title: SAYS.allInstitutions, type: 'int' },
    ],
    ROLLING.map((window) => {
      const all = rolling(applied, context.asOf, window)
      const [bank, nonbank] = [all.filter(isBank), all.filter(isNonbank)]
      const [banks, nonbanks] = [legsOf(bank), legsOf(nonbank)]
      return {
        cells: {
          window: windowName(window),
          bankTimes: bank.length,
          bankInstitutions: institutionsOf(bank),
          nonbankTimes: nonbank.length,
          nonbankInstitutions: institutionsOf(nonbank),
          allTimes: all.length,
          allInstitutions: institutionsOf(all),
        },
        evidence: legsOf(all),
        own: {
          ...{ bankTimes: banks, bankInstitutions: banks },
          ...{ nonbankTimes: nonbanks, nonbankInstitutions: nonbanks },
        },
      }
    }),
    SAYS.windowNote,
  )
}

/** The last twelve whole months and the running one, which is not complete. */
function monthly(context: LendingContext): Block[] {
  const byMonth = Map.groupBy(eventsOf(context, 'APPLY'), ({ day }) => monthOfDay(day))
  const months = monthsBetween(context.m0 - 11, Math.max(context.m0, context.asOfMonth))
  const of = (month: number) => byMonth.get(month) ?? []
  const chart: ChartBlock = {
    ...{ kind: 'chart', id: 'monthly-chart', title: SAYS.monthly, chart: 'trend' },
    categories: months.map(formatMonth),
    series: [
      {
        ...{ name: SAYS.bank, type: 'line', unit: 'occasions' },
        values: months.map((month) => of(month).filter(isBank).length),
      },
      {
        ...{ name: SAYS.nonbank, type: 'line', unit: 'occasions' },
        values: months.map((month) => of(month).filter(isNonbank).length),
      },
    ],
    ...(context.asOfMonth > context.m0 ? { partial: [formatMonth(context.asOfMonth)] } : {}),
    table: 'monthly',
  }
  const rows = months.map((month) => {
    const all = of(month)
    return {
      cells: {
        month: formatMonth(month),
        bank: all.filter(isBank).length,
        nonbank: all.filter(isNonbank).length,
        total: all.length,
        institutions: institutionsOf(all),
      },
      evidence: legsOf(all),
    }
  })
  return [
    chart,
    table(
      'monthly',
      SAYS.monthly,
      [
        { key: 'month', title: SAYS.month, type: 'month' },
        { key: 'bank', title: SAYS.bank, type: 'int' },
        { key: 'nonbank', title: SAYS.nonbank, type: 'int' },
        { key: 'total', title: SAYS.total, type: 'int' },
        { key: 'institutions', title: SAYS.institutions, type: 'int' },
      ],
      rows,
    ),
  ]
}

export const applicationBlocks = whereTold('applications', (build) => [
  windowTable(build.context),
  ...monthly(build.context),
  indicatorTable(build, 'application-figures', SAYS.crowding, [
    ...['ML-01', 'ML-02', 'ML-03', 'ML-04', 'ML-06', 'ML-08', 'ML-09'],
  ]),
])

export const typeBlocks = whereTold('types', ({ context }) => {
  const applied = rolling(eventsOf(context, 'APPLY'), context.asOf, 'm12')
  if (applied.length === 0)
    return [text('types-none', SAYS.noApplications({ at: askedAt(context) }))]
  const byType = INSTITUTION_TYPES.map((type) => ({
    type,
    of: applied.filter(({ record }) => record.institution === type),
  })).filter(({ of }) => of.length > 0)
  return [
    {
      ...{ kind: 'chart', id: 'types-chart', title: SAYS.typeChart, chart: 'donut' },
      categories: byType.map(({ type }) => LENDING_NAMES[type]),
      series: [{ name: SAYS.times, unit: 'occasions', values: byType.map(({ of }) => of.length) }],
      table: 'types',
    },
    table(
      'types',
      SAYS.typeTable,
      [
        { key: 'type', title: SAYS.type, type: 'text' },
        { key: 'group', title: SAYS.group, type: 'text' },
        { key: 'times', title: SAYS.times, type: 'int' },
        { key: 'part', title: SAYS.part, type: 'ratio' },
        { key: 'institutions', title: SAYS.institutions, type: 'int' },
      ],
      byType.map(({ type, of }) => ({
        cells: {
          type: LENDING_NAMES[type],
          group: of[0]!.bank ? SAYS.bank : SAYS.nonbank,
          times: of.length,
          part: share(of.length, applied.length),
          institutions: institutionsOf(of),
        },
        evidence: legsOf(of),
      })),
    ),
  ]
})

/** Days between one application and the next, oldest first. */
function gapsOf(records: readonly Seen[]): number[] {
  const days = records.map(({ day }) => day).toSorted((a, b) => a - b)
  return days.slice(1).map((day, i) => day - days[i]!)
}

const oneDecimal = (n: number): number => Number(n.toFixed(1))

function intervalCells(records: readonly Seen[], asOf: number): Record<string, number | null> {
  const gaps = gapsOf(records)
  const months = [...Map.groupBy(records, ({ day }) => monthOfDay(day)).values()].map(
    ({ length }) => length,
  )
  const timed = records.filter(({ hour }) => hour !== null)
  const none = records.length === 0
  return {
    times: records.length,
    minGap: gaps.length ? Math.min(...gaps) : null,
    maxGap: gaps.length ? Math.max(...gaps) : null,
    meanGap: gaps.length ? oneDecimal(gaps.reduce((a, b) => a + b, 0) / gaps.length) : null,
    openGap: none ? null : asOf - Math.max(...records.map(({ day }) => day)),
    activeMonths: months.length,
    meanMonth: none ? null : oneDecimal(records.length / months.length),
    maxMonth: none ? null : Math.max(...months),
    minMonth: none ? null : Math.min(...months),
    night: timed.length === 0 ? null : timed.filter(isNight).length,
    weekend: timed.length === 0 ? null : timed.filter(isWeekend).length,
  }
}

export const intervalBlocks = whereTold('intervals', ({ context }) => {
  const applied = rolling(eventsOf(context, 'APPLY'), context.asOf, 'm12')
  const scopes: readonly [string, readonly Seen[]][] = [
    [SAYS.total, applied],
    [SAYS.bank, applied.filter(isBank)],
    [SAYS.nonbank, applied.filter(isNonbank)],
  ]
  return [
    table(
      'intervals',
      SAYS.intervals,
      [
        { key: 'scope', title: SAYS.scope, type: 'text' },
        { key: 'times', title: SAYS.times, type: 'int' },
        { key: 'minGap', title: SAYS.minGap, type: 'int' },
        { key: 'maxGap', title: SAYS.maxGap, type: 'int' },
        { key: 'meanGap', title: SAYS.meanGap, type: 'number' },
        { key: 'openGap', title: SAYS.openGap, type: 'int' },
        { key: 'activeMonths', title: SAYS.activeMonths, type: 'int' },
        { key: 'meanMonth', title: SAYS.meanMonth, type: 'number' },
        { key: 'maxMonth', title: SAYS.maxMonth, type: 'int' },
        { key: 'minMonth', title: SAYS.minMonth, type: 'int' },
        { key: 'night', title: SAYS.nightTimes, type: 'int' },
        { key: 'weekend', title: SAYS.weekendTimes, type: 'int' },
      ],
      scopes.map(([scope, of]) => ({
        cells: { scope, ...intervalCells(of, context.asOf) },
        evidence: legsOf(of),
      })),
      SAYS.intervalNote(LENDING_PARAM.night),
    ),
  ]
})
