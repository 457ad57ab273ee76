// @vitest-environment happy-dom
import { collect } from '@xinjian/contract/nouns/collect'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { alerts, leaveForGood, NOON, pass, press, text } from '../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../test-support/server.ts'
import { at, failureOf, newPhone, taskIn, visit } from './phone.tsx'

const AREA = { code: '4403', name: '深圳' }
const closed = taskIn('TAX_STATUS', { area: AREA })
const now = (status: string, over: object = {}) =>
  ok([{ code: '4403', status, reason: null, until: null, successRate: null, ...over }])

beforeEach(() => {
  newPhone()
  answer(collect.getAllTaxAreas, ok([{ ...AREA, pinyin: 'shenzhen' }]))
  answer(collect.getAllTaxAreaStatus, now('MAINTENANCE'))
})
afterEach(leaveForGood)

it('says until when, how long that is from now, and why in the words of the bureau', async () => {
  const until = new Date(NOON + 25 * 60_000).toISOString()
  answer(collect.getAllTaxAreaStatus, now('MAINTENANCE', { until, reason: '系统升级' }))
  await visit('taxStatus', closed)
  expect(text()).toContain('深圳税局维护中')
  expect(text()).toContain('预计恢复12:25（约 25:00 后）')
  expect(text()).toContain('税局公告系统升级')
  await pass(61_000)
  expect(text()).toContain('约 23:59 后')
})

it('shows all bureaus, the closed ones first, to whoever has come by no link, and begins no task', async () => {
  answer(
    collect.getAllTaxAreas,
    ok([
      { code: '3300', name: '浙江', pinyin: 'zhejiang' },
      { ...AREA, pinyin: 'shenzhen' },
    ]),
  )
  const until = new Date(NOON + 25 * 60_000).toISOString()
  answer(collect.getAllTaxAreaStatus, now('MAINTENANCE', { until, reason: '系统升级' }))
  await visit('taxStatus', undefined, '')
  expect(at()).toBe('taxStatus')
  expect(text()).toContain('2 家税局中有 1 家正在维护')
  expect(text()).toContain('深圳维护预计恢复 12:25 · 系统升级浙江正常')
  expect(sent(collect.getChannelToken)).toEqual([])
})

it('shows them also to whoever has not come to a bureau yet', async () => {
  await visit('taxStatus', taskIn('ENTERING'))
  expect(text()).toContain('1 家税局中有 1 家正在维护')
})

it('counts down no wait of hours', async () => {
  const until = new Date(NOON + 18 * 3_600_000).toISOString()
  answer(collect.getAllTaxAreaStatus, now('MAINTENANCE', { until }))
  await visit('taxStatus', closed)
  expect(text()).toContain('11月22日 06:00')
  expect(text()).not.toContain('约 ')
})

it('shows a bare time as the bureau gave it', async () => {
  answer(collect.getAllTaxAreaStatus, now('MAINTENANCE', { until: '明早六点' }))
  await visit('taxStatus', closed)
  expect(text()).toContain('预计恢复明早六点')
})

it('goes on to the login by itself once it has opened, asking every quarter of a minute', async () => {
  answer(collect.getAllTaxAreaStatus, now('MAINTENANCE'), now('CLOSED'), now('OPEN'))
  answer(collect.chooseArea, ok(taskIn('LOGIN', { area: AREA, version: 2 })))
  await visit('taxStatus', closed)
  await pass(15_000)
  expect([sent(collect.getAllTaxAreaStatus).length, sent(collect.chooseArea)]).toEqual([2, []])
  await pass(15_000)
  expect(sent(collect.chooseArea)).toEqual([{ areaCode: '4403' }])
  expect(at()).toBe('loginEtax')
})

it('tries again when it opens only to refuse: the notice and the door are two answers', async () => {
  answer(collect.getAllTaxAreaStatus, now('OPEN'))
  answer(
    collect.chooseArea,
    ok({ ...closed, version: 2 }),
    no(500, '税局没有答复'),
    ok(taskIn('LOGIN', { area: AREA, version: 3 })),
  )
  await visit('taxStatus', closed)
  expect([at(), sent(collect.chooseArea).length]).toEqual(['taxStatus?channel=demo', 1])
  await pass(15_000)
  expect([alerts(), sent(collect.chooseArea).length]).toEqual([['税局没有答复'], 2])
  await pass(15_000)
  expect(at()).toBe('loginEtax')
})

it('looks when told to, and says that nothing has changed', async () => {
  answer(collect.chooseArea, ok({ ...closed, version: 2 }))
  await visit('taxStatus', closed)
  await press('立即查看')
  expect(text()).toContain('已核对，仍在维护')
  expect(at()).toBe('taxStatus?channel=demo')
})

it('stays with the refusal when it could not look', async () => {
  answer(collect.chooseArea, no(500, '税局没有答复'))
  await visit('taxStatus', closed)
  await press('立即查看')
  expect(alerts()).toEqual(['税局没有答复'])
})

it('shows what the bureau said, without a button that leads here', async () => {
  const failure = failureOf('TE-08', 'TAX_STATUS', { bureauMessage: '维护至06:00' })
  await visit('taxStatus', { ...closed, failure })
  expect(alerts().join()).toContain('税局原话维护至06:00')
  expect(text()).not.toContain('查看恢复时间')
})

it('leads to other areas', async () => {
  await visit('taxStatus', closed)
  await press('选择其他地区')
  expect(at()).toBe('selectArea')
})
