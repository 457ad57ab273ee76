/** Parties of some digests numbered from 0 without gaps, so that what is kept of each is a plain column whatever their ids are. */

interface PartyLines {
  counterparties: { id: Int32Array }
}

export interface PartyNumbers {
  /** Rising: a number is a place in it. */
  ids: Int32Array
  /** The number of the party of each line, digest after digest. */
  lines: Int32Array
  /** Of each digest: the place of its first line. */
  starts: readonly number[]
}

/** A table by id that is at most so many times as long as there are lines costs less than a map of them. */
const SPARSE = 8

/** Where a program numbers the parties of many enterprises at once, ids of one lie far apart. */
export function numberParties(digests: readonly PartyLines[]): PartyNumbers {
  const starts: number[] = []
  let length = 0
  for (const { counterparties } of digests) {
    starts.push(length)
    length += counterparties.id.length
  }
  const lines = new Int32Array(length)
  digests.forEach(({ counterparties }, i) => {
    lines.set(counterparties.id, starts[i])
  })
  let [first, last] = [0, -1]
  for (let i = 0; i < length; i++) {
    if (lines[i]! > last) last = lines[i]!
    if (lines[i]! < first) first = lines[i]!
  }
  const ids = first < 0 || last > SPARSE * length ? byMap(lines) : byTable(lines, last)
  return { ids, lines, starts }
}

/** Ids of `lines`, which hold numbers afterwards. */
function byTable(lines: Int32Array, last: number): Int32Array {
  const numbers = new Int32Array(last + 1)
  let count = 0
  for (let i = 0; i < lines.length; i++) {
    if (numbers[lines[i]!] === 0) count++
    numbers[lines[i]!] = 1
  }
  const ids = new Int32Array(count)
  count = 0
  for (let id = 0; id <= last; id++)
    if (numbers[id] === 1) {
      ids[count] = id
      numbers[id] = count++
    }
  for (let i = 0; i < lines.length; i++) lines[i] = numbers[lines[i]!]!
  return ids
}

function byMap(lines: Int32Array): Int32Array {
  const met = new Map<number, number>()
  for (let i = 0; i < lines.length; i++) {
    const id = lines[i]!
    let number = met.get(id)
    if (number === undefined) {
      number = met.size
      met.set(id, number)
    }
    lines[i] = number
  }
  const ids = Int32Array.from(met.keys()).sort()
  const rising = new Int32Array(ids.length)
  for (let i = 0; i < ids.length; i++) rising[met.get(ids[i]!)!] = i
  for (let i = 0; i < lines.length; i++) lines[i] = rising[lines[i]!]!
  return ids
}
