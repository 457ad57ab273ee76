/** What reading processes take: the kernel's own count, watched while a file is read, because a process may be gone before its end is known. */
import fs from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Cost {
  /** Processor time, ms, of all readers together. */
  cpuMs: number
  /** Most resident memory of a reader while the file was read, MiB. */
  peakMb: number
  /** What a reader held before, MiB; 0 = none was there. */
  heldMb: number
  /** A reader that was there at the beginning, by its number, is gone. */
  gone: boolean
  /** It took much of a reader that holds the models of recognition: a page of it was recognised. */
  recognised: boolean
}

const TICK_MS = 10
const EVERY_MS = 20
/** What a file takes of a reader at least that recognises a page of it: more memory, or processor time. */
const RECOGNISING_MB = 100
const RECOGNISING_MS = 700

interface Reader {
  cpuMs: number
  peakMb: number
}

export class Watching {
  private readonly start: ReadonlyMap<number, Reader>
  private readonly seen: Map<number, Reader>
  private readonly timer: NodeJS.Timeout
  private recognised = false

  constructor() {
    for (const pid of readers()) forgetPeak(pid)
    this.start = look()
    this.seen = new Map(this.start)
    this.timer = setInterval(() => this.look(), EVERY_MS)
  }

  end(): Cost {
    clearInterval(this.timer)
    const last = this.look()
    let cpuMs = 0
    let peakMb = 0
    for (const [pid, reader] of this.seen) {
      cpuMs += reader.cpuMs - (this.start.get(pid)?.cpuMs ?? 0)
      peakMb = Math.max(peakMb, reader.peakMb)
    }
    const held = Math.max(0, ...[...this.start.values()].map((reader) => reader.peakMb))
    const gone = [...this.start.keys()].some((pid) => !last.has(pid))
    return {
      cpuMs,
      peakMb: Math.round(peakMb),
      heldMb: Math.round(held),
      gone,
      recognised: this.recognised,
    }
  }

  private isMuch(pid: number, { cpuMs, peakMb }: Reader): boolean {
    const before = this.start.get(pid) ?? { cpuMs: 0, peakMb: 0 }
    return cpuMs - before.cpuMs > RECOGNISING_MS || peakMb - before.peakMb > RECOGNISING_MB
  }

  private look(): Map<number, Reader> {
    const now = look()
    for (const [pid, reader] of now) {
      this.seen.set(pid, reader)
      if (!this.recognised) this.recognised = this.isMuch(pid, reader) && holdsModels(pid)
    }
    return now
  }
}

const text = (file: string): string | null => {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

const holdsModels = (pid: number): boolean =>
  (text(`/proc/${pid}/maps`) ?? '').includes('onnxruntime')

const readers = (): number[] =>
  (text(`/proc/self/task/${process.pid}/children`) ?? '').split(' ').filter(Boolean).map(Number)

/** Readers that were ended are gone: one that is still there would be taken for one that died of the next file. */
export async function noReaders(): Promise<void> {
  while (readers().length > 0) await sleep(EVERY_MS)
}

function look(): Map<number, Reader> {
  const found = new Map<number, Reader>()
  for (const pid of readers()) {
    const peak = /VmHWM:\s+(\d+)/.exec(text(`/proc/${pid}/status`) ?? '')
    const stat = text(`/proc/${pid}/stat`)
    if (!peak || !stat) continue
    // Behind the name, which may hold blanks: utime and stime are the 12th and 13th.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ticks = Number(fields[11]) + Number(fields[12])
    found.set(pid, { cpuMs: ticks * TICK_MS, peakMb: Number(peak[1]) / 1024 })
  }
  return found
}

/** The kernel counts the most resident memory of a process anew. */
function forgetPeak(pid: number): void {
  try {
    fs.writeFileSync(`/proc/${pid}/clear_refs`, '5')
  } catch {
    // It has just ended.
  }
}
