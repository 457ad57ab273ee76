/** 科目余额表 of the last period as it stands, and the balances with others in it: 其他应收, 其他应付. */
import type { Fen } from '@xinjian/format'
import { formatMonth } from '../../kit/calendar/window.ts'
import { growthCell, indicatorTable, share, table, yuan } from '../../kit/sections/blocks.ts'
import type { Block, Section, TableBlock } from '../../report/document.ts'
import { digitsOf } from '../chart/code.ts'
import type { ErpContext } from '../context.ts'
import type { ErpBuild } from '../definition.ts'
import { balanceLeg } from '../evidence.ts'
import { subBalances } from '../ledger/children.ts'
import { SIDES, type Side, sumOf, type Trial } from '../ledger/trial.ts'
import { periodWords } from '../period.ts'
import { ERP_SAYS } from '../words.ts'
import { lacking, money } from './lacking.ts'
import { ownerBlocks } from './signs.ts'
import { ERP_SECTION_SAYS } from './words.ts'

/** One step of a level, wide enough to be seen on paper. */
const STEP = '\u3000'

const TITLES: Readonly<Record<Side, string>> = {
  open: ERP_SECTION_SAYS.open,
  debit: ERP_SECTION_SAYS.debit,
  credit: ERP_SECTION_SAYS.credit,
  close: ERP_SECTION_SAYS.close,
}

const inYuan = (fen: Fen | null): number | null => (fen === null ? null : yuan(fen))

function balanceTable(trial: Trial, listed: number): TableBlock {
  const { rows, levels, roots, tells } = trial
  const sides = SIDES.filter((side) => tells.has(side))
  const shown = rows.slice(0, listed)
  return table(
    'balances',
    ERP_SECTION_SAYS.balancesOf({ when: periodWords(trial) }),
    [
      { key: 'account', title: ERP_SECTION_SAYS.account, type: 'text' },
      { key: 'name', title: ERP_SECTION_SAYS.accountName, type: 'text' },
      ...sides.map((side) => money(side, TITLES[side], 'SUM')),
    ],
    [
      ...shown.map((row, i) => ({
        cells: {
          account: row.account,
          name: `${STEP.repeat(levels[i]!.depth)}${row.name ?? ''}` || null,
          ...Object.fromEntries(sides.map((side) => [side, inYuan(row[side])])),
        },
        evidence: [balanceLeg([row])],
      })),
      {
        cells: {
          account: ERP_SECTION_SAYS.total,
          name: null,
          ...Object.fromEntries(sides.map((side) => [side, inYuan(sumOf(trial, roots, side))])),
        },
        evidence: [balanceLeg(roots)],
      },
    ],
    rows.length > listed
      ? ERP_SECTION_SAYS.balancesCut({ n: rows.length, shown: listed })
      : ERP_SECTION_SAYS.balancesNote,
  )
}

export function balancesSection({ context }: ErpBuild): Section {
  const trial = context.ledger.trials.at(-1)
  return {
    id: 's07-balances',
    title: ERP_SECTION_SAYS.balances,
    blocks: [
      trial
        ? balanceTable(trial, context.rules.listedBalances)
        : lacking('balances', ERP_SAYS.noBalances),
    ],
  }
}

const OTHERS = [
  ['otherReceivables', ERP_SECTION_SAYS.otherReceivables, 1],
  ['otherPayables', ERP_SECTION_SAYS.otherPayables, -1],
] as const

function othersTable(context: ErpContext, at: (typeof OTHERS)[number]): TableBlock[] {
  const [item, title, sign] = at
  const { ledger, rules } = context
  const month = ledger.trials.at(-1)?.to ?? context.m0
  const now = subBalances(ledger, [item], month) ?? []
  const ago = subBalances(ledger, [item], month - 12)
  if (now.length === 0) return []
  const all = now.reduce((sum, { fen }) => sum + sign * fen, 0)
  // Beside balances of the other side a part may be more than all, or less than nothing: no shares then.
  const oneSided = now.every(({ fen }) => sign * fen >= 0)
  const before = new Map(ago?.map((row) => [digitsOf(row.account), row]))
  const shown = now.slice(0, rules.listed)
  return [
    table(
      item,
      title,
      [
        { key: 'account', title: ERP_SECTION_SAYS.account, type: 'text' },
        { key: 'name', title: ERP_SECTION_SAYS.accountName, type: 'text' },
        money('balance', ERP_SECTION_SAYS.balance),
        { key: 'share', title: ERP_SECTION_SAYS.share, type: 'ratio' },
        money('ago', ERP_SECTION_SAYS.yearAgo),
        { key: 'growth', title: ERP_SECTION_SAYS.growth, type: 'ratio' },
      ],
      shown.map(({ account, name, fen, rows }) => {
        const earlier = before.get(digitsOf(account))
        // Books of a year ago that do not list an account had nothing on it.
        const then = ago === null ? null : sign * (earlier?.fen ?? 0) + 0
        return {
          cells: {
            account,
            name,
            balance: yuan(sign * fen),
            share: oneSided ? share(sign * fen, all) : null,
            ago: inYuan(then),
            growth: growthCell(yuan(sign * fen), inYuan(then)),
          },
          evidence: [balanceLeg([...rows, ...(earlier?.rows ?? [])])],
          own: {
            balance: [balanceLeg(rows)],
            ago: earlier ? [balanceLeg(earlier.rows)] : [],
          },
        }
      }),
      (oneSided ? ERP_SECTION_SAYS.othersNote : ERP_SECTION_SAYS.othersTwoSided)({
        ...{ month: formatMonth(month), n: shown.length },
      }),
    ),
  ]
}

export function othersSection(build: ErpBuild): Section {
  const { context } = build
  const { ledger } = context
  const tables: Block[] = OTHERS.flatMap((at) => othersTable(context, at))
  const why =
    ledger.trials.length === 0
      ? ERP_SAYS.noBalances
      : ledger.layout === null
        ? ERP_SAYS.noLayout
        : ERP_SECTION_SAYS.noOthers
  return {
    id: 's12-others',
    title: ERP_SECTION_SAYS.others,
    blocks: [
      ...(tables.length > 0 ? tables : [lacking('others', why)]),
      ...ownerBlocks(context),
      indicatorTable(build, 'others-indicators', ERP_SECTION_SAYS.othersIndicators, [
        'B-009',
        'F-17',
        'F-18',
      ]),
    ],
  }
}
