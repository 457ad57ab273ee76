/** Places at readers, shared by those whose files they are: who has the fewest is next, then who was served longest ago. */
export interface Places {
  /** Works when there is a place and it is their turn. Who is not named is one more among them. */
  take<T>(whose: number | undefined, work: () => Promise<T>): Promise<T>
}

interface Line {
  working: number
  /** When it was served last, as a count of turns. */
  served: number
  waiting: (() => void)[]
}

export function createPlaces(most: number): Places {
  const lines = new Map<number | undefined, Line>()
  let working = 0
  let turn = 0
  const begin = (line: Line) => {
    working++
    line.working++
    line.served = ++turn
  }
  const next = (): Line | undefined =>
    [...lines.values()]
      .filter(({ waiting }) => waiting.length > 0)
      .sort((a, b) => a.working - b.working || a.served - b.served)[0]
  const handOn = () => {
    const line = working < most ? next() : undefined
    if (!line) return
    begin(line)
    line.waiting.shift()?.()
  }
  return {
    async take(whose, work) {
      const line = lines.get(whose) ?? { working: 0, served: 0, waiting: [] }
      lines.set(whose, line)
      if (working < most) begin(line)
      else await new Promise<void>((resolve) => line.waiting.push(resolve))
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
