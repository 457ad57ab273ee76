/** Why an enterprise came out so: reasons of the report's own verdicts, lines that do not hold, and until when it is told. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { REVOKE, signFor } from '../support/consents.ts'
import { TAX_NO } from '../support/sales-csv.ts'
import {
  AT,
  ask,
  code,
  companyId,
  detail,
  done,
  EMPTY,
  HIT,
  inForce,
  reportNo,
  server,
  startRisk,
  table,
  workbook,
} from './setup.ts'

beforeAll(startRisk)
afterAll(() => server.stop())

it('explains the words of the report itself by its own reasons, and a pass by every line that does not hold', async () => {
  const verdict = { report: 'INVOICE', about: 'DECISION', is: 'IS' }
  const other = await inForce(
    table({
      lines: [
        { when: [{ ...verdict, value: 'ADMIT' }], verdict: 'REVIEW' },
        { when: [{ ...verdict, value: 'CLEAR' }], verdict: 'REVIEW' },
        { when: [{ ...HIT, is: 'HIT_HIGH' }], verdict: 'REJECT' },
      ],
    }),
  )
  const { data } = await ask('/risk/order/start', { policy: other.code, taxId: TAX_NO })
  expect((await done(data.no)).rows[0].outcome).toBe('PASS')
  const { judgement } = (await ask('/risk/order/subject', { no: data.no, line: 1 })).data
  expect(judgement.lines).toEqual([])
  expect(judgement.cleared.map(({ nth, holds }: never) => [nth, holds])).toEqual([
    [1, false],
    [2, false],
    [3, false],
  ])
  // The report comes to neither: what it comes to instead is said, with its reasons.
  const [found] = judgement.cleared[0].conditions
  expect(found).toMatchObject({ value: 'UNRATABLE', detail: expect.stringContaining('不评级') })
  expect(found.because.map(({ text }: { text: string }) => text)).toEqual(
    expect.arrayContaining([expect.stringMatching(/。$/)]),
  )
  const [rule] = judgement.cleared[2].conditions
  expect(rule).toMatchObject({ value: 'HIT_MEDIUM', of: 'R-038' })
  const [, row] = await workbook(`${AT}/export/detail`, { no: data.no })
  expect(row).toContain('3行策略均已判断，都不成立')
})

it('tells nothing any more of a report that rested on another enterprise, once that one takes its consent back', async () => {
  const { data } = await ask('/risk/order/start', { policy: code, taxId: TAX_NO })
  await done(data.no)
  const other = await signFor(server, EMPTY)
  await server.db.run('insert into report_beside values ($1, $2, $3)', [
    ...[companyId, reportNo, other.enterpriseId],
  ])
  const subject = async () => (await ask('/risk/order/subject', { no: data.no, line: 1 })).data
  expect((await subject()).judgement.lines).toHaveLength(1)
  await server.db.run(REVOKE, [companyId, other.contractNo])
  const sealed = await subject()
  expect(sealed).toMatchObject({ reports: [], judgement: null, row: { sealed: true, first: null } })
  const [, row] = await workbook(`${AT}/export/detail`, { no: data.no })
  expect(row).toContain('授权已撤销')
  expect(row?.join()).not.toContain('R-038')
  expect((await detail(data.no)).data.rows[0]).toMatchObject({ sealed: true, outcome: null })
})
