/** The bureau's books: subjects by the hash of their numbers, what a test adds to them, and who was asked for. */
import type { WorldClock } from '../clock.ts'
import type { World } from '../world/world.ts'
import { type BureauRecord, recordsOf } from './records.ts'
import { type Subject, subjectsOf } from './subjects.ts'

export interface LendingQuestion {
  subjectType: string
  subjectHash: string
  consentNo: string
}

const MOST_KEPT = 10_000

export class LendingBureau {
  readonly #world: World
  readonly #clock: WorldClock
  readonly #added = new Map<string, BureauRecord[]>()
  #byHash: Map<string, Subject> | null = null
  #asked: LendingQuestion[] = []

  constructor(world: World, clock: WorldClock) {
    this.#world = world
    this.#clock = clock
  }

  /** null = it knows nobody of this kind by this hash. */
  find({ subjectHash, subjectType }: LendingQuestion): BureauRecord[] | null {
    const subject = this.#subjects().get(subjectHash)
    const isFirm = subject?.role === 'ENTERPRISE'
    const known = subject && isFirm === (subjectType === 'ENTERPRISE') ? subject : null
    const added = this.#added.get(subjectHash) ?? []
    if (!known && added.length === 0) return null
    return [...(known ? this.recordsOf(known) : []), ...added]
  }

  recordsOf(subject: Subject): BureauRecord[] {
    return recordsOf(subject, this.#clock.today())
  }

  subjectsOf(taxNo: string): Subject[] | null {
    const firm = this.#world.byTaxNo(taxNo)
    return firm ? subjectsOf(firm) : null
  }

  add(subjectHash: string, records: readonly BureauRecord[]): void {
    this.#added.set(subjectHash, [...(this.#added.get(subjectHash) ?? []), ...records])
  }

  note(question: LendingQuestion): void {
    this.#asked.push(question)
    if (this.#asked.length > MOST_KEPT) this.#asked = this.#asked.slice(-MOST_KEPT / 2)
  }

  get asked(): readonly LendingQuestion[] {
    return this.#asked
  }

  reset(): void {
    this.#added.clear()
    this.#asked = []
  }

  #subjects(): Map<string, Subject> {
    this.#byHash ??= new Map(
      this.#world.firms.flatMap(subjectsOf).map((subject) => [subject.hash, subject]),
    )
    return this.#byHash
  }
}
