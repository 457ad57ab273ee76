/** What stands under the heading of purchases and sales where the chain of trade was looked at: rings, their legs and rounds, and partners. */
import { formatMonth } from '../../kit/calendar/window.ts'
import { table, text, yuan } from '../../kit/sections/blocks.ts'
import type { Block, TableBlock } from '../../report/document.ts'
import { brokenOf } from './broken.ts'
import {
  type Circle,
  circlesOf,
  ownLegs,
  ownRows,
  papersOf,
  pathOf,
  rowsWith,
  spanOf,
} from './circles.ts'
import { type ChainContext, sumOver } from './context.ts'
import type { ChainLeg } from './facts.ts'
import { dependentsOf } from './partners.ts'
import { carouselsOf } from './rules.ts'
import { CHAIN_SAYS as SAYS } from './words.ts'

/** Rounds told, of all rings. */
const LISTED_ROUNDS = 20

type Column = TableBlock['columns'][number]
const no: Column = { key: 'no', title: SAYS.no, type: 'int' }
const words = (key: string, title: string): Column => ({ key, title, type: 'text' })
const money = (key: string, title: string): Column => ({
  key,
  title,
  type: 'money',
  unit: SAYS.yuan,
})
const count = (key: string, title: string, unit: string): Column => ({
  key,
  title,
  type: 'int',
  unit,
})
const share = (key: string, title: string): Column => ({ key, title, type: 'ratio' })

const nameAt = ({ chain, invoices }: ChainContext, at: number): string =>
  at === 0 ? invoices.facts.registration.name : chain.parties[at]!.name

export function chainBlocks(context: ChainContext): Block[] {
  const { held, known } = context
  const { listed, unlisted } = circlesOf(context)
  return [
    text(
      'chain-intro',
      SAYS.intro({ held, ...known, ...spanOf(context) }),
      ...lookedAt(context),
      ...(unlisted > 0 ? [SAYS.cut({ n: unlisted })] : []),
      ...(listed.some(({ rounds }) => rounds?.complete === false) ? [SAYS.roundsCut] : []),
    ),
    ...(listed.length > 0 ? [circles(context), legs(context)] : []),
    ...(carouselsOf(context).length > 0 ? [rounds(context)] : []),
    ...(brokenOf(context).length > 0 ? [silent(context)] : []),
    ...(dependentsOf(context).length > 0 ? [partners(context)] : []),
  ]
}

/** Where not all that is held was looked at, nothing found is not none. */
function lookedAt(context: ChainContext): string[] {
  const { complete, listed } = circlesOf(context)
  if (!complete) return [SAYS.incomplete]
  if (!context.chain.longestComplete) return [SAYS.longestIncomplete]
  return listed.length === 0 ? [SAYS.none(spanOf(context))] : []
}

const circles = (context: ChainContext): TableBlock =>
  table(
    'chain-circles',
    SAYS.circles,
    [
      no,
      words('path', SAYS.path),
      count('length', SAYS.length, SAYS.firms),
      money('least', SAYS.least),
      money('most', SAYS.most),
      count('rounds', SAYS.roundsIn, SAYS.times),
    ],
    circlesOf(context).listed.map((circle, i) => ({
      cells: {
        no: i + 1,
        path: pathOf(context, circle),
        length: circle.parties.length,
        least: yuan(circle.least),
        most: yuan(circle.most),
        rounds: roundsTold(circle),
      },
      evidence: ownLegs(context, circle),
    })),
  )

/** null = not judged: invoices were not read, or too many to see that there is no round. */
function roundsTold({ rounds: told }: Circle): number | null {
  if (!told || (told.rounds.length === 0 && !told.complete)) return null
  return told.rounds.length
}

/** Each leg once, though several rings run over it. Those of others open no rows: they are not this enterprise's. */
function legs(context: ChainContext): TableBlock {
  const all = new Set<ChainLeg>(circlesOf(context).listed.flatMap((circle) => circle.legs))
  return table(
    'chain-legs',
    SAYS.legs,
    [
      words('seller', SAYS.seller),
      words('buyer', SAYS.buyer),
      money('net', SAYS.net),
      words('by', SAYS.by),
      count('invoices', SAYS.invoices, SAYS.sheets),
    ],
    [...all].map((leg) => ({
      cells: {
        seller: nameAt(context, leg.from),
        buyer: nameAt(context, leg.to),
        net: yuan(sumOver(leg.sums, context.year)),
        by: leg.by === 'OUT' ? SAYS.bySeller : SAYS.byBuyer,
        invoices: papersOf(context, leg)?.length ?? null,
      },
      evidence: ownRows(context, leg),
    })),
  )
}

const rounds = (context: ChainContext): TableBlock =>
  table(
    'chain-rounds',
    SAYS.rounds,
    [
      count('round', SAYS.round, ''),
      words('seller', SAYS.seller),
      words('buyer', SAYS.buyer),
      { key: 'day', title: SAYS.day, type: 'text' },
      money('total', SAYS.total),
    ],
    carouselsOf(context)
      .flatMap(({ circle, rounds: all }) => all.map((round) => ({ circle, round })))
      .slice(0, LISTED_ROUNDS)
      .flatMap(({ circle, round }, i) =>
        circle.legs.map((leg, k) => {
          const [day, total] = papersOf(context, leg)![round.papers[k]!]!
          return {
            cells: {
              ...{ round: i + 1, day, total: yuan(total) },
              seller: nameAt(context, leg.from),
              buyer: nameAt(context, leg.to),
            },
            evidence: [],
          }
        }),
      ),
  )

const silent = (context: ChainContext): TableBlock =>
  table(
    'chain-silent',
    SAYS.silent,
    [
      words('partner', SAYS.partner),
      words('side', SAYS.side),
      { key: 'last', title: SAYS.last, type: 'text' },
      count('silent', SAYS.silentMonths, SAYS.months),
      share('share', SAYS.shareBefore),
    ],
    brokenOf(context).map(({ party, direction, last, silentMonths, share: part }) => ({
      cells: {
        partner: nameAt(context, party),
        side: direction === 'OUT' ? SAYS.customer : SAYS.supplier,
        ...{ last: formatMonth(last), silent: silentMonths },
        share: Number(part.toFixed(6)),
      },
      evidence: [
        {
          ...{ dataset: 'INVOICE' as const, direction, rows: 'VALID' as const },
          counterpartyIds: [...context.chain.parties[party]!.counterparties],
        },
      ],
    })),
  )

const partners = (context: ChainContext): TableBlock =>
  table(
    'chain-partners',
    SAYS.partners,
    [words('partner', SAYS.partner), words('side', SAYS.side), share('share', SAYS.shareOfPartner)],
    dependentsOf(context).map(({ party, side, share: part }) => ({
      cells: {
        partner: nameAt(context, party),
        side: side === 'sales' ? SAYS.supplier : SAYS.customer,
        share: Number(part.toFixed(6)),
      },
      evidence: rowsWith(context, side === 'sales' ? 'IN' : 'OUT', party),
    })),
  )
