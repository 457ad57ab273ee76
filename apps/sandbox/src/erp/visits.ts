/**
 * Logins at the programs: a token to a firm's books, for a while, with so many calls a second, and rights that may leave out some books. What
 * passwords make happen (`half-…`, `kick-…`) is that of the bureaus.
 */
import { randomBytes } from 'node:crypto'
import { type Accounts, magicOf, ordinaryPassword } from '../bureaus/accounts.ts'
import type { Firm } from '../world/firm.ts'
import type { World } from '../world/world.ts'
import type { Book } from './books.ts'

export const PROGRAMS = ['GALAXY', 'JDY', 'YONYOU', 'GATEWAY'] as const
export type Program = (typeof PROGRAMS)[number]

/** Why a call is not answered: each program says it in its own way. */
export type Trouble =
  | 'MAINTENANCE'
  | 'BROKEN'
  | 'WRONG_LOGIN'
  | 'OTHER_FIRM'
  | 'EXPIRED'
  | 'TOO_MANY'
  | 'NO_RIGHT'

export class ProgramTrouble extends Error {
  readonly trouble: Trouble
  constructor(trouble: Trouble) {
    super(trouble)
    this.trouble = trouble
  }
}

interface Visit {
  program: Program
  firm: Firm
  /** The books that the account has no right to. */
  shut: readonly Book[]
  /** Calls until the session ends by itself; null = it lasts. */
  left: number | null
  touchedAt: number
}

/** What may be set from outside. */
interface Weather {
  state: 'OPEN' | 'MAINTENANCE' | 'BROKEN'
  /** Calls a second and session. */
  perSecond: number
}

const CALM: Weather = { state: 'OPEN', perSecond: 200 }
const IDLE_MS = 20 * 60_000
const CAPACITY = 20_000
/** Calls that are answered before a session breaks off. */
const KICKED_AFTER = 9
const HALF: readonly Book[] = ['STOCK_SUMMARY', 'BANK_LINES']

export class Visits {
  #world: World
  #accounts: Accounts
  #visits = new Map<string, Visit>()
  #weather = new Map<Program, Weather>()
  #asked = new Map<Program, number>()
  #windows = new Map<string, { second: number; calls: number }>()

  constructor(world: World, accounts: Accounts) {
    this.#world = world
    this.#accounts = accounts
  }

  /** A login to the books of a firm. */
  enter(
    program: Program,
    firm: Firm | undefined,
    account: string,
    password: string,
  ): { token: string; firm: Firm } {
    this.#mustBeOpen(program)
    const found = firm && this.#accounts.find(firm.areaCode, account)
    const magic = magicOf(password)
    if (!firm || !found || (magic === null && password !== ordinaryPassword(found.person)))
      throw new ProgramTrouble('WRONG_LOGIN')
    if (!found.bindings.some((b) => b.firm === firm)) throw new ProgramTrouble('OTHER_FIRM')
    const token = randomBytes(16).toString('hex')
    this.#visits.set(token, {
      program,
      firm,
      shut: magic === 'half' ? HALF : [],
      left: magic === 'kick' ? KICKED_AFTER : null,
      touchedAt: Date.now(),
    })
    if (this.#visits.size > CAPACITY) this.#visits.delete(this.#visits.keys().next().value!)
    return { token, firm }
  }

  /** The firm behind a token, for one more call. @param book '' = no book is asked for */
  pass(program: Program, token: string, book: Book | ''): Firm {
    this.#mustBeOpen(program)
    const visit = this.#visits.get(token)
    const now = Date.now()
    if (visit?.program !== program || now - visit.touchedAt > IDLE_MS || visit.left === 0)
      throw new ProgramTrouble('EXPIRED')
    this.#count(program, token, now)
    this.#asked.set(program, this.asked(program) + 1)
    visit.touchedAt = now
    if (visit.left !== null) visit.left--
    if (book !== '' && visit.shut.includes(book)) throw new ProgramTrouble('NO_RIGHT')
    return visit.firm
  }

  /** The firm of a set of books. */
  firmOf(set: string): Firm | undefined {
    return this.#world.byTaxNo(set.slice(2))
  }

  /** The firm of a tax number. */
  firmBy(taxNo: string): Firm | undefined {
    return this.#world.byTaxNo(taxNo)
  }

  /** Calls with a session that a program has answered, or refused for what was asked. */
  asked(program: Program): number {
    return this.#asked.get(program) ?? 0
  }

  leave(token: string): void {
    this.#visits.delete(token)
  }

  /** Knob. */
  set(program: Program, change: Partial<Weather>): void {
    this.#weather.set(program, { ...this.#of(program), ...change })
  }

  reset(): void {
    this.#weather.clear()
  }

  #of = (program: Program): Weather => this.#weather.get(program) ?? CALM

  #mustBeOpen(program: Program): void {
    const { state } = this.#of(program)
    if (state !== 'OPEN') throw new ProgramTrouble(state)
  }

  #count(program: Program, token: string, now: number): void {
    const second = Math.floor(now / 1000)
    const known = this.#windows.get(token)
    const calls = known?.second === second ? known.calls + 1 : 1
    this.#windows.set(token, { second, calls })
    if (calls > this.#of(program).perSecond) throw new ProgramTrouble('TOO_MANY')
  }
}

/** Number of the set of books of a firm, as its program shows it. */
export const setOf = (firm: Firm): string => `ZT${firm.taxNo}`
