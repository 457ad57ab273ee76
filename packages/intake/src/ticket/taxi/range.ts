/** Both times of a journey in one cell. */
import { clock } from '../dates.ts'
import { type Cell, type Hit, hitsIn } from '../voucher.ts'
import { readAs } from './forms.ts'
import { type Fit, formedHit } from './roles.ts'

const RANGE = /([0-2]\d)[^\d-]([0-5]\d)[-—~至一]+([0-2]\d)[^\d-]([0-5]\d)(?!\d)/g

/** The two times of a cell that holds both. */
export function rangeOf(cell: Cell): [Fit, Fit] | null {
  const hit = hitsIn(cell, RANGE)[0]
  const [on, off] = hit
    ? [clock(hit.match[1]!, hit.match[2]!), clock(hit.match[3]!, hit.match[4]!)]
    : [null, null]
  if (!hit || !on || !off) return rangeAs(cell)
  const middle = hit.match[0].search(/[-—~至一]/)
  const half = (from: number, to?: number): Hit => ({ ...hit, glyphs: hit.glyphs.slice(from, to) })
  return [
    { score: 5, value: on, hit: half(0, middle), loose: false },
    { score: 5, value: off, hit: half(middle + 1), loose: false },
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
