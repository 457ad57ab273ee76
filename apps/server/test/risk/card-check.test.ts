/** The monthly check of a card in force, over loans whose days are written by hand. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { alarmOf, judgedParts } from '../../src/features/scoreCard/check/alarm.ts'
import { until } from '../harness.ts'
import { TAX_NO } from '../support/sales-csv.ts'
import { card, LOANS, train } from './cards.ts'
import { HEAD, LATER, startLoans, TAX_NOS, upload } from './loans.ts'
import { ask, companyId, server, staff } from './setup.ts'

beforeAll(async () => {
  await startLoans()
  await upload(
    [
      HEAD,
      ...LOANS,
      `${TAX_NOS[0]},J1,2025-02-01,2025-12-01,95`,
      `${TAX_NO},B5,2025-03-01,2025-12-01,0`,
      // Granted when its report was too old.
      `${TAX_NOS[1]},B2,2025-08-01,2025-12-01,0`,
    ].join('\n'),
  )
  const { row, result } = await train()
  expect([row.version, result.cases, result.leftOut]).toEqual([1, 122, [{ why: 'STALE', n: 1 }]])
  await ask('/risk/score-card/submit', { version: 1 }, staff)
  await ask('/risk/score-card/decide', { version: 1, approve: true, note: '已核对验证结果' })
  await ask('/risk/score-card/force', { version: 1 })
  await upload(`${HEAD}\n${TAX_NOS[0]},LATE,2025-02-01,2025-12-01,0`)
})
afterAll(() => server.stop())

it('a card is looked at once a month while it is in force', async () => {
  await server.db.run('update score_check set due_at = now() where version = 1')
  const check = await until(async () => {
    const { checks } = await card(1)
    return checks.find(({ status }: { status: string }) => status === 'DONE')
  }, 60_000)
  // All reports are too old by now, so that nothing is said of enterprises. One loan came since, of the time that the card knows.
  const none = {
    cases: 0,
    bad: 0,
    firms: 0,
    badFirms: 0,
    goodFirms: 0,
    auc: null,
    aucRange: null,
  }
  expect(check).toMatchObject({
    // Nothing could be judged: that is no "no".
    alarm: null,
    result: {
      outOfTime: { granted: '2025-03-01', all: none, fresh: none, notCounted: 1 },
      ...{ firms: 0, score: null, judged: { later: null, fresh: null, stability: null } },
    },
  })
  expect((await card(1)).checks).toHaveLength(1)
})

it('is held against the enterprises of today, and looked at again the month after', async () => {
  await server.db.run(
    "update report set as_of = (now() at time zone 'Asia/Shanghai')::date where company_id = $1 and report_no like 'OWN%'",
    [companyId],
  )
  // As if it had been due this month.
  await server.db.run(
    `update score_check set month = month - interval '1 month', status = 'QUEUED', result = null, alarm = null, finished_at = null, due_at = now()
      where company_id = $1 and version = 1`,
    [companyId],
  )
  const checks = await until(async () => {
    const found = (await card(1)).checks
    return found.some(({ result }: { result: { firms: number } | null }) => result?.firms === 27)
      ? found
      : null
  }, 60_000)
  const { result, alarm } = checks.find(({ status }: { status: string }) => status === 'DONE')
  // Months of business of 122 loans in bins from 0, 6, 12, 24, 32 and 36: 15, 15, 30, 30, 15, 17; of 27 enterprises 4, 3, 6, 6, 3, 5.
  expect(result.figures.businessMonths36).toBeCloseTo(0.02493, 5)
  // Too few enterprises to judge either by.
  expect(alarm).toBeNull()
  const next = await server.db.rows<{ month: string; status: string }>(
    "select to_char(month, 'YYYY-MM') as month, status from score_check where company_id = $1 and version = 1 order by month",
    [companyId],
  )
  const [year, month] = new Date(Date.now() + 8 * 3_600_000).toISOString().split('-').map(Number)
  const after = `${month === 12 ? year! + 1 : year}-${String((month! % 12) + 1).padStart(2, '0')}`
  expect(next.map((one) => [one.month, one.status])).toEqual([
    [expect.any(String), 'DONE'],
    [after, 'QUEUED'],
  ])
})

/** As the check of the month after, once so many loans are counted. */
const checkedOf = async (cases: number) => {
  await server.db.run(
    "update score_check set status = 'QUEUED', result = null, alarm = null, finished_at = null, due_at = now() where version = 1",
  )
  return until(async () => {
    const { checks } = await card(1)
    return checks.find(
      ({ result }: { result: { outOfTime: { all: { cases: number } } } | null }) =>
        result?.outOfTime.all.cases === cases,
    )
  }, 60_000)
}

