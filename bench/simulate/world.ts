/**
 * A world on paper: enterprises, the institutions that look at them, their bureaus and their invoices, by seed. Nothing of it is stored
 * anywhere; what it is for are shares: how much of the work is of one institution, and of one bureau.
 *
 * Sizes are asked for; their distributions are assumptions, each told here: invoices of an enterprise are lognormal (a few have very many;
 * σ = 1.5), institutions take enterprises by rank (1/rank, as customers of services do), bureaus by 1/√rank.
 */
import { AREAS } from '@xinjian/format/bureau/areas'
import { random, zipf } from '../lib/random.ts'

export interface WorldSize {
  enterprises: number
  institutions: number
  invoices: number
}

export const MILLION: WorldSize = {
  enterprises: 1_000_000,
  institutions: 1_000,
  invoices: 3_000_000_000,
}

export interface PaperWorld {
  size: WorldSize
  /** Of each enterprise. */
  institution: Uint16Array
  bureau: Uint8Array
  invoices: Uint32Array
  /** Enterprises of each. */
  ofInstitution: number[]
  ofBureau: number[]
}

const SIGMA = 1.5

/** The same seed gives the same world. */
export function paperWorld(seed: number, size: WorldSize = MILLION): PaperWorld {
  const rng = random(seed)
  const institutionOf = zipf(size.institutions)
  const bureauOf = bySquareRoot(AREAS.length)
  const institution = new Uint16Array(size.enterprises)
  const bureau = new Uint8Array(size.enterprises)
  const raw = new Float64Array(size.enterprises)
  const ofInstitution = Array.from({ length: size.institutions }, () => 0)
  const ofBureau = AREAS.map(() => 0)
  let sum = 0
  for (let i = 0; i < size.enterprises; i++) {
    const [at, where] = [institutionOf(rng.next()), bureauOf(rng.next())]
    institution[i] = at
    bureau[i] = where
    ofInstitution[at]!++
    ofBureau[where]!++
    raw[i] = Math.exp(SIGMA * normal(rng.next(), rng.next()))
    sum += raw[i]!
  }
  // Shares carried from one to the next, so that all of them together are exactly as many as were asked for.
  const invoices = new Uint32Array(size.enterprises)
  let [carried, given] = [0, 0]
  for (let i = 0; i < size.enterprises; i++) {
    carried += (raw[i]! / sum) * size.invoices
    invoices[i] = Math.max(0, Math.round(carried) - given)
    given += invoices[i]!
  }
  return { size, institution, bureau, invoices, ofInstitution, ofBureau }
}

/** Box and Muller. */
const normal = (u: number, v: number): number =>
  Math.sqrt(-2 * Math.log(1 - u)) * Math.cos(2 * Math.PI * v)

function bySquareRoot(n: number): (u: number) => number {
  const weights = Array.from({ length: n }, (_, i) => 1 / Math.sqrt(i + 1))
  const all = weights.reduce((a, b) => a + b, 0)
  return (u) => {
    let left = u * all
    for (const [i, weight] of weights.entries()) {
      left -= weight
      if (left < 0) return i
    }
    return n - 1
  }
}

/**
 * Share of the work of each of `nodes` database nodes: an institution lies whole on the node of its shard, and 32 shards are dealt out in
 * turn, as Citus does with as many rows as there are (docs/decisions/0232).
 */
export function sharesOfNodes(ofInstitution: readonly number[], nodes: number): number[] {
  const shares = Array.from({ length: nodes }, () => 0)
  const all = ofInstitution.reduce((a, b) => a + b, 0)
  for (const [i, n] of ofInstitution.entries()) shares[nodeOf(i, nodes)]! += n / all
  return shares
}

const SHARDS = 32
/** By a hash of its number (Knuth's multiplicative one). */
export const nodeOf = (institution: number, nodes: number): number =>
  ((Math.imul(institution + 1, 2_654_435_761) >>> 27) % SHARDS) % nodes
