/** What is charged when a report on lending is made again because a person consented meanwhile. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Firm } from '../collect-phone.ts'
import { signFor } from '../support/consents.ts'
import { LendingDesk, type Made } from './desk.ts'
import { personOf, signPerson } from './signing.ts'

let desk: LendingDesk
let firm: Firm

const subject = (made: Made, role: string) =>
  made.facts!.subjects.find((one) => one.role === role)!.asked
const back = (days: number) =>
  desk.server.db.run(
    "update usage_record set settled_at = settled_at - $2::int * interval '1 day' where company_id = $1",
    [desk.companyId, days],
  )
const free = { state: 'FREE', why: 'VALID', amount: 0 }

beforeAll(async () => {
  desk = await LendingDesk.open()
  await desk.calm()
  firm = await desk.entered(await desk.sandbox.firm('arrears'))
  await signFor(desk.server, firm.taxNo)
})
afterAll(() => desk?.close())

describe('a report on lending, made again after a person consented', () => {
  let first: Made
  it('within the days for which it was bought is free, and asks of that person alone', async () => {
    first = await desk.made(firm)
    expect(first.row.charge).toMatchObject({ state: 'CHARGED', why: 'FOUND' })
    expect(first.row.charge!.amount).toBeGreaterThan(0)
    expect(subject(first, 'LEGAL_REP')).toBe('UNNAMED')
    await back(29)
    await desk.calm()
    await signPerson(desk.server, desk.sandbox, desk.bank, firm, 'LEGAL_REP')
    const again = await desk.made(firm)
    expect(again.row.charge).toMatchObject(free)
    expect(subject(again, 'LEGAL_REP')).toBe('TOLD')
    const rep = await personOf(desk.sandbox, firm, 'LEGAL_REP')
    expect((await desk.asked()).map(({ subjectHash }) => subjectHash)).toEqual([rep.hash])
  })

  it('says before the order until when it is free', async () => {
    const products = await desk.ask('/bss/order/product/access/queryAccessProductResult', {
      taxId: firm.taxNo,
    })
    const quote = products.find(
      ({ reportType }: { reportType: string }) => reportType === 'MULTI_LENDING',
    )
    expect(quote.quote).toMatchObject({ freeUntil: expect.stringMatching(/^\d{4}-/) })
  })

  it('is free where the answer of that person was lacking at first and came by itself', async () => {
    await signPerson(desk.server, desk.sandbox, desk.bank, firm, 'CONTROLLER')
    await desk.sandbox.knob('vendor', { vendor: 'lending', fault: 'DOWN', end: 'PERSON' })
    const part = await desk.made(firm)
    expect(subject(part, 'CONTROLLER')).toBe('FAILED')
    expect(part.row.charge).toMatchObject({ state: 'RELEASED', why: 'INCOMPLETE' })
    await desk.calm()
    const whole = await desk.completed(part.reportNo)
    expect(subject(whole, 'CONTROLLER')).toBe('TOLD')
    expect(whole.row.charge).toMatchObject(free)
  })

  it('is charged once these days are over', async () => {
    await back(31)
    await signPerson(desk.server, desk.sandbox, desk.bank, firm, 'SPOUSE')
    const late = await desk.made(firm)
    expect(subject(late, 'SPOUSE')).toBe('TOLD')
    expect(late.row.charge).toMatchObject({ state: 'CHARGED', why: 'FOUND' })
  })
})
