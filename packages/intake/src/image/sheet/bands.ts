/** Blank bands between the vouchers of one picture, told by the boxes of its text alone: before anything of it is read. */
import type { TextBox } from '../text-boxes.ts'

/** A band that no text crosses: where its middle lies. */
export interface Cut {
  at: number
  /** Between columns; else between rows. */
  across: boolean
}

/** A side of fewer boxes is no voucher. */
const FEWEST = 5
/** A box so many times as long as it is thick tells which way its text runs. */
const LONG = 2
/** So wide must a band be, in heights of the larger text beside it: between columns of text, which no voucher of one column has, and between its lines. */
const [BETWEEN_COLUMNS, BETWEEN_LINES] = [0.6, 2.5]
/** Where so much more of one side than of the other runs up or down, there are vouchers of both directions: between lines this is enough. */
const [MIXED, BETWEEN_MIXED] = [0.2, 1.5]
/** Between text that runs along and text that runs up it need not be wider than this; so much more of one side than of the other must do so. */
const [BETWEEN_DIRECTIONS, NEARLY_ALL] = [0.8, 0.9]
/** Text of one voucher is no such times larger than the rest of it. */
const LARGER = 1.4
/** Receipts are so wide at most, in heights of their text; an invoice is twice as wide and has wide bands between its lines. */
const NARROW = 30
/** Rows of one table stand at the same heights on both sides of its columns: so many of them, so exactly, in text heights. */
const [SAME_ROWS, SAME_HEIGHT] = [0.7, 0.3]

/** The band that most likely lies between two vouchers: that which best parts text of two directions, else the widest; null where none does. */
export function widestBand(boxes: readonly TextBox[]): Cut | null {
  const found = [...bands(boxes, true), ...bands(boxes, false)].flatMap(({ at, across, width }) => {
    const [first, second] = sidesOf(boxes, { at, across })
    if (first.boxes.length < FEWEST || second.boxes.length < FEWEST) return []
    const parted = Math.abs(first.standing - second.standing)
    const apart = parted >= NEARLY_ALL
    const least = apart ? BETWEEN_DIRECTIONS : leastWidth(first, second, across)
    const worth = width / (least * Math.max(first.height, second.height))
    return worth >= 1 ? [{ at, across, worth, parted: apart ? parted : 0 }] : []
  })
  const [best] = found.sort((a, b) => b.parted - a.parted || b.worth - a.worth)
  return best ? { at: best.at, across: best.across } : null
}

/** On which side of a cut a box lies. */
export const isBefore = ({ at, across }: Cut, { cx, cy }: TextBox): boolean =>
  (across ? cx : cy) < at

/** What lies on one side of a band. */
interface Side {
  boxes: TextBox[]
  /** Usual height of its text. */
  height: number
  /** The share of its text that runs up or down. */
  standing: number
}

/** How wide a band between two sides of one direction must be; infinite where it lies inside one voucher. */
function leastWidth(first: Side, second: Side, across: boolean): number {
  const standing = Math.max(first.standing, second.standing) > 0.5
  if (across !== standing) return areRowsOfOne(first, second, across) ? Infinity : BETWEEN_COLUMNS
  const [less, more] = [first.height, second.height].sort((a, b) => a - b)
  const differ = more! > LARGER * less!
  if (Math.abs(first.standing - second.standing) >= MIXED) return BETWEEN_MIXED
  return differ || (isNarrow(first, across) && isNarrow(second, across)) ? BETWEEN_LINES : Infinity
}

const isNarrow = ({ boxes, height }: Side, across: boolean): boolean => {
  const spans = boxes.map((box) => spanOf(box, !across))
  const width = Math.max(...spans.map(([, to]) => to)) - Math.min(...spans.map(([from]) => from))
  return width < NARROW * height
}

function areRowsOfOne(first: Side, second: Side, across: boolean): boolean {
  const [few, many] = [first, second].sort((a, b) => a.boxes.length - b.boxes.length)
  const middle = ({ cx, cy }: TextBox) => (across ? cy : cx)
  const paired = few!.boxes.filter((box) =>
    many!.boxes.some((o) => Math.abs(middle(o) - middle(box)) < SAME_HEIGHT * few!.height),
  )
  return paired.length > SAME_ROWS * few!.boxes.length
}

function sidesOf(boxes: readonly TextBox[], cut: Cut): [Side, Side] {
  const of = (before: boolean): Side => {
    const own = boxes.filter((box) => isBefore(cut, box) === before)
    const heights = own.map((b) => Math.min(b.width, b.height)).sort((a, b) => a - b)
    const length = (long: (b: TextBox) => number, thick: (b: TextBox) => number) =>
      own.filter((b) => long(b) > LONG * thick(b)).reduce((sum, b) => sum + long(b), 0)
    const [width, height] = [(b: TextBox) => b.width, (b: TextBox) => b.height]
    const [lying, standing] = [length(width, height), length(height, width)]
    return {
      boxes: own,
      height: heights[Math.floor(heights.length / 2)] ?? 0,
      standing: standing / Math.max(1, lying + standing),
    }
  }
  return [of(true), of(false)]
}

function bands(boxes: readonly TextBox[], across: boolean): (Cut & { width: number })[] {
  const spans = boxes.map((box) => spanOf(box, across)).sort((a, b) => a[0] - b[0])
  const found: (Cut & { width: number })[] = []
  let end = spans[0]?.[1] ?? 0
  for (const [from, to] of spans) {
    if (from > end) found.push({ at: (from + end) / 2, across, width: from - end })
    end = Math.max(end, to)
  }
  return found
}

/** From where to where a box reaches, its tilt included. */
function spanOf({ cx, cy, width, height, angle }: TextBox, across: boolean): [number, number] {
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  const reach = (across ? width * cos + height * sin : width * sin + height * cos) / 2
  const middle = across ? cx : cy
  return [middle - reach, middle + reach]
}
