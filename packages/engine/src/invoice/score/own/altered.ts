/** Months of an enterprise with sales put beside what they hold, or with what was sold split among made-up parties. */
import type { Direction, MonthIndex } from '../../facts.ts'
import type { ScoreDigest } from '../parties.ts'

/** One invoice that is added. `fen`: excluding tax, whole. */
export interface Sale {
  direction: Direction
  month: MonthIndex
  party: number
  fen: number
}

export interface Change {
  sales?: readonly Sale[]
  /** What was sold to each party since month `from`, in equal parts, of which the party keeps the first. */
  split?: { parts: number; from: MonthIndex }
}

/** The lowest number that no party of the digests has: lists are kept by number, and a large one would make each as long. */
export const firstMadeUp = (digests: readonly ScoreDigest[]): number =>
  1 +
  digests.reduce(
    (most, { counterparties: { id } }) => id.reduce((a, b) => Math.max(a, b), most),
    -1,
  )

interface Line {
  blueCount: number
  blueAmount: number
  redAmount: number
}

type Lines = Map<number, Line>

/** New digests for the months that change; all others are those given. A party has one line in a month, as in a digest of the store. */
export function altered(
  digests: readonly ScoreDigest[],
  { sales = [], split }: Change,
): ScoreDigest[] {
  const added = Map.groupBy(sales, (sale) => keyOf(sale))
  const madeUp = split ? firstMadeUp(digests) : 0
  const met = new Set<string>()
  const changed = digests.map((digest): ScoreDigest => {
    const key = keyOf(digest)
    met.add(key)
    const splits = split && digest.direction === 'OUT' && digest.month >= split.from
    const more = added.get(key)
    if (!splits && !more) return digest
    const lines = linesOf(digest)
    if (splits) splitLines(lines, split.parts, madeUp)
    for (const sale of more ?? []) add(lines, sale)
    return digestOf(digest, lines)
  })
  const anew = [...added].flatMap(([key, of]): ScoreDigest[] => {
    if (met.has(key)) return []
    const lines: Lines = new Map()
    for (const sale of of) add(lines, sale)
    return [digestOf(of[0]!, lines)]
  })
  return [...changed, ...anew]
}

const keyOf = ({ direction, month }: Pick<ScoreDigest, 'direction' | 'month'>) =>
  `${direction}${month}`

const linesOf = ({ counterparties: c }: ScoreDigest): Lines =>
  new Map(
    [...c.id].map((id, i) => [
      id,
      {
        blueCount: c.blueCount[i]!,
        blueAmount: c.blueAmount[i]!,
        redAmount: c.redAmount[i]!,
      },
    ]),
  )

function add(lines: Lines, { party, fen }: Sale): void {
  const line = lines.get(party) ?? { blueCount: 0, blueAmount: 0, redAmount: 0 }
  lines.set(party, {
    ...line,
    blueCount: line.blueCount + 1,
    blueAmount: line.blueAmount + fen,
  })
}

/** Each party has stand-ins of its own, the same ones in every month. */
function splitLines(lines: Lines, parts: number, madeUp: number): void {
  for (const [id, line] of [...lines]) {
    if (line.blueCount === 0) continue
    const share = Math.floor(line.blueAmount / parts)
    lines.set(id, { ...line, blueAmount: line.blueAmount - (parts - 1) * share })
    for (let part = 1; part < parts; part++)
      lines.set(madeUp + id * parts + part, {
        blueCount: line.blueCount,
        blueAmount: share,
        redAmount: 0,
      })
  }
}

function digestOf(
  { direction, month }: Pick<ScoreDigest, 'direction' | 'month'>,
  lines: Lines,
): ScoreDigest {
  const rows = [...lines]
  const column = (of: (line: Line) => number) => Float64Array.from(rows, ([, line]) => of(line))
  const blueCount = rows.reduce((sum, [, line]) => sum + line.blueCount, 0)
  return {
    direction,
    month,
    // A month has at least what is blue in it: the card asks only whether there is anything.
    count: Math.max(1, blueCount),
    blueCount,
    counterparties: {
      id: Int32Array.from(rows, ([id]) => id),
      blueCount: column((line) => line.blueCount),
      blueAmount: column((line) => line.blueAmount),
      redAmount: column((line) => line.redAmount),
    },
  }
}
