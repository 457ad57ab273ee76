/** Both times of a journey in one cell. */
import { clock, minutesBetween } from '../dates.ts'
import { type Cell, type Hit, hitsIn } from '../voucher.ts'
import { readAs } from './forms.ts'
import { type Fit, formedHit } from './roles.ts'

const RANGE = /([0-2]\d)[^\d-]([0-5]\d)[-—~至一]+([0-2]\d)[^\d-]([0-5]\d)(?!\d)/g
/** Colons of a needle printer are lost or taken for a one, the stroke between for what runs through it. */
const BLURRED =
  /(?<!\d)([0-2]\d)(?:[^\d-]|1)?([0-5]\d)[-—~至一*=]+([0-2]\d)(?:[^\d-]|1)?([0-5]\d)(?!\d)/g
/** Where both colons are there, nothing else needs to be. */
const TOUCHING = /(?<!\d)([0-2]\d):([0-5]\d)[^\d:]?([0-2]\d):([0-5]\d)(?!\d)/g
/** Minutes that a journey lasts at most: two numbers with a stroke between are none. */
const LONGEST = 360

/** The two times of a cell that holds both. */
export const rangeOf = (cell: Cell): [Fit, Fit] | null =>
  rangeBy(cell, RANGE, false) ??
  rangeAs(cell) ??
  rangeBy(cell, BLURRED, true) ??
  rangeBy(cell, TOUCHING, true)

function rangeBy(cell: Cell, pattern: RegExp, loose: boolean): [Fit, Fit] | null {
  const hit = hitsIn(cell, pattern)[0]
  if (!hit) return null
  const on = clock(hit.match[1]!, hit.match[2]!)
  const off = clock(hit.match[3]!, hit.match[4]!)
  if (!on || !off || (loose && minutesBetween(on, off) > LONGEST)) return null
  const middle = hit.match[0].lastIndexOf(hit.match[3]!, hit.match[0].length - 3)
  const half = (from: number, to?: number): Hit => ({ ...hit, glyphs: hit.glyphs.slice(from, to) })
  const score = loose ? 3 : 5
  return [
    { score, value: on, hit: half(0, middle), loose },
    { score, value: off, hit: half(middle), loose },
  ]
}

/** As `fitAs`, of both times. */
function rangeAs(cell: Cell): [Fit, Fit] | null {
  const seen = cell.chances ? readAs('range', cell.chances) : null
  const [on, off] = seen?.value.split('-') ?? []
  if (!seen || !on || !off) return null
  const fit = { score: seen.score, hit: formedHit(cell, seen.sure), loose: false }
  return [
    { ...fit, value: on },
    { ...fit, value: off },
  ]
}
