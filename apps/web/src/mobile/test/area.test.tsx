// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { collect } from '@xinjian/contract/nouns/collect'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  alerts,
  button,
  leaveForGood,
  pass,
  press,
  settle,
  text,
  type,
} from '../../test-support/page.tsx'
import { answer, DEAD, no, ok, sent } from '../../test-support/server.ts'
import { at, failureOf, newPhone, taskIn, visit } from './phone.tsx'

const AREAS = [
  { code: '4403', name: '深圳', pinyin: 'shenzhen' },
  { code: '4400', name: '广东', pinyin: 'guangdong' },
  { code: '1100', name: '北京', pinyin: 'beijing' },
]
const weather = (code: string, status: string) => ({
  code,
  status,
  reason: null,
  until: null,
  successRate: null,
})
const atArea = taskIn('AREA')
const tile = (name: string) => screen.getAllByRole('button', { name: new RegExp(`^${name}`) })

beforeEach(() => {
  newPhone()
  answer(collect.getAllTaxAreas, ok(AREAS))
  answer(collect.getAllTaxAreaStatus, ok([weather('1100', 'MAINTENANCE'), weather('4400', 'BUSY')]))
})
afterEach(leaveForGood)

describe('the bureaus', () => {
  it('the one of the tax number is chosen already, and said to be a suggestion', async () => {
    await visit(
      'selectArea',
      taskIn('AREA', { enterprise: { name: 'A', taxNo: '914403001922038216' } }),
    )
    expect(text()).toContain('按税号推荐')
    expect(tile('深圳')[0]?.getAttribute('aria-pressed')).toBe('true')
    expect(button('登录深圳税局').disabled).toBe(false)
  })

  it('each says in a word how it is today', async () => {
    await visit('selectArea', atArea)
    expect(tile('北京')[0]?.textContent).toBe('北京维护')
    expect(tile('广东').at(-1)?.textContent).toBe('广东拥挤')
    expect(tile('深圳')[0]?.textContent).toBe('深圳正常')
  })

  it('can be chosen from when only their state is unknown', async () => {
    answer(collect.getAllTaxAreaStatus, no(500, '系统数据异常'))
    await visit('selectArea', atArea)
    expect(tile('北京')[0]?.textContent).toBe('北京正常')
  })

  it('are asked for again when they did not come', async () => {
    answer(collect.getAllTaxAreas, no(500, '系统数据异常'), ok(AREAS))
    await visit('selectArea', atArea)
    expect(button('请选择地区').disabled).toBe(true)
    await press('重试')
    expect(tile('北京')).toHaveLength(1)
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
  })
})

describe('searching', () => {
  it.each([
    ['bj', '北京'],
    ['广', '广东'],
    ['北京市', '北京'],
  ])('%s finds %s', async (query, name) => {
    await visit('selectArea', atArea)
    await type('搜索地区，支持拼音', query)
    const found = screen.getAllByRole('button').filter((b) => b.hasAttribute('aria-pressed'))
    expect(found.map((b) => b.querySelector('b')?.textContent)).toEqual([name])
  })

  it('says what was not found', async () => {
    await visit('selectArea', atArea)
    await type('搜索地区，支持拼音', '火星')
    expect(text()).toContain('没有找到“火星”')
  })
})

describe('going on', () => {
  it('asks the server for the chosen bureau and goes where it says', async () => {
    answer(collect.chooseArea, ok(taskIn('LOGIN', { version: 2 })))
    await visit('selectArea', atArea)
    await type('搜索地区，支持拼音', '北京')
    await press(/^北京/)
    await press('登录北京税局')
    expect(sent(collect.chooseArea)).toEqual([{ areaCode: '1100' }])
    expect(at()).toBe('loginEtax')
  })

  it('leads to the notice of a bureau that is closed', async () => {
    answer(collect.chooseArea, ok(taskIn('TAX_STATUS', { version: 2 })))
    await visit('selectArea', atArea)
    await press('登录深圳税局')
    expect(at()).toBe('taxStatus')
  })

  it('stays with the refusal in the words of the server, and can be tried again', async () => {
    answer(collect.chooseArea, no(500, '税局暂时没有答复'), ok(taskIn('LOGIN', { version: 2 })))
    await visit('selectArea', atArea)
    await press('登录深圳税局')
    expect(alerts()).toEqual(['税局暂时没有答复'])
    await press('登录深圳税局')
    expect(at()).toBe('loginEtax')
  })

  it('repeats on a weak line by itself, and says that it does', async () => {
    answer(collect.chooseArea, DEAD, ok(taskIn('LOGIN', { version: 2 })))
    await visit('selectArea', atArea)
    await press('登录深圳税局')
    expect(text()).toContain('网络不稳定，正在自动重试')
    expect(text()).toContain('正在连接深圳税局')
    await pass(800)
    expect(sent(collect.chooseArea)).toHaveLength(2)
    expect(at()).toBe('loginEtax')
  })

  it('remembers the choice over a reload', async () => {
    await visit('selectArea', atArea)
    await press(/^北京/)
    await visit('selectArea', atArea)
    expect(button('登录北京税局')).toBeTruthy()
  })

  it('says why one is back here, without a button for what the page is', async () => {
    const failure = failureOf('TE-13', 'AREA', { bureauMessage: '该企业不在我局' })
    await visit('selectArea', taskIn('AREA', { failure }))
    await settle()
    expect(alerts()[0]).toContain('企业不属于所选地区')
    expect(alerts()[0]).toContain('税局原话该企业不在我局')
    expect(screen.queryByRole('button', { name: '重新选择地区' })).toBeNull()
  })
})
