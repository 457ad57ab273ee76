/** Which months are known, what was given, and how far it can be believed. */

import { formatMonth } from '../../kit/calendar/window.ts'
import { rulesHit } from '../../kit/sections/appendix.ts'
import { indicatorTable, kpis, table } from '../../kit/sections/blocks.ts'
import { coverageChart } from '../../kit/sections/coverage.ts'
import type { Flag, Section } from '../../report/document.ts'
import type { ErpContext } from '../context.ts'
import type { ErpBuild } from '../definition.ts'
import { penaltiesOf } from '../indicators/credibility.ts'
import { periodWords } from '../period.ts'
import { ERP_SAYS } from '../words.ts'
import { setBlocks, setItems } from './set.ts'
import { ERP_SECTION_SAYS } from './words.ts'

const STANDARDS = { SMALL: ERP_SAYS.small, GENERAL: ERP_SAYS.general } as const

export function qualitySection(build: ErpBuild): Section {
  const { context } = build
  const sources = [
    { name: ERP_SAYS.ledgerData, series: context.series },
    { name: ERP_SAYS.bankData, series: context.bankSeries },
  ]
  return {
    id: 's00-quality',
    title: ERP_SECTION_SAYS.dataAndAlerts,
    blocks: [coverageChart(context, sources, ERP_SAYS.books), rulesHit(build)],
  }
}

export function bookSection(build: ErpBuild): Section {
  const { context } = build
  return {
    id: 's01-book',
    title: ERP_SECTION_SAYS.book,
    blocks: [
      kpis(build, 'book-kpis', ['B-001.L12', 'B-002.L12', 'E-01.L24', 'E-25.asOf', 'E-07.asOf']),
      {
        kind: 'facts',
        id: 'book',
        title: ERP_SECTION_SAYS.enterprise,
        items: [...firmItems(context), ...setItems(context), ...bookItems(context)],
      },
      ...setBlocks(context),
    ],
  }
}

const firmItems = ({ facts: { registration: r } }: ErpContext) => [
  { label: ERP_SECTION_SAYS.enterpriseName, value: r.name },
  { label: ERP_SECTION_SAYS.creditCode, value: r.taxNo },
  { label: ERP_SECTION_SAYS.industry, value: r.industryName ?? null },
  { label: ERP_SECTION_SAYS.foundedOn, value: r.establishedOn ?? null, type: 'date' as const },
]

function bookItems({ ledger, receivables, payables, stock, bank }: ErpContext) {
  const months = [...ledger.months].sort((a, b) => a - b)
  const month = (at: number) => {
    const found = months.at(at)
    return found === undefined ? ERP_SECTION_SAYS.notGiven : formatMonth(found)
  }
  const vouchers = ledger.vouchers.reduce((sum, of) => sum + of.vouchers, 0)
  const [first, last] = [bank[0], bank.at(-1)]
  return [
    {
      label: ERP_SECTION_SAYS.standard,
      value: ledger.layout === null ? ERP_SECTION_SAYS.standardOpen : STANDARDS[ledger.layout],
    },
    { label: ERP_SECTION_SAYS.firstMonth, value: month(0) },
    { label: ERP_SECTION_SAYS.lastMonth, value: month(-1) },
    { label: ERP_SECTION_SAYS.balancePeriods, value: ledger.trials.length, type: 'int' as const },
    { label: ERP_SECTION_SAYS.voucherCount, value: vouchers, type: 'int' as const },
    { label: ERP_SECTION_SAYS.accountCount, value: ledger.names.size, type: 'int' as const },
    { label: ERP_SECTION_SAYS.receivablesOn, value: receivables?.day ?? ERP_SECTION_SAYS.notGiven },
    { label: ERP_SECTION_SAYS.payablesOn, value: payables?.day ?? ERP_SECTION_SAYS.notGiven },
    {
      label: ERP_SECTION_SAYS.stockTo,
      value: stock ? formatMonth(stock.to) : ERP_SECTION_SAYS.notGiven,
    },
    {
      label: ERP_SECTION_SAYS.bankFrom,
      value:
        first && last
          ? periodWords({ from: first.month, to: last.month })
          : ERP_SECTION_SAYS.notGiven,
    },
  ]
}

const STATES: Readonly<Record<Flag, string>> = {
  GREEN: ERP_SECTION_SAYS.stateGood,
  YELLOW: ERP_SECTION_SAYS.stateYellow,
  RED: ERP_SECTION_SAYS.stateRed,
  GREY: ERP_SECTION_SAYS.stateOpen,
}

export function credibilitySection(build: ErpBuild): Section {
  const rows = penaltiesOf(build.indicator).map(({ id, keys, name, flag, points, why }) => ({
    cells: { id, part: name, state: STATES[flag], points, why: why ?? null },
    evidence: keys.flatMap((key) => build.indicator(key).evidence),
  }))
  return {
    id: 's02-credibility',
    title: ERP_SECTION_SAYS.credibility,
    blocks: [
      kpis(build, 'credibility-kpis', ['E-25.asOf']),
      table(
        'penalties',
        ERP_SECTION_SAYS.penalties,
        [
          { key: 'part', title: ERP_SECTION_SAYS.part, type: 'text' },
          { key: 'state', title: ERP_SECTION_SAYS.state, type: 'text' },
          { key: 'points', title: ERP_SECTION_SAYS.points, type: 'int' },
          { key: 'why', title: ERP_SECTION_SAYS.why, type: 'text' },
        ],
        rows,
        ERP_SECTION_SAYS.penaltiesNote,
      ),
      indicatorTable(build, 'credibility-indicators', ERP_SECTION_SAYS.credibilityIndicators, [
        'E-01',
        'E-02',
        'E-02.VOUCHER',
        'E-03',
        'E-04',
        'E-22',
        'E-23',
        'E-25',
      ]),
    ],
  }
}
