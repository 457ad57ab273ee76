/** A register of movables: what was registered by whom, found again by invoices, or by purchase orders between the same firms. */

/** REFUSE: turned away with a reason; SILENT: done, and the line breaks before anybody is told; BROKEN: an answer of no known shape. */
export const REGISTER_MOODS = ['REFUSE', 'SILENT', 'BROKEN', 'SLOW'] as const
export type RegisterMood = (typeof REGISTER_MOODS)[number]

export interface MovablesAsk {
  requestNo: string
  transferor: string
  transferee: string
  debtor: string
  amountFen: number
  dueDay: string
  invoices: string[]
  purchases: string[]
}

export interface Registration extends MovablesAsk {
  regNo: string
  registeredOn: string
}

export class MovablesRegister {
  readonly registrations = new Map<string, Registration>()
  readonly #today: () => string
  #mood: RegisterMood | null = null
  #left = 0

  constructor(today: () => string) {
    this.#today = today
  }

  set(mood: RegisterMood, times: number): void {
    this.#mood = mood
    this.#left = times
  }

  reset(): void {
    this.registrations.clear()
    this.#left = 0
  }

  /** What the next request meets; null = nothing of note. */
  mood(): RegisterMood | null {
    if (this.#left <= 0) return null
    this.#left--
    return this.#mood
  }

  /** Registrations of other transferees that name one of these invoices, or one of these purchase orders between the same firms. */
  search(ask: MovablesAsk): Registration[] {
    const sameFirms = (one: MovablesAsk) =>
      one.transferor === ask.transferor && one.debtor === ask.debtor
    return [...this.registrations.values()].filter(
      (one) =>
        one.transferee !== ask.transferee &&
        (one.invoices.some((no) => ask.invoices.includes(no)) ||
          (sameFirms(one) && one.purchases.some((no) => ask.purchases.includes(no)))),
    )
  }

  /** The same number again is the same registration; null: of that number another thing was registered. */
  register(ask: MovablesAsk): Registration | null {
    const known = this.registrations.get(ask.requestNo)
    if (known) return JSON.stringify({ ...known, ...ask }) === JSON.stringify(known) ? known : null
    const made = {
      ...ask,
      regNo: `ZD${String(this.registrations.size + 1).padStart(14, '0')}`,
      registeredOn: this.#today(),
    }
    this.registrations.set(ask.requestNo, made)
    return made
  }
}
