/** Loans that lenders told: how much stands open, when it falls due, what is in arrears (domain §3.10, 7). */
import { LENDING_NAMES } from '@xinjian/format/lending/words'
import { optionalDay } from '../../kit/calendar/calendar.ts'
import { indicatorTable, table, text } from '../../kit/sections/blocks.ts'
import type { Block } from '../../report/document.ts'
import type { LendingBuild, LendingContext } from '../context.ts'
import type { HeldLendingRecord } from '../facts.ts'
import { openLoans, sumOf } from '../records/loans.ts'
import { eventsOf, institutionsOf, legsOf, type Seen } from '../records/seen.ts'
import { loansSilence, roleName } from '../told.ts'
import { LENDING_SAYS } from '../words.ts'
import { askedAt, countedBlocks } from './instead.ts'
import { LENDING_SECTION_SAYS as SAYS } from './words.ts'

type Band = HeldLendingRecord['balance']

function bandText(band: Band): string | null {
  if (band === null) return null
  if (band.to === 0) return SAYS.settled
  return band.to === null
    ? LENDING_SAYS.bandFrom({ from: band.from })
    : rangeText(band.from, band.to)
}

const rangeText = (from: number, to: number): string => LENDING_SAYS.band({ from, to })

const balanceOf = (open: readonly Seen[]): string | null =>
  open.length === 0 ? null : bandText(sumOf(open.map(({ record }) => record.balance!)))

/** Months from the day looked from until a loan falls due, in days: a quarter, a half and a whole year. */
const DUE: readonly [name: string, until: number][] = [
  [SAYS.pastDue, -1],
  [SAYS.due3, 91],
  [SAYS.due6, 182],
  [SAYS.due12, 365],
  [SAYS.dueLater, Number.POSITIVE_INFINITY],
]

function dueName({ record: { dueOn } }: Seen, asOf: number): string {
  const day = optionalDay(dueOn)
  if (day === null) return SAYS.dueUntold
  return DUE.find(([, until]) => day - asOf <= until)![0]
}

function dueTable(context: LendingContext, open: readonly Seen[]): Block {
  const spans = Map.groupBy(open, (loan) => dueName(loan, context.asOf))
  return table(
    'due',
    SAYS.dueTable,
    [
      { key: 'span', title: SAYS.dueSpan, type: 'text' },
      { key: 'loans', title: SAYS.loanCount, type: 'int' },
      { key: 'balance', title: SAYS.balance, type: 'text' },
    ],
    [...DUE.map(([name]) => name), SAYS.dueUntold].flatMap((name) => {
      const of = spans.get(name)
      return of
        ? [
            {
              cells: { span: name, loans: of.length, balance: balanceOf(of) },
              evidence: legsOf(of),
            },
          ]
        : []
    }),
  )
}

const loanList = (loans: readonly Seen[]): Block =>
  table(
    'loans',
    SAYS.loanList,
    [
      { key: 'role', title: SAYS.role, type: 'text' },
      { key: 'institution', title: SAYS.institution, type: 'text' },
      { key: 'lentAt', title: SAYS.lentAt, type: 'date' },
      { key: 'amount', title: SAYS.amount, type: 'text' },
      { key: 'balance', title: SAYS.balance, type: 'text' },
      { key: 'dueOn', title: SAYS.dueOn, type: 'date' },
    ],
    loans.map((loan) => {
      const { subject, institution, at, amount, balance, dueOn } = loan.record
      return {
        cells: {
          role: roleName(subject),
          institution: LENDING_NAMES[institution],
          lentAt: at.slice(0, 10),
          amount: bandText(amount),
          balance: bandText(balance),
          dueOn,
        },
        evidence: legsOf([loan]),
      }
    }),
  )

const overdueList = (late: readonly Seen[]): Block =>
  table(
    'overdue',
    SAYS.overdueList,
    [
      { key: 'role', title: SAYS.role, type: 'text' },
      { key: 'institution', title: SAYS.institution, type: 'text' },
      { key: 'at', title: SAYS.overdueAt, type: 'date' },
      { key: 'stage', title: SAYS.overdueStage, type: 'text' },
    ],
    late.map((one) => ({
      cells: {
        role: roleName(one.record.subject),
        institution: LENDING_NAMES[one.record.institution],
        at: one.record.at.slice(0, 10),
        stage:
          one.record.overdueMonths === null ? null : SAYS.stage({ n: one.record.overdueMonths }),
      },
      evidence: legsOf([one]),
    })),
  )

/** `figures`: with the figure on them, where the report judges it. */
export const loanBlocks =
  (figures: boolean) =>
  (build: LendingBuild): Block[] => {
    const { context } = build
    const quiet = loansSilence(context)
    if (quiet) return [text('loans-untold', quiet.sentence)]
    const loans = eventsOf(context, 'LOAN')
    const late = eventsOf(context, 'OVERDUE')
    const at = askedAt(context)
    const { open, untold } = openLoans(context)
    return [
      ...countedBlocks(context, 'loans'),
      ...(loans.length === 0
        ? [text('loans-none', SAYS.noLoans({ at }))]
        : [
            {
              ...{ kind: 'facts' as const, id: 'loan-facts', title: SAYS.loanFacts },
              items: [
                {
                  label: SAYS.openInstitutions,
                  value: institutionsOf(open),
                  type: 'int' as const,
                },
                { label: SAYS.openLoans, value: open.length, type: 'int' as const },
                { label: SAYS.openBalance, value: balanceOf(open) },
                ...(untold.length > 0
                  ? [{ label: SAYS.untoldLoans, value: untold.length, type: 'int' as const }]
                  : []),
              ],
            },
            ...(open.length > 0 ? [dueTable(context, open)] : []),
            loanList(loans),
          ]),
      late.length === 0 ? text('overdue-none', SAYS.noOverdue({ at })) : overdueList(late),
      ...(figures ? [indicatorTable(build, 'loan-figures', SAYS.loans, ['ML-07'])] : []),
    ]
  }
