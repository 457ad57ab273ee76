/** Trade around the firm of `joint-facts.ts`: customers are its counterparties 0 to 3, suppliers 4 to 7; M0 is 2026-02. */
import type {
  ChainFacts,
  ChainLeg,
  ChainParty,
  LegPapers,
  MonthSums,
} from '../../src/joint/chain/facts.ts'
import { encodeFacts } from '../../src/joint/snapshot.ts'
import { jointFacts } from '../joint-facts.ts'
import { monthOf } from '../tax-record-facts.ts'
import { tiedFacts } from './ties.ts'

/** The twelve months to M0, and the six before. */
const YEAR = monthOf('2025-03')
const LAST = monthOf('2026-02')

/** Everything that is held was looked at. */
export const WHOLE = { complete: true, longestComplete: true }

/** Invoices are read from this day on. */
const SINCE = '2024-03-20'

/** So many yuan in each month from `from` to `to`. */
export const monthlySums = (yuan: number, from = YEAR, to = LAST): MonthSums =>
  Array.from({ length: to - from + 1 }, (_, i) => [from + i, Math.round(yuan * 100)] as const)

export const party = (name: string, more: Partial<ChainParty> = {}): ChainParty => ({
  ...{ name, counterparties: [], sales: null, purchases: null },
  ...more,
})

export const leg = (
  from: number,
  to: number,
  yuan: number,
  papers: LegPapers['all'] | null = [],
  sums: MonthSums = monthlySums(yuan),
): ChainLeg => ({
  // Its own purchases are its own word, what others trade the seller's.
  ...{ from, to, by: to === 0 ? 'IN' : 'OUT', sums },
  // Partners tell the same of their trade with it.
  ...((from === 0 || to === 0) && { theirs: sums }),
  papers: papers && { since: SINCE, all: papers },
})

/** Day and yuan. */
export const paper = (day: string, yuan: number): readonly [string, number] => [
  day,
  Math.round(yuan * 100),
]

/**
 * 本企业 → 甲 → 乙 → 本企业 each month (100,000, 98,000, 96,000 yuan), and by way of 丙 as well (甲 → 丙 → 乙, 5,000). The papers of March and
 * April 2025 follow one another within ten days. 甲 and 乙 gave their invoices; 丁, a customer of 150,000 a month until 2025-11, and 戊, a supplier
 * that sells 60 % of what it sells to the firm.
 */
export function ringFacts(more: Partial<ChainFacts> = {}): ChainFacts {
  const known = (yuan: number) => monthlySums(yuan)
  return {
    ...WHOLE,
    parties: [
      party('本企业', { sales: known(250_000), purchases: known(106_000) }),
      party('甲示例贸易有限公司', {
        ...{ counterparties: [0], sales: known(400_000), purchases: known(500_000) },
      }),
      party('乙示例材料有限公司', {
        ...{ counterparties: [4], sales: known(300_000), purchases: known(300_000) },
      }),
      party('深圳市**科技有限公司'),
      party('丁示例商行', {
        counterparties: [1],
        sales: known(300_000),
        purchases: known(600_000),
      }),
      party('戊示例配件厂', {
        counterparties: [5],
        sales: known(20_000),
        purchases: known(40_000),
      }),
    ],
    legs: [
      leg(0, 1, 100_000, [paper('2025-03-03', 100_000), paper('2025-04-02', 100_000)]),
      leg(1, 2, 98_000, [paper('2025-03-08', 98_000), paper('2025-04-07', 98_000)]),
      leg(2, 0, 96_000, [paper('2025-03-12', 96_000), paper('2025-04-12', 96_000)]),
      leg(1, 3, 5_000),
      leg(3, 2, 5_000),
      leg(0, 4, 150_000, [], monthlySums(150_000, monthOf('2025-03'), monthOf('2025-11'))),
      leg(5, 0, 12_000),
    ],
    ...more,
  }
}

/** The same firm where only 戊 gave its invoices: too little to say anything of rings. */
export const thinFacts = (): ChainFacts => {
  const { parties, legs } = ringFacts()
  return {
    ...WHOLE,
    parties: parties.map((one, i) =>
      i === 1 || i === 2 || i === 4 ? party(one.name, { counterparties: one.counterparties }) : one,
    ),
    legs: legs.filter(({ from, to }) => from === 0 || to === 0),
  }
}

/** What both sources tell, with rings among partners, and with too little of them. */
export const CHAIN_BESIDE_GOLDEN = {
  'chain@2026-02': () => encodeFacts(jointFacts({ chain: ringFacts() })),
  'thin-chain@2026-02': () => encodeFacts(jointFacts({ chain: thinFacts() })),
  'ties@2026-02': () => encodeFacts(jointFacts({ ties: tiedFacts() })),
}
