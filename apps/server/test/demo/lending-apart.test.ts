/** Visits to the lending demonstration beside each other: apart, one at a time within each, and forgotten with their session. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetVisits } from '../../src/features/lendingDemo/sweep.ts'
import { startTestServer, type TestServer } from '../harness.ts'
import { APPLICANT, SEASON, Visit } from './lending-visit.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server?.stop())
const enter = () => new Visit(server).enter()

describe('two visits', () => {
  it('see nothing of each other, and each begins anew alone', async () => {
    const [one, other] = [await enter(), await enter()]
    await one.paid()
    expect(await other.now()).toMatchObject({ step: 'FILE', loans: [], daysPassed: 0 })
    expect((await other.ask('text', { of: 'LOAN', loanNo: 1 })).http).toBe(404)
    expect((await other.ask('repay', { loanNo: 1, fen: 1 })).http).toBe(404)
    await other.does('restart')
    expect((await one.now()).loans).toHaveLength(1)
    expect(await one.does('restart')).toMatchObject({ step: 'FILE', loans: [] })
  })

  it('of two drawdowns at once one is refused', async () => {
    const visit = await enter()
    await visit.line()
    const answers = await Promise.all(Array.from({ length: 5 }, () => visit.ask('draw', SEASON)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('are forgotten when their session has ended, and not before', async () => {
    const [ended, living] = [await enter(), await enter()]
    await ended.paid()
    await living.does('file', APPLICANT)
    await server.db.run(
      "update lending_demo set ends_at = now() - interval '1 second' where exists (select 1 from lending_demo_loan l where l.visit = lending_demo.visit)",
    )
    await forgetVisits(server.db)
    expect(await ended.now()).toMatchObject({ step: 'FILE', loans: [] })
    expect((await living.now()).step).toBe('CODE')
  })

  it('are no matter of a login of the office', async () => {
    const token = await server.login('demo')
    const answer = await server.call('GET', '/demo/lending/visit', {}, token)
    expect(answer.http).toBe(404)
    expect(answer.msg).toContain('演示中心')
  })
})
