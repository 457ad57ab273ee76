/** Who owes and who is owed, by age and by name. */
import type { Fen } from '@xinjian/format'
import { indicatorTable, share, table, text, yuan } from '../../kit/sections/blocks.ts'
import type { Block, Section, TableBlock } from '../../report/document.ts'
import type { ErpContext } from '../context.ts'
import type { ErpBuild } from '../definition.ts'
import { ageingLeg } from '../evidence.ts'
import {
  type Bucket,
  buckets,
  meanCreditDays,
  olderThan,
  overdue,
  type Parties,
  type Party,
} from '../parties.ts'
import { ERP_SAYS } from '../words.ts'
import { heat, lacking, money } from './lacking.ts'
import { ERP_SECTION_SAYS } from './words.ts'

/** Parties listed by name. */
const TOP = 10
const HALF_YEAR = 180

type Book = 'RECEIVABLE' | 'PAYABLE'

function ageWords({ from, to }: Bucket): string {
  if (from === null) return to === null ? ERP_SECTION_SAYS.notDue : ERP_SECTION_SAYS.ageUpTo({ to })
  return to === null ? ERP_SECTION_SAYS.ageFrom({ from }) : ERP_SECTION_SAYS.ageFromTo({ from, to })
}

function ageTable(book: Book, id: string, parties: Parties): Block {
  const parts = buckets(parties)
  if (parts.length === 0) return text(`${id}-ages-none`, ERP_SECTION_SAYS.agesNone)
  const owing = parties.owing.map(({ party }) => party)
  return table(
    `${id}-ages`,
    ERP_SECTION_SAYS.byAge,
    [
      { key: 'age', title: ERP_SECTION_SAYS.age, type: 'text' },
      money('amount', ERP_SECTION_SAYS.amount),
      { key: 'share', title: ERP_SECTION_SAYS.share, type: 'ratio' },
    ],
    parts.map((part) => ({
      cells: {
        age: ageWords(part),
        amount: yuan(part.amount),
        share: share(part.amount, parties.total),
      },
      evidence: [ageingLeg(book, parties.rows, owing)],
    })),
  )
}

/** Parties by age: the greatest by name, the rest together; a party whose ages are not told has none. */
function heatTable(book: Book, id: string, parties: Parties): TableBlock[] {
  const parts = buckets(parties)
  const { owing, rows } = parties
  if (parts.length < 2) return []
  const shown = owing.slice(0, TOP)
  const others = owing.slice(TOP)
  const of = (ages: Party['parts'], { from, to }: Bucket) =>
    ages
      .filter((age) => age.from === from && age.to === to)
      .reduce((sum, { amount }) => sum + amount, 0)
  const row = (name: string, all: readonly Party[]) => {
    const ages = all.flatMap((party) => party.parts)
    const told = parts.map((part, i): [string, number | null] => [
      `age${i}`,
      ages.length === 0 ? null : yuan(of(ages, part)),
    ])
    return {
      cells: {
        party: name,
        balance: yuan(all.reduce((sum, { balance }) => sum + balance, 0)),
        ...Object.fromEntries(told),
      },
      evidence: [
        ageingLeg(
          book,
          rows,
          all.map(({ party }) => party),
        ),
      ],
    }
  }
  return [
    table(
      `${id}-by-party`,
      ERP_SECTION_SAYS.agesByParty,
      [
        { key: 'party', title: ERP_SECTION_SAYS.party, type: 'text' },
        money('balance', ERP_SECTION_SAYS.balance, 'SUM'),
        ...parts.map((part, i) => heat(`age${i}`, ageWords(part))),
      ],
      [
        ...shown.map((party) => row(party.party, [party])),
        ...(others.length > 0
          ? [row(ERP_SECTION_SAYS.otherParties({ n: others.length }), others)]
          : []),
      ],
      ERP_SECTION_SAYS.heatNote,
    ),
  ]
}

/** None where the list tells no 账期. */
function creditText(id: string, parties: Parties): Block[] {
  const mean = meanCreditDays(parties)
  if (mean === null) return []
  const due = overdue(parties)
  const told = { n: mean.n, part: mean.share, days: Math.round(mean.days) }
  return [
    text(
      `${id}-credit`,
      due === null
        ? ERP_SECTION_SAYS.creditMean(told)
        : ERP_SECTION_SAYS.creditMeanAndDue({
            ...told,
            due: due / 100,
            dueShare: due / parties.total,
          }),
      ERP_SECTION_SAYS.creditNote,
    ),
  ]
}

/** One party as a list of its own. */
const alone = (party: Party): Parties => ({
  ...{ day: '', rows: [], others: [] },
  owing: [party],
  total: party.balance,
})

const inYuan = (fen: Fen | null): number | null => (fen === null ? null : yuan(fen))

