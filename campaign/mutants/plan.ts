/** Which file a number stands for: the same seed and originals give the same files on every machine. */
import { type Random, random } from '../../bench/lib/random.ts'
import { documents } from './originals/documents.ts'
import { ofFolder } from './originals/folder.ts'
import { KINDS, type Kind, type Original } from './originals/original.ts'
import { pictures } from './originals/pictures.ts'
import { tables } from './originals/tables.ts'
import { mutate } from './wounds/mutate.ts'

/**
 * How a file comes in: to an import, to a verification, on the command line; as a table of either, whose process the product starts
 * for each file and which here reads many; to be shown.
 */
export type Way = 'import' | 'verify' | 'both' | 'table' | 'verify-table' | 'served-table' | 'draw'

/** Of a hundred files that are read in milliseconds. */
const FAST: readonly (readonly [Kind, number])[] = [
  ['ofd', 24],
  ['xml', 24],
  ['zip', 5],
  ['xlsx', 16],
  ['xls', 9],
  ['csv', 12],
  ['json', 5],
  ['html', 5],
]
/** What is recognised takes seconds: pictures that their wounds leave legible, and PDFs that lost their text. */
const SLOW: readonly (readonly [Kind, number])[] = [
  ['pdf', 60],
  ['picture', 40],
]
export const SLOW_SHARE = 0.08
/** Every so manieth file is whole. */
export const GOOD_EVERY: Readonly<Record<Lane, number>> = { fast: 20, slow: 50 }
/** Of the folder's files, where there is one. */
const FOUND_SHARE = 0.35
const DRAWN_SHARE = 0.02
/** What an import starts a process for. */
const GRIDS: ReadonlySet<Kind> = new Set(['csv', 'xlsx', 'xls', 'json', 'html'])
const TABLES: ReadonlySet<Kind> = new Set(['csv', 'xlsx', 'xls'])
const SERVED_SHARE = 0.03

export interface Planned {
  original: Original
  bytes: Uint8Array
  way: Way
  whole: boolean
}

export type Lane = 'slow' | 'fast'

export class Plan {
  private readonly made: ReadonlyMap<Kind, Original[]>
  private readonly found: ReadonlyMap<Kind, Original[]>
  private readonly seed: number

  private constructor(seed: number, all: readonly Original[]) {
    this.seed = seed
    const by = (found: boolean) =>
      new Map(
        KINDS.map((kind) => [kind, all.filter((o) => o.kind === kind && !!o.found === found)]),
      )
    this.made = by(false)
    this.found = by(true)
  }

  static async of(seed: number): Promise<Plan> {
    const made = [...documents(), ...(await tables()), ...(await pictures())]
    return new Plan(seed, [...made, ...ofFolder(process.env.XINJIAN_FUZZ_SEEDS)])
  }

  /** The n-th file of a lane. */
  file(lane: Lane, n: number): Planned {
    const rng = random(this.seed * 2 + n * 7 + (lane === 'slow' ? 3_000_017 : 0))
    const kind = kindOf(lane === 'slow' ? SLOW : FAST, rng)
    const good = n % GOOD_EVERY[lane] === 0
    const strangers = this.found.get(kind)!
    const draw =
      !good && strangers.length > 0 && rng.next() < FOUND_SHARE ? strangers : this.made.get(kind)!
    const original = draw[rng.below(draw.length)]!
    const whole = good && !original.refused
    const way = whole ? wayOfGood(original) : wayOf(kind, rng)
    const bytes = whole ? original.bytes : mutate(kind, original.bytes, rng)
    return { original, bytes, way, whole }
  }
}

function kindOf(shares: readonly (readonly [Kind, number])[], rng: Random): Kind {
  let left = rng.next() * shares.reduce((sum, [, share]) => sum + share, 0)
  for (const [kind, share] of shares) {
    left -= share
    if (left < 0) return kind
  }
  return shares[0]![0]
}

function wayOf(kind: Kind, rng: Random): Way {
  if ((kind === 'picture' || kind === 'pdf') && rng.next() < DRAWN_SHARE) return 'draw'
  const ways: readonly Way[] = GRIDS.has(kind)
    ? TABLES.has(kind)
      ? ['table', 'verify-table', 'both']
      : ['both']
    : ['import', 'verify', 'both']
  const way = ways[rng.below(ways.length)]!
  if (!GRIDS.has(kind) || rng.next() >= SERVED_SHARE) return way
  return way === 'verify-table' ? 'served-table' : 'import'
}

/** The way on which a whole file gives something. */
function wayOfGood({ name, kind }: Original): Way {
  if (name.startsWith('verify.')) return 'verify-table'
  if (kind === 'xls') return name.startsWith('invoices.') ? 'table' : 'both'
  if (kind === 'csv' || kind === 'xlsx') return /statement|return/.test(name) ? 'import' : 'table'
  return 'both'
}
