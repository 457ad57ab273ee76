/** A bureau of lenders that fails: what it does not tell is named and not charged, and told later by itself, once. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signFor } from '../support/consents.ts'
import { LendingDesk } from './desk.ts'
import { signPerson } from './signing.ts'

let desk: LendingDesk

beforeAll(async () => {
  desk = await LendingDesk.open()
})
afterAll(() => desk?.close())
beforeEach(() => desk.calm())

describe('where the bureau fails', () => {
  it.each([
    ['DOWN', 'DOWN'],
    ['SHAPE', 'SHAPE'],
    ['HALF', 'CUT'],
    ['QUOTA', 'LIMIT'],
    ['GARBAGE', 'SHAPE'],
  ] as const)(
    '%s for persons: named, not charged, and made again by itself once it is told',
    async (fault, code) => {
      const firm = await desk.entered(
        await desk.sandbox.neighbour('4403', 10 + 'DSHQG'.indexOf(fault[0]!)),
      )
      await signFor(desk.server, firm.taxNo)
      await signPerson(desk.server, desk.sandbox, desk.bank, firm, 'LEGAL_REP')
      await desk.sandbox.knob('vendor', { vendor: 'lending', fault, end: 'PERSON' })
      const part = await desk.made(firm)
      expect(part.row).toMatchObject({
        ...{ status: 'READY', charge: { state: 'RELEASED', why: 'INCOMPLETE' } },
      })
      expect(part.row.message).toBe(
        '报告已生成，法定代表人借贷记录未取到，本次未计费；取得后将自动补齐',
      )
      expect(part.facts!.subjects[1]).toMatchObject({ asked: 'FAILED', fault: code, at: null })
      await desk.calm()
      const whole = await desk.completed(part.reportNo)
      expect(whole.row).toMatchObject({
        ...{ status: 'READY', message: '报告已生成', charge: { state: 'CHARGED', why: 'FOUND' } },
      })
      expect(whole.facts!.subjects[1]).toMatchObject({ asked: 'TOLD' })
      // The enterprise's own answer was kept: of it nobody was asked a second time.
      expect((await desk.asked()).map(({ subjectType }) => subjectType)).toEqual(['PERSON'])
    },
  )
})
