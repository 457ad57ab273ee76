/**
 * What a tax bureau alone told of an enterprise's invoices: whatever its files say beside that is left out, so that nothing an owner adds
 * makes more of it (docs/decisions/0287).
 */
import { oncePer } from '../../kit/once.ts'
import type { InvoiceFacts, MonthDigest, MonthIndex } from '../facts.ts'

export interface BureauFacts {
  /** Covered from the first to the last month told; months between that were not told are missing. */
  facts: InvoiceFacts
  /** Last month that was told in both directions. */
  last: MonthIndex
  /** Months of which files told rows that are not among these, in no order. */
  fileMonths: readonly MonthIndex[]
}

/** null where no month was told in both directions. */
export const bureauFactsOf = oncePer((facts: InvoiceFacts): BureauFacts | null => {
  const { collected } = facts
  if (!collected) return null
  const told = { OUT: monthsOf(collected.OUT), IN: monthsOf(collected.IN) }
  const [out, in_] = [lastOf(told.OUT), lastOf(told.IN)]
  if (out === null || in_ === null) return null
  const all = new Map(facts.digests.map((digest) => [codeOf(digest), digest]))
  const alone = new Map(
    (facts.bureauDigests ?? []).map((digest) => [codeOf(digest), goodsOf(digest, all)]),
  )
  const isTold = ({ direction, month }: Pick<MonthDigest, 'direction' | 'month'>) =>
    told[direction].has(month)
  const untold = facts.digests.filter((digest) => digest.count > 0 && !isTold(digest))
  const ofFiles = [...untold, ...alone.values()].map(({ month }) => month)
  const kept = facts.digests.filter((digest) => isTold(digest) && !alone.has(codeOf(digest)))
  const digests = [...kept, ...alone.values()].filter(({ count }) => count > 0).sort(inOrder)
  const { bureauDigests: _mixed, scans, ...rest } = facts
  const { OUT, IN } = { OUT: spanOf(told.OUT), IN: spanOf(told.IN) }
  return {
    facts: {
      ...rest,
      covered: { OUT: OUT.covered, IN: IN.covered },
      missingMonths: { OUT: OUT.missing, IN: IN.missing },
      digests,
      ...(scans ? { scans: scans.filter(isTold) } : {}),
    },
    last: Math.min(out, in_),
    fileMonths: ofFiles,
  }
})

function monthsOf(runs: readonly (readonly [MonthIndex, MonthIndex])[]): Set<MonthIndex> {
  const months = new Set<MonthIndex>()
  for (const [first, last] of runs) for (let m = first; m <= last; m++) months.add(m)
  return months
}

const lastOf = (months: Iterable<MonthIndex>): MonthIndex | null => {
  let last: MonthIndex | null = null
  for (const month of months) if (last === null || month > last) last = month
  return last
}

function spanOf(told: ReadonlySet<MonthIndex>): {
  covered: [MonthIndex, MonthIndex]
  missing: MonthIndex[]
} {
  const sorted = [...told].sort((a, b) => a - b)
  const covered: [MonthIndex, MonthIndex] = [sorted[0]!, sorted.at(-1)!]
  const missing: MonthIndex[] = []
  for (let m = covered[0]; m <= covered[1]; m++) if (!told.has(m)) missing.push(m)
  return { covered, missing }
}

/** Lines are told apart by nobody: those of the month stand for the bureau's, so that a row of a file makes no want of lines. */
function goodsOf(digest: MonthDigest, all: ReadonlyMap<string, MonthDigest>): MonthDigest {
  const goods = all.get(codeOf(digest))?.goods
  return digest.count > 0 && goods ? { ...digest, goods } : digest
}

const codeOf = ({ direction, month }: MonthDigest): string => `${direction} ${month}`

/** As facts have them: by direction, then month. */
const inOrder = (a: MonthDigest, b: MonthDigest): number =>
  a.direction === b.direction ? a.month - b.month : a.direction < b.direction ? -1 : 1
