/** Risk orders: enterprises judged by a policy that two people put in force, explained by rows of reports, overridden by two people. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, HIT, policy, server, staff, startRisk, table } from './setup.ts'

beforeAll(startRisk)
afterAll(() => server.stop())

describe('a policy', () => {
  it('is refused where its lines speak of what no report says', async () => {
    const said = async (body: object) =>
      (await ask('/risk/policy/save', { name: '错', note: '错', table: body }, staff)).msg
    const line = (condition: object) => table({ lines: [{ when: [condition], verdict: 'REJECT' }] })
    expect(await said(line({ ...HIT, key: 'R-999' }))).toContain('没有“R-999”')
    expect(await said(line({ ...HIT, report: 'TAX' }))).toContain('不在本策略所用的报告中')
    expect(await said(line({ ...HIT, is: 'LT' }))).toContain('比较方式')
    expect(await said(line({ about: 'SCORE', report: 'INVOICE', is: 'LT', value: 'x' }))).toContain(
      '比较的值有误',
    )
    expect(
      await said(
        table({
          score: undefined,
          limit: { legs: [{ report: 'INVOICE', times: 1 }], take: 'MIN', grades: { A: 1 } },
        }),
      ),
    ).toContain('须先选择评分')
  })

  it('is decided by another than who drafted it, and what was submitted is not changed', async () => {
    const which = await policy(table())
    const again = { ...which, name: '改', note: '改', table: table() }
    expect((await ask('/risk/policy/save', again)).status).toBe(200)
    await ask('/risk/policy/submit', which, staff)
    expect((await ask('/risk/policy/save', again, staff)).status).toBe(409)
    // Whoever saved it once is one of its authors.
    const decision = { ...which, approve: true, note: '同意，已核实' }
    expect((await ask('/risk/policy/decide', decision)).status).toBe(2040)
    expect((await ask('/risk/policy/force', which)).status).toBe(409)
  })

  it('is offered as samples, each line of which can be judged, with what cannot by name', async () => {
    const { samples } = (await ask('/risk/policy/vocabulary', {})).data
    expect(samples.map(({ id }: { id: string }) => id)).toEqual([
      'STANDARD',
      'WEISHANG',
      'JINQI',
      'PUHUI',
      'WEIJIE',
      'YUNSHUI',
    ])
    const puhui = samples[3]
    expect(puhui.unjudged).toEqual(['法定代表人持股5%以上'])
    expect(puhui.table.lines).toHaveLength(7)
    for (const sample of samples) await policy(sample.table, { name: sample.name })
  })
})
