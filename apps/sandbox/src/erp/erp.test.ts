/** The programs' own rules: pages, calls a second, ends of sessions, rights, marks that move with what is in a month. Sums by hand. */
import { beforeEach, describe, expect, it } from 'vitest'
import { Accounts, ordinaryPassword } from '../bureaus/accounts.ts'
import { WorldClock } from '../clock.ts'
import { parseDay } from '../world/calendar.ts'
import { peopleOf } from '../world/filings/people.ts'
import { World } from '../world/world.ts'
import { Books } from './books.ts'
import { ProgramTrouble, setOf, Visits } from './visits.ts'

const clock = new WorldClock(parseDay('2026-11-26'))
const world = new World('test', clock.today(), 0)
const firm = world.byKey('trader')
const [boss] = peopleOf(firm)
let books: Books
let visits: Visits
beforeEach(() => {
  books = new Books(world, clock)
  visits = new Visits(world, new Accounts(world))
})

const enter = (password = ordinaryPassword(boss!)) =>
  visits.enter('GALAXY', firm, boss!.mobile, password).token
const trouble = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    if (error instanceof ProgramTrouble) return error.trouble
  }
  return null
}
const cents = (text: unknown) => Math.round(Number(text) * 100)

describe('books', () => {
  it('balance, month by month, and close where the next one opens', async () => {
    const months = await books.months(firm, 'VOUCHERS')
    expect(months).toHaveLength(12)
    let closing: Map<unknown, number> | null = null
    for (const { month, rows: n } of months) {
      const rows = await books.rows(firm, 'VOUCHERS', month)
      expect(rows).toHaveLength(n)
      const net = rows.reduce((sum, r) => sum + cents(r.debit) - cents(r.credit), 0)
      expect([month, net]).toEqual([month, 0])
      const balances = await books.rows(firm, 'BALANCES', month)
      for (const b of balances) {
        expect(cents(b.open) + cents(b.debit) - cents(b.credit)).toBe(cents(b.close))
        if (closing) expect(cents(b.open)).toBe(closing.get(b.account))
      }
      closing = new Map(balances.map((b) => [b.account, cents(b.close)]))
    }
  })

  it('the mark of a month moves with a change of a voucher, and that of no other month', async () => {
    const before = await books.months(firm, 'VOUCHERS')
    const { month } = before[0]!
    books.amend(firm, `${month}/记-1`, { text: '改写' })
    const after = await books.months(firm, 'VOUCHERS')
    const moved = after.filter((m, i) => m.mark !== before[i]?.mark).map((m) => m.month)
    expect(moved).toEqual([month])
    books.amend(firm, `${month}/记-1`, { text: null })
    const [first] = await books.months(firm, 'VOUCHERS')
    expect(first!.rows).toBeLessThan(before[0]!.rows)
  })
})

describe('visits', () => {
  it('a set of books says whose it is', () => {
    expect(visits.firmOf(setOf(firm))).toBe(firm)
  })

  it.each([
    ['a wrong password', () => enter('nonsense'), 'WRONG_LOGIN'],
    [
      'the books of another firm',
      () => visits.enter('GALAXY', world.byKey('maker'), boss!.mobile, ordinaryPassword(boss!)),
      'WRONG_LOGIN',
    ],
    ['no session', () => visits.pass('GALAXY', 'none', ''), 'EXPIRED'],
    ['the session of another program', () => visits.pass('JDY', enter(), ''), 'EXPIRED'],
    [
      'a book without the right',
      () => visits.pass('GALAXY', enter(`half-${boss!.mobile}`), 'BANK_LINES'),
      'NO_RIGHT',
    ],
  ])('%s is refused', (_what, work, why) => {
    expect(trouble(work)).toBe(why)
  })

  it('a session takes so many calls a second, and no other pays for it', () => {
    visits.set('GALAXY', { perSecond: 3 })
    const [one, other] = [enter(), enter()]
    const asked = Array.from({ length: 12 }, () => trouble(() => visits.pass('GALAXY', one, '')))
    expect(asked.filter((why) => why === 'TOO_MANY').length).toBeGreaterThan(5)
    expect(trouble(() => visits.pass('GALAXY', other, ''))).toBeNull()
  })

  it('maintenance keeps everybody out, and ends', () => {
    visits.set('GALAXY', { state: 'MAINTENANCE' })
    expect(trouble(() => enter())).toBe('MAINTENANCE')
    visits.reset()
    expect(trouble(() => enter())).toBeNull()
  })

  it('a session breaks off where the password says so', () => {
    const token = enter(`kick-${boss!.mobile}`)
    const answers = Array.from({ length: 12 }, () =>
      trouble(() => visits.pass('GALAXY', token, '')),
    )
    expect(answers.indexOf('EXPIRED')).toBe(9)
  })
})
