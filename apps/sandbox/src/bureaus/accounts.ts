/** Natural persons who log in, the enterprises they may act for, wrong passwords and locks. */

import { type Person, peopleOf, type Role } from '../world/filings/people.ts'
import type { Firm } from '../world/firm.ts'
import type { World } from '../world/world.ts'

export interface Binding {
  firm: Firm
  role: Role
}

export interface Account {
  person: Person
  bindings: readonly Binding[]
  wrong: number
  /** Milliseconds since 1970, 0 = not locked. */
  lockedUntil: number
}

const LOCK_MS = 30 * 60_000
/** The clerk of a named firm keeps the books of this many neighbours too. */
const CLERK_NEIGHBOURS = 2

/** Passwords that work for everybody and make something happen (README: 魔术密码). */
export type Magic =
  | 'captcha'
  | 'sms'
  | 'smsold'
  | 'locked'
  | 'slow'
  | 'drop'
  | 'half'
  | 'face'
  | 'noperm'
  | 'newpwd'
  | 'risk'
  | 'kick'

const MAGIC = /^(captcha|smsold|sms|locked|slow|drop|half|face|noperm|newpwd|risk|kick)-/

export const magicOf = (password: string): Magic | null =>
  (MAGIC.exec(password)?.[1] as Magic | undefined) ?? null

/** Everybody's ordinary password: `Shuiwu@` and the last four digits of the mobile. */
export const ordinaryPassword = (person: Person): string => `Shuiwu@${person.mobile.slice(-4)}`

export class Accounts {
  #areas = new Map<string, Map<string, Account>>()
  #world: World

  constructor(world: World) {
    this.#world = world
  }

  /** By ID number or mobile, within one bureau. */
  find(areaCode: string, account: string): Account | undefined {
    return this.#area(areaCode).get(account.toUpperCase())
  }

  /** Persons who may act for an enterprise. */
  of(firm: Firm): Account[] {
    return peopleOf(firm).map((p) => this.find(firm.areaCode, p.idNo)!)
  }

  /** Counts a wrong password. @returns tries left; 0 = locked now */
  wrong(account: Account, lockAfter: number, now: number): number {
    account.wrong++
    if (account.wrong < lockAfter) return lockAfter - account.wrong
    account.wrong = 0
    account.lockedUntil = now + LOCK_MS
    return 0
  }

  /** Knob: forget wrong passwords and locks. */
  unlockAll(): void {
    for (const area of this.#areas.values())
      for (const account of area.values()) {
        account.wrong = 0
        account.lockedUntil = 0
      }
  }

  #area(areaCode: string): Map<string, Account> {
    let accounts = this.#areas.get(areaCode)
    if (accounts) return accounts
    accounts = new Map()
    const firms = this.#world.firms.filter((f) => f.areaCode === areaCode)
    const neighbours = firms.filter((f) => f.localIndex >= 0).slice(0, CLERK_NEIGHBOURS)
    for (const firm of firms) {
      for (const person of peopleOf(firm)) {
        const others = firm.localIndex < 0 && person.role === '办税员' ? neighbours : []
        const bindings = [firm, ...others].map((f) => ({ firm: f, role: person.role }))
        const account = { person, bindings, wrong: 0, lockedUntil: 0 }
        accounts.set(person.idNo, account)
        accounts.set(person.mobile, account)
      }
    }
    this.#areas.set(areaCode, accounts)
    return accounts
  }
}

/** `199****0003` */
export const maskMobile = (mobile: string): string => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`
