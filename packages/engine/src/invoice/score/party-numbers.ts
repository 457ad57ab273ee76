/** Parties of some digests numbered from 0 without gaps, so that what is kept of each is a plain column whatever their ids are. */

interface PartyLines {
  counterparties: { id: Int32Array }
}

export interface PartyNumbers {
  /** Rising: a number is a place in it. */
  ids: readonly number[]
  /** Of each digest, by its place: the numbers of its parties, line by line. */
  lines: readonly Int32Array[]
}

/** A table by id that is at most so many times as long as there are lines costs less than a map of them. */
const SPARSE = 8

/** Where a program numbers the parties of many enterprises at once, ids of one lie far apart. */
export function numberParties(digests: readonly PartyLines[]): PartyNumbers {
  let [length, last, first] = [0, -1, 0]
  for (const { counterparties } of digests) {
    const { id } = counterparties
    length += id.length
    for (let i = 0; i < id.length; i++) {
      if (id[i]! > last) last = id[i]!
      if (id[i]! < first) first = id[i]!
    }
  }
  return first < 0 || last > SPARSE * length ? byMap(digests) : byTable(digests, last)
}

function byTable(digests: readonly PartyLines[], last: number): PartyNumbers {
  const numbers = new Int32Array(last + 1)
  for (const { counterparties } of digests) {
    const { id } = counterparties
    for (let i = 0; i < id.length; i++) numbers[id[i]!] = 1
  }
  const ids: number[] = []
  for (let id = 0; id <= last; id++) if (numbers[id] === 1) numbers[id] = ids.push(id) - 1
  const lines = digests.map(({ counterparties: { id } }) => {
    const line = new Int32Array(id.length)
    for (let i = 0; i < id.length; i++) line[i] = numbers[id[i]!]!
    return line
  })
  return { ids, lines }
}

function byMap(digests: readonly PartyLines[]): PartyNumbers {
  const met = new Map<number, number>()
  const lines = digests.map(({ counterparties: { id } }) => {
    const line = new Int32Array(id.length)
    for (let i = 0; i < id.length; i++) {
      let number = met.get(id[i]!)
      if (number === undefined) {
        number = met.size
        met.set(id[i]!, number)
      }
      line[i] = number
    }
    return line
  })
  const ids = [...met.keys()].sort((a, b) => a - b)
  const rising = new Int32Array(ids.length)
  ids.forEach((id, i) => {
    rising[met.get(id)!] = i
  })
  for (const line of lines) for (let i = 0; i < line.length; i++) line[i] = rising[line[i]!]!
  return { ids, lines }
}
