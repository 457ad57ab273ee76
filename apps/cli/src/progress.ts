/** A bar on stderr, on a terminal only: a log or a pipe never sees it. */
export interface Progress {
  /** A counter of one file. */
  part(name: string): (read: number, total: number) => void
  done(): void
}

const WIDTH = 30
const REDRAW_MS = 100

export function createProgress(out: NodeJS.WriteStream): Progress {
  const parts = new Map<string, { read: number; total: number }>()
  let drawn = 0
  const draw = (): void => {
    let read = 0
    let total = 0
    for (const part of parts.values()) {
      read += part.read
      total += part.total
    }
    const share = total === 0 ? 0 : Math.min(1, read / total)
    const full = Math.round(share * WIDTH)
    const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full)
    out.write(`\r读取 ${bar} ${String(Math.floor(share * 100)).padStart(3)}%`)
  }
  return {
    part: (name) => (read, total) => {
      if (!out.isTTY) return
      parts.set(name, { read, total })
      const now = performance.now()
      if (now - drawn < REDRAW_MS) return
      drawn = now
      draw()
    },
    done() {
      if (out.isTTY && drawn > 0) out.write('\r\u001b[K')
    },
  }
}
