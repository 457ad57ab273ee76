// @vitest-environment happy-dom
/** Who came by no link chooses who receives the data; whoever was chosen stands beside the consents. */
import { screen } from '@testing-library/react'
import { collect } from '@xinjian/contract/nouns/collect'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  alerts,
  button,
  buttons,
  leaveForGood,
  pass,
  press,
  pressAt,
  settle,
  text,
  type,
} from '../../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../../test-support/server.ts'
import { WAITS } from '../../tax/line/wire.ts'
import { at, newPhone, taskIn, visit, welcome } from '../../test/phone.tsx'

const offered = (n: number) => ({
  code: `bank${n}`,
  name: `第${n}银行`,
  logo: null,
  purpose: `第${n}种用途`,
  days: 30,
})
const SEVEN = [1, 2, 3, 4, 5, 6, 7].map(offered)

beforeEach(() => {
  newPhone()
  const { data, ...rest } = welcome(taskIn('CREATED')) as { data: { channel: object } }
  const channel = { code: 'direct', name: '信鉴', title: '企业数据授权', logo: null }
  answer(collect.getChannelToken, { ...rest, data: { ...data, channel } } as never)
  answer(collect.getInstitutionsWithToken, ok([]))
  answer(collect.queryInstitution, ok({ rows: SEVEN, next: null }))
})
afterEach(leaveForGood)

const open = () => visit('institutions', undefined, '?channel=direct')
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: RegExp(name) })

it('the first page leads to the choice, and names nobody before it', async () => {
  await visit('index', undefined, '?channel=direct')
  expect(text()).toContain('由您决定谁能看到数据')
  expect(text()).toContain('没有被选中的机构什么也看不到')
  await press('开始办理')
  expect(at()).toBe('institutions')
})

it('says of each what for and how long, and sends those that were ticked', async () => {
  answer(
    collect.authorizeWithToken,
    ok({ task: taskIn('ENTERING', { version: 2 }), institutions: [] }),
  )
  await open()
  expect(text()).toContain('第1银行用途：第1种用途授权 30 天')
  expect(button('下一步：填写企业').disabled).toBe(true)
  await pressAt(box('第2银行'))
  await pressAt(box('第1银行'))
  expect(text()).toContain('已选 2 家：第2银行、第1银行')
  await press('下一步：填写企业')
  expect(sent(collect.authorizeWithToken)).toEqual([{ institutions: ['bank2', 'bank1'] }])
  expect(at()).toBe('entering')
})

it('takes five at most, and one can be left out again', async () => {
  await open()
  for (const n of [1, 2, 3, 4, 5]) await pressAt(box(`第${n}银行`))
  expect(box('第6银行').disabled).toBe(true)
  await pressAt(box('第1银行'))
  expect(box('第6银行').disabled).toBe(false)
})

it('comes back with what was chosen before', async () => {
  answer(collect.getInstitutionsWithToken, ok([{ ...offered(3), given: null }]))
  await open()
  expect(box('第3银行').checked).toBe(true)
})

it('searches by name, shows more, and says what to do where there is nobody', async () => {
  answer(collect.queryInstitution, ok({ rows: SEVEN.slice(0, 1), next: 'bank1' }))
  await open()
  answer(collect.queryInstitution, ok({ rows: SEVEN.slice(1, 2), next: null }))
  await press('显示更多机构')
  expect(text()).toContain('第2银行')
  expect(buttons()).not.toContain('显示更多机构')
  answer(collect.queryInstitution, ok({ rows: [], next: null }))
  await type('查找机构', '无此行')
  await pass(400)
  await settle()
  expect(text()).toContain('没有找到“无此行”')
  expect(sent(collect.queryInstitution).at(-1)).toEqual({ keyword: '无此行', size: 20 })
})

it('with nobody listed names the other way; a failure can be tried again', async () => {
  answer(collect.queryInstitution, no(503, '服务繁忙，请稍后重试'))
  await open()
  // Asked again by itself, and told only then.
  for (const wait of WAITS) await pass(wait)
  await settle()
  expect(alerts().join()).toContain('服务繁忙')
  answer(collect.queryInstitution, ok({ rows: [], next: null }))
  await press('重试')
  expect(text()).toContain('请向您要办理业务的银行或机构索取采集链接')
})
