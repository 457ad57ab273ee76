/** From where to where a train goes, and which. */
import { type TicketReading, TRUST } from './reading.ts'
import type { Cell, Voucher } from './voucher.ts'

const TRAIN_NO = /^(?:[GDCZTKSYL]\d{1,4}|\d{4})次?$/
/** Printed close the train's number touches its stations; where it touches both, older tickets print no 站. */
const TOUCHING = [
  /^([\u4e00-\u9fff]{2,7}站)?([GDCZTKSYL]\d{1,4}次?)([\u4e00-\u9fff]{2,7}站)?$/,
  /^([\u4e00-\u9fff]{2,5})([GDCZTKSYL]\d{1,4}次?)([\u4e00-\u9fff]{2,5})$/,
]
/** Letters of high-speed trains and what they are taken for; between two stations nothing else has digits. */
const BLURRED = /^[60O]\d{2,4}次?$/
const LETTER: Readonly<Record<string, string>> = { 6: 'G', 0: 'D', O: 'D' }

/** The train stands between its stations, on one row with them. */
export function readRoute(voucher: Voucher, reading: TicketReading): void {
  const cells = voucher.cells.flatMap(apart)
  const plain = cells.find((c) => TRAIN_NO.test(c.key))
  const train = plain ?? blurredTrain(cells)
  if (plain) reading.put('trainNo', plain.key.replace('次', ''), plain.glyphs, TRUST.WITNESSED)
  else if (train)
    reading.put(
      'trainNo',
      LETTER[train.key[0]!] + train.key.slice(1).replace('次', ''),
      train.glyphs,
      TRUST.GUESSED,
    )
  const stations = stationsOf(cells, train)
  const [from, to] = [stations[0], stations.at(-1)]
  if (from && (!train || from.x0 < train.x0)) putStation('from', from, reading)
  if (to && to !== from && (!train || to.x0 > train.x0)) putStation('to', to, reading)
}

/** A cell that holds the train and a station, in its parts. */
function apart(cell: Cell): Cell[] {
  const parts = TOUCHING.map((form) => form.exec(cell.key)).find((found) => found)
  if (!parts || (!parts[1] && !parts[3])) return [cell]
  let at = 0
  return parts.slice(1).flatMap((key = '') => {
    const glyphs = cell.glyphs.slice(at, at + key.length)
    at += key.length
    const [first, last] = [glyphs[0], glyphs.at(-1)]
    return first && last ? [{ ...cell, key, glyphs, x0: first.x0, x1: last.x1 }] : []
  })
}

/** A number between two stations of one row. */
function blurredTrain(cells: readonly Cell[]): Cell | null {
  const stations = cells.filter((c) => STATION.test(c.key))
  const between = cells.find(
    (c) =>
      BLURRED.test(c.key) &&
      stations.some((s) => isBeside(s, c) && s.x1 <= c.x0) &&
      stations.some((s) => isBeside(s, c) && s.x0 >= c.x1),
  )
  return between ?? null
}

const STATION = /^[\u4e00-\u9fff]{2,7}站$/
const isBeside = (c: Cell, train: Cell): boolean =>
  Math.abs(c.y - train.y) < 1.8 * Math.max(c.height, train.height)

function putStation(name: 'from' | 'to', cell: Cell, reading: TicketReading): void {
  const station = /([\u4e00-\u9fff]{2,7}?)站?$/.exec(cell.key)?.[1]
  if (!station) return
  const at = cell.key.lastIndexOf(station)
  const trust = cell.key.endsWith('站') ? TRUST.WITNESSED : TRUST.FORM
  reading.put(name, station, cell.glyphs.slice(at, at + station.length), trust)
}

/** Names that end in 站; where that small character was lost, what is printed large on the train's row. */
function stationsOf(cells: readonly Cell[], train: Cell | null): Cell[] {
  const named = cells.filter((c) => STATION.test(c.key) && (!train || isBeside(c, train)))
  const large = train
    ? cells.filter(
        (c) => /^[\u4e00-\u9fff]{2,7}$/.test(c.key) && Math.abs(c.y - train.y) < 0.8 * train.height,
      )
    : []
  const all = named.length >= 2 ? named : [...named, ...large.filter((c) => !named.includes(c))]
  return all.sort((a, b) => a.x0 - b.x0)
}