it('counts out of time what was granted after the newest loan that it learnt from, and none of its own', async () => {
  const [known, other] = TAX_NOS as [string, string]
  const [fresh, worst] = LATER as [string, string]
  await upload(
    [
      HEAD,
      // Granted after the first of March 2025: two of a firm that it knows, three of two that it does not. B2 of before is the sixth: its
      // report is told of a later day by now, and no card learnt from it.
      `${known},N1,2025-03-02,2025-12-01,0`,
      `${known},N2,2025-06-10,2025-12-01,100`,
      `${fresh},N3,2025-03-02,2025-12-01,0`,
      `${worst},N4,2025-04-01,2025-12-01,91`,
      `${worst},,2025-05-01,2025-12-01,0`,
      // Of the time that it knows: on its last day, long before, and one that it learnt from and whose outcome is another now.
      `${fresh},N6,2025-03-01,2025-12-01,0`,
      `${fresh},N7,2025-02-10,2025-12-01,120`,
      `${other},T0,2025-02-01,2025-12-01,0`,
      // One that it learnt from, under another day.
      `${known},T3,2025-07-04,2025-12-01,0`,
      // Not due, so that nothing is known of it.
      `${fresh},N8,2025-08-01,2099-12-01,0`,
    ].join('\n'),
  )
  const { result, alarm } = await checkedOf(6)
  expect(result.outOfTime).toEqual({
    granted: '2025-03-01',
    all: {
      ...{ cases: 6, bad: 2, firms: 4, badFirms: 2, goodFirms: 4, auc: null, aucRange: null },
    },
    fresh: {
      ...{ cases: 3, bad: 1, firms: 2, badFirms: 1, goodFirms: 2, auc: null, aucRange: null },
    },
    // Four of the list, and the one of before.
    notCounted: 5,
  })
  expect(alarm).toBeNull()
})

it('that orders what came since the wrong way round raises an alarm, which whoever decides on rules is told', async () => {
  // The better half of the firms is bad and the other good, two loans each.
  const turned = TAX_NOS.flatMap((taxNo, i) =>
    ['1', '2'].map((n) => `${taxNo},TURN${n},2025-04-0${n},2025-12-01,${i % 8 < 4 ? 120 : 0}`),
  )
  await upload([HEAD, ...turned].join('\n'))
  const check = await checkedOf(54)
  expect(check).toMatchObject({
    alarm: true,
    result: { outOfTime: { all: { bad: 26, firms: 26 }, fresh: { cases: 3, auc: null } } },
  })
  expect(check.result.outOfTime.all.auc).toBeLessThan(0.2)
  const { data } = await ask('/notice/list', { page: 1, size: 50 })
  expect(data.rows.map(({ kind }: { kind: string }) => kind)).toContain('CARD_DRIFT')
})

it('an alarm is a shift of enough enterprises, or that loans of all or of new ones fall short of the validation; what is not judged is none, and no "none"', () => {
  // Room is 0.1 below 0.8 and 0.05 above what is found: √0.0125 = 0.112.
  const of = { validation: { auc: 0.8, aucRange: [0.7, 0.9] } } as never
  const unvalidated = { validation: null } as never
  const counts = { cases: 60, bad: 20, firms: 20, badFirms: 10, goodFirms: 10 }
  const now = (auc: number) => ({
    ...{ ...counts, auc, aucRange: [auc - 0.05, auc + 0.05] as [number, number] },
  })
  const later = (all: number, fresh: number) => ({
    outOfTime: { granted: '2025-03-01', all: now(all), fresh: now(fresh), notCounted: 0 },
  })
  const at = { ...later(0.69, 0.69), firms: 50, score: 0.1, figures: {} }
  const told = (...[card, found]: Parameters<typeof judgedParts>) => {
    const parts = judgedParts(card, found)
    return [parts.later, parts.fresh, parts.stability, alarmOf(parts)]
  }
  expect(told(of, at)).toEqual([false, false, false, false])
  expect(told(of, { ...at, ...later(0.68, 0.69) })).toEqual([true, false, false, true])
  // Firms that it knows hide that new ones come out worse.
  expect(told(of, { ...at, ...later(0.75, 0.68) })).toEqual([false, true, false, true])
  expect(told(unvalidated, { ...at, ...later(0.4, 0.4) })).toEqual([null, null, false, null])
  const few = { ...at, firms: 49, score: 0.3 }
  expect(told(of, few)).toEqual([false, false, null, null])
  expect(told(unvalidated, few)).toEqual([null, null, null, null])
  expect(told(of, { ...at, outOfTime: null })).toEqual([null, null, false, null])
  expect(told(of, { ...at, score: null })).toEqual([false, false, null, null])
  const thin = { ...now(0.5), badFirms: 9 }
  const thinly = { ...at.outOfTime, fresh: thin }
  expect(told(of, { ...at, outOfTime: thinly })).toEqual([false, null, false, null])
  // An alarm of one part is one, whatever could not be judged of the others.
  expect(told(unvalidated, { ...at, figures: { steadySales24: 0.25 } })).toEqual([
    ...[null, null, true, true],
  ])
})
