/** The workbook of a trial tells as much of the version that it is set against; where none was in force, nothing was compared and it says so. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { TAX_NO } from '../support/sales-csv.ts'
import {
  AT,
  ask,
  code,
  detail,
  done,
  HIT,
  policy,
  server,
  startRisk,
  table,
  workbook,
} from './setup.ts'

beforeAll(startRisk)
afterAll(() => server?.stop())

const MILDER = table({
  lines: [{ when: [{ ...HIT, is: 'HIT_HIGH' }], verdict: 'REJECT' }],
  limit: { legs: [{ report: 'INVOICE', key: 'I-001.L12', times: 0.1 }], take: 'MIN' },
})
const trial = async (of: object): Promise<string> => {
  const { no } = (await ask('/risk/trial/start', of)).data
  await done(no)
  return no
}
const lineOf = async (no: string) => {
  const [titles, ...lines] = await workbook(`${AT}/export/detail`, { no })
  return { titles: titles!, line: lines.find((cells) => cells.includes(TAX_NO))! }
}

it('why the other version says so, its score and its limit stand beside', async () => {
  const { version } = await policy(MILDER, { code })
  // Set against the stricter one, then the other way round: each tells of the other what it tells of itself.
  const no = await trial({ policy: code, version })
  const { titles, line } = await lineOf(no)
  const at = titles.indexOf('对照版本的判断')
  expect(titles.slice(at)).toEqual([
    ...['对照版本的判断', '原因', '缺少的报告', '信用评分', '信用等级', '评分的构成'],
    ...['参考额度（元）', '额度的构成'],
  ])
  const [outcome, why, missing, score, , parts, limit] = line.slice(at)
  expect([outcome, missing, limit]).toEqual(['拒绝', '', ''])
  expect(why).toMatch(/^第1行拒绝：规则R-038“客户过度集中”命中/)
  expect(score).toBe(line[titles.indexOf('信用评分')])
  expect(parts).toBe(line[titles.indexOf('评分的构成')])
  const back = await trial({
    policy: code,
    version: 1,
    againstPolicy: code,
    againstVersion: version,
  })
  const turned = await lineOf(back)
  expect(turned.line[at]).toBe('通过')
  expect(Number(turned.line[turned.titles.lastIndexOf('参考额度（元）')])).toBeGreaterThan(0)
  expect(turned.line[turned.titles.lastIndexOf('额度的构成')]).toContain('（策略设定）')
})

it('where no version is in force nothing was held against it: none flips, and the cell says so', async () => {
  const draft = await policy(MILDER, { name: '尚未启用的策略' })
  const no = await trial({ policy: draft.code, version: draft.version })
  const { row, rows } = (await detail(no)).data
  expect([row.againstVersion, row.flipped]).toEqual([null, null])
  expect(rows.every(({ against }: { against: null }) => against === null)).toBe(true)
  expect((await detail(no, { flipped: true })).data.total).toBe(0)
  const { titles, line } = await lineOf(no)
  const at = titles.indexOf('对照版本的判断')
  expect(line.slice(at)).toEqual(['没有对照版本，未作比较', '', '', '', '', '', '', ''])
})
