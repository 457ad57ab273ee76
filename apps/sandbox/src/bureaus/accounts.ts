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
  /** Set at a reset; null = the ordinary one. */
  password: string | null
  wrong: number
  /** Milliseconds since 1970, 0 = not locked. */
  lockedUntil: number
}

const LOCK_MS = 30 * 60_000
/** The clerk of a named firm keeps the books of this many neighbours too. */
const CLERK_NEIGHBOURS = 2

/** Passwords that begin so work for everybody, and make something happen. */
export const MAGIC_EFFECTS = {
  captcha: '第一次提交时图形验证失败，第二次通过',
  sms: '要求短信验证码',
  smsold: '要求短信验证码，第一条短信到达时已失效',
  locked: '账号已锁定',
  slow: '登录要等 40 秒才有应答（可用旋钮调整）',
  drop: '采集中途连接中断一次',
  half: '只能取到一半数据：可选数据不可用，发票只有近 18 个月',
  face: '要求人脸核验',
  noperm: '没有发票查询权限',
  newpwd: '尚未开通密码登录',
  risk: '操作频繁，触发税局风控',
  kick: '采集中途账号在别处登录，会话被挤出',
} as const
export type Magic = keyof typeof MAGIC_EFFECTS

/** The magic of a password: what stands before its first hyphen. */
export function magicOf(password: string): Magic | null {
  const prefix = password.slice(0, Math.max(0, password.indexOf('-')))
  return Object.hasOwn(MAGIC_EFFECTS, prefix) ? (prefix as Magic) : null
}

/** Everybody's ordinary password: `Shuiwu@` and the last four digits of the mobile. */
export const ordinaryPassword = (person: Person): string => `Shuiwu@${person.mobile.slice(-4)}`

/** Whether it is the password that this account has now; the magic ones open any. */
export const isPassword = (account: Account, password: string): boolean =>
  password === (account.password ?? ordinaryPassword(account.person))

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

  /** A new password: what was wrong before it is forgotten, and a lock lifted. */
  renew(account: Account, password: string): void {
    account.password = password
    account.wrong = 0
    account.lockedUntil = 0
  }

  /** Knob: forget new passwords, wrong ones and locks. */
  unlockAll(): void {
    for (const area of this.#areas.values())
      for (const account of area.values()) {
        account.password = null
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
        const account = { person, bindings, password: null, wrong: 0, lockedUntil: 0 }
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
