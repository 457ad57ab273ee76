/** A bank that pays out: it knows each transfer by the number of whoever asks, and pays a number once. */
import type { WorldClock } from '../clock.ts'
import { formatDay } from '../world/calendar.ts'

/** What becomes of the next transfers. BOOK: at once; LATER: accepted, booked when asked again; REFUSE: closed account. */
export const BANK_MOODS = ['BOOK', 'LATER', 'REFUSE', 'SILENT', 'BROKEN'] as const
export type BankMood = (typeof BANK_MOODS)[number]

export interface Transfer {
  requestNo: string
  amountFen: number
  payee: { name: string; bank: string; account: string }
  status: 'ACCEPTED' | 'BOOKED' | 'REFUSED'
  bankNo: string | null
  bookedOn: string | null
  message: string
  /** Times it was asked for. */
  asked: number
}

/** What the bank refuses by itself, whatever its mood: an account that ends so is closed. */
const CLOSED_ACCOUNT = /0000$/

export class Bank {
  readonly transfers = new Map<string, Transfer>()
  readonly #clock: WorldClock
  #mood: BankMood = 'BOOK'
  #left = 0

  constructor(clock: WorldClock) {
    this.#clock = clock
  }

  set(mood: BankMood, times: number): void {
    this.#mood = mood
    this.#left = times
  }

  reset(): void {
    this.set('BOOK', 0)
    this.transfers.clear()
  }

  /** How this call ends, of which a mood that is turned on has so many. */
  mood(): BankMood {
    if (this.#left === 0) return 'BOOK'
    this.#left -= 1
    return this.#mood
  }

  /** The transfer of this number, made where there is none. Null: the same number stands for another one already. */
  ask(
    { requestNo, amountFen, payee }: Pick<Transfer, 'requestNo' | 'amountFen' | 'payee'>,
    mood: BankMood,
  ): Transfer | null {
    const known = this.transfers.get(requestNo)
    if (known && (known.amountFen !== amountFen || known.payee.account !== payee.account))
      return null
    const transfer: Transfer = known ?? {
      ...{ requestNo, amountFen, payee, status: 'ACCEPTED' },
      ...{ bankNo: null, bookedOn: null, message: '已受理', asked: 0 },
    }
    this.transfers.set(requestNo, transfer)
    transfer.asked += 1
    if (transfer.status !== 'ACCEPTED' || mood === 'LATER') return transfer
    if (mood === 'REFUSE' || CLOSED_ACCOUNT.test(payee.account))
      return Object.assign(transfer, { status: 'REFUSED', message: '收款账户状态异常' })
    const bankNo = `B${String(this.transfers.size).padStart(12, '0')}`
    const bookedOn = formatDay(this.#clock.today())
    return Object.assign(transfer, { status: 'BOOKED', bankNo, bookedOn, message: '已入账' })
  }
}
