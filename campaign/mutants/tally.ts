/** What was seen so far, kept in a file between the portions of a run. */
import fs from 'node:fs'
import { MOST_MB, MOST_MS, ownMs } from './bounds.ts'
import type { HostReply } from './host.ts'
import type { Lane } from './plan.ts'

interface KindTally {
  files: number
  told: number
  refused: number
  mostMs: number
  /** The lesser of clock and processor. */
  mostOwnMs: number
  mostMb: number
  recognised: number
  mostRecognisingMb: number
}

const NOTHING: KindTally = {
  files: 0,
  told: 0,
  refused: 0,
  mostMs: 0,
  mostOwnMs: 0,
  mostMb: 0,
  recognised: 0,
  mostRecognisingMb: 0,
}

export interface Faulty {
  lane: Lane
  number: number
  /** Null where the process ended. */
  reply: HostReply | null
  faults: { what: string; told: string }[]
}

export class Tally {
  seed: number
  /** The first number of each lane that was not given out yet. */
  next: Record<Lane, number> = { slow: 0, fast: 0 }
  kinds: Record<string, KindTally> = {}
  ways: Record<string, number> = {}
  codes: Record<string, number> = {}
  whole = 0
  seconds = 0
  /** Whole files that gave nothing, ends of the host, deaths of readers, unclear words, too slow, too large. They are counted at the end. */
  faulty: Faulty[] = []

  constructor(seed: number) {
    this.seed = seed
  }

  static of(seed: number, file: string | undefined): Tally {
    const tally = new Tally(seed)
    if (file && fs.existsSync(file)) Object.assign(tally, JSON.parse(fs.readFileSync(file, 'utf8')))
    return tally
  }

  keep(file: string | undefined): void {
    if (file) fs.writeFileSync(file, JSON.stringify(this, null, 1))
  }

  note(lane: Lane, reply: HostReply): void {
    const faults = faultsOf(reply)
    if (faults.length > 0) this.faulty.push({ lane, number: reply.number, reply, faults })
    else this.count(reply)
  }

  /** What was at fault before: it is read again by the code as it is now. */
  takeFaulty(): Faulty[] {
    return this.faulty.splice(0)
  }

  count(reply: HostReply): void {
    const { kind, outcome, ms, peakMb, recognised, whole, way } = reply
    this.kinds[kind] ??= { ...NOTHING }
    const tally = this.kinds[kind]
    tally.files++
    if (outcome.told) tally.told++
    else tally.refused++
    tally.mostMs = Math.max(tally.mostMs, ms)
    const own = ownMs(reply)
    tally.mostOwnMs = Math.max(tally.mostOwnMs, own)
    if (recognised) tally.recognised++
    const which = recognised ? 'mostRecognisingMb' : 'mostMb'
    tally[which] = Math.max(tally[which], peakMb)
    this.ways[way] = (this.ways[way] ?? 0) + 1
    const code = outcome.code ?? (outcome.told ? 'READ' : 'NO ROWS')
    this.codes[code] = (this.codes[code] ?? 0) + 1
    if (whole) this.whole++
  }

  /** The process that stands for the server ended with this file. */
  lost(lane: Lane, number: number, why: string): void {
    this.faulty.push({ lane, number, reply: null, faults: [{ what: 'server ended', told: why }] })
  }
}

function faultsOf(reply: HostReply): Faulty['faults'] {
  const { outcome, peakMb, whole } = reply
  const faults: Faulty['faults'] = []
  const fault = (what: string, told: string) => faults.push({ what, told })
  if (outcome.fault !== null) fault(outcome.fault.split(':')[0]!, outcome.fault)
  if (whole && !outcome.told) fault('whole file not read', outcome.code ?? '')
  const own = ownMs(reply)
  if (own > MOST_MS) fault('slow', `${own} ms`)
  if (peakMb > MOST_MB) fault('large', `${peakMb} MiB`)
  return faults
}
