/**
 * Places at readers, shared by those whose files they are. Nobody holds all of several: the last is for whoever comes next. Of those who
 * wait, who has the fewest is next, then who was served longest ago.
 */
export interface Places {
  /** Works when there is a place and it is their turn. Who is not named is one more among them. */
  take<T>(whose: number | undefined, work: () => Promise<T>): Promise<T>
}

/** How many of one may wait, and what is thrown when one more comes. */
export interface Waiting {
  mayWait: number
  full(): Error
}

interface Line {
  working: number
  /** When it was served last, as a count of turns. */
  served: number
  waiting: (() => void)[]
}

export function createPlaces(most: number, bound?: Waiting): Places {
  const mostOfOne = Math.max(1, most - 1)
  const lines = new Map<number | undefined, Line>()
  let working = 0
  let turn = 0
  const free = (line: Line) => working < most && line.working < mostOfOne
  const begin = (line: Line) => {
    working++
    line.working++
    line.served = ++turn
  }
  const next = (): Line | undefined =>
    [...lines.values()]
      .filter((line) => line.waiting.length > 0 && free(line))
      .sort((a, b) => a.working - b.working || a.served - b.served)[0]
  const handOn = () => {
    const line = next()
    if (!line) return
    begin(line)
    line.waiting.shift()?.()
  }
  return {
    async take(whose, work) {
      const line = lines.get(whose) ?? { working: 0, served: 0, waiting: [] }
      if (free(line)) begin(line)
      else {
        if (bound && line.waiting.length >= bound.mayWait) throw bound.full()
        lines.set(whose, line)
        await new Promise<void>((resolve) => line.waiting.push(resolve))
      }
      lines.set(whose, line)
      try {
        return await work()
      } finally {
        working--
        line.working--
        handOn()
        if (line.working === 0 && line.waiting.length === 0) lines.delete(whose)
      }
    },
  }
}