function topTable(book: Book, id: string, title: string, parties: Parties): TableBlock {
  const { day, owing, total, rows } = parties
  const shown = owing.slice(0, TOP)
  const termTold = shown.some(({ creditDays }) => creditDays !== null)
  const paidTold = shown.some(({ lastPaidOn }) => lastPaidOn !== null)
  const dueTold = overdue(parties) !== null
  const agesTold = olderThan(parties, HALF_YEAR) !== null && buckets(parties).length > 0
  return table(
    `${id}-top`,
    title,
    [
      { key: 'party', title: ERP_SECTION_SAYS.party, type: 'text' },
      money('balance', ERP_SECTION_SAYS.balance, 'SUM'),
      { key: 'share', title: ERP_SECTION_SAYS.share, type: 'ratio' },
      ...(termTold
        ? [{ key: 'creditDays', title: ERP_SECTION_SAYS.creditDays, type: 'int' as const }]
        : []),
      ...(dueTold ? [money('overdue', ERP_SECTION_SAYS.overdueAmount)] : []),
      ...(agesTold ? [money('over180', ERP_SECTION_SAYS.over180)] : []),
      ...(paidTold
        ? [
            {
              key: 'lastPaidOn',
              title:
                book === 'RECEIVABLE' ? ERP_SECTION_SAYS.lastReceived : ERP_SECTION_SAYS.lastPaid,
              type: 'date' as const,
            },
          ]
        : []),
    ],
    shown.map((party) => {
      // Whose ages are none of not due is wholly overdue where the list tells the two apart.
      const due = overdue(alone(party)) ?? party.balance
      return {
        cells: {
          party: party.party,
          balance: yuan(party.balance),
          share: share(party.balance, total),
          ...(termTold ? { creditDays: party.creditDays } : {}),
          ...(dueTold ? { overdue: yuan(due) } : {}),
          ...(agesTold ? { over180: inYuan(olderThan(alone(party), HALF_YEAR)) } : {}),
          ...(paidTold ? { lastPaidOn: party.lastPaidOn } : {}),
        },
        evidence: [ageingLeg(book, rows, [party.party])],
      }
    }),
    ERP_SECTION_SAYS.partiesNote({ day, n: owing.length }),
  )
}

function othersTable(
  book: Book,
  id: string,
  { others, rows }: Parties,
  listed: number,
): TableBlock[] {
  const shown = others
    .filter(({ balance }) => balance < 0)
    .toReversed()
    .slice(0, listed)
  if (shown.length === 0) return []
  return [
    table(
      `${id}-other-side`,
      ERP_SECTION_SAYS.otherSide,
      [
        { key: 'party', title: ERP_SECTION_SAYS.party, type: 'text' },
        money('balance', ERP_SECTION_SAYS.balance, 'SUM'),
      ],
      shown.map(({ party, balance }) => ({
        cells: { party, balance: yuan(balance) },
        evidence: [ageingLeg(book, rows, [party])],
      })),
    ),
  ]
}

interface Chapter {
  id: string
  book: Book
  title: string
  top: string
  none: string
  parties: (context: ErpContext) => Parties | null
  indicators: readonly [title: string, ids: readonly string[]]
}

const chapter = (
  build: ErpBuild,
  { id, book, title, top, none, parties: of, indicators }: Chapter,
): Section => {
  const parties = of(build.context)
  const name = id.replace(/^s\d\d-/, '')
  const [heading, ids] = indicators
  return {
    id,
    title,
    blocks: [
      ...(parties
        ? [
            ageTable(book, name, parties),
            ...creditText(name, parties),
            ...heatTable(book, name, parties),
            topTable(book, name, top, parties),
            ...othersTable(book, name, parties, build.context.rules.listed),
          ]
        : [lacking(name, none)]),
      indicatorTable(build, `${name}-indicators`, heading, ids),
    ],
  }
}

export const receivablesSection = (build: ErpBuild): Section =>
  chapter(build, {
    id: 's08-receivables',
    book: 'RECEIVABLE',
    title: ERP_SECTION_SAYS.receivables,
    top: ERP_SECTION_SAYS.topCustomers,
    none: ERP_SAYS.noReceivables,
    parties: ({ receivables }) => receivables,
    indicators: [ERP_SECTION_SAYS.receivableIndicators, ['E-05', 'E-06', 'E-07', 'E-08', 'E-09']],
  })

export const payablesSection = (build: ErpBuild): Section =>
  chapter(build, {
    id: 's09-payables',
    book: 'PAYABLE',
    title: ERP_SECTION_SAYS.payables,
    top: ERP_SECTION_SAYS.topSuppliers,
    none: ERP_SAYS.noPayables,
    parties: ({ payables }) => payables,
    indicators: [ERP_SECTION_SAYS.payableIndicators, ['E-10']],
  })
