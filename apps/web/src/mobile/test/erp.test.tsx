// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { collect } from '@xinjian/contract/nouns/collect'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  address,
  button,
  leaveForGood,
  press,
  pressAt,
  text,
  type,
} from '../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../test-support/server.ts'
import { failureOf, newPhone, taskIn, visit } from './phone.tsx'

const GALAXY = {
  code: 'GALAXY' as const,
  name: '金蝶云·星空',
  nameEn: 'Kingdee Cloud Galaxy',
  accountSet: true,
  status: 'OPEN' as const,
}
const JDY = { ...GALAXY, code: 'JDY' as const, name: '精斗云 / 智慧记', accountSet: false }
const AT = { area: { code: 'GALAXY', name: GALAXY.name } }
const books = (state: Parameters<typeof taskIn>[0], over: Parameters<typeof taskIn>[1] = {}) =>
  taskIn(state, { kind: 'ERP', ...over })

beforeEach(() => {
  newPhone()
  answer(collect.erpProducts, ok([GALAXY, { ...JDY, status: 'MAINTENANCE' as const }]))
})
afterEach(leaveForGood)

describe('the start', () => {
  it('asks for the program before anything else, and tells the server which it is', async () => {
    await visit('erp/start', books('CREATED', { enterprise: null }))
    expect(button('请先选择财务软件').disabled).toBe(true)
    expect(text()).toContain('精斗云 / 智慧记暂不可用')
    answer(collect.erpChoose, ok(books('CREATED', { ...AT, enterprise: null, version: 2 })))
    await pressAt(screen.getByRole('radio', { name: GALAXY.name }))
    expect(sent(collect.erpChoose)).toEqual([{ product: 'GALAXY' }])
    await press('开始办理')
    expect(address()).toBe('/m/erp/start?at=entering')
  })

  it('says what to do where there is no program, and why it cannot be asked', async () => {
    answer(collect.erpProducts, ok([]))
    await visit('erp/start', books('CREATED'))
    expect(text()).toContain('请联系向您发送链接的机构改为上传账簿文件')
    answer(collect.erpProducts, no(500, '系统数据异常'), ok([GALAXY]))
    await visit('erp/start', books('CREATED'))
    expect(text()).toContain('系统数据异常')
    await press('重试')
    expect(screen.getByRole('radio', { name: GALAXY.name })).toBeTruthy()
  })

  it('a task of taxes goes to its own page, and one of books to the page of its state', async () => {
    await visit('erp/start', taskIn('LOGIN'))
    expect(address()).toBe('/m/taxWeb/loginEtax')
    await visit('erp/start', books('LOGIN', AT))
    expect(address()).toBe('/m/erp/validateLogin')
    await visit('entering', books('COLLECTING', AT))
    expect(address()).toBe('/m/erp/result')
  })
})

describe('the login', () => {
  it('names the set of books where the program has several; without it nothing is sent', async () => {
    await visit('erp/validateLogin', books('LOGIN', AT))
    await type('登录账号', '13800000000')
    await type('登录密码', 'secret-1')
    await press('登录并开始采集')
    expect(sent(collect.erpValidateLogin)).toEqual([])
    await type('账套编号', 'ZT1')
    answer(collect.erpValidateLogin, ok(books('COLLECTING', { ...AT, version: 2 })))
    answer(collect.sendCollect, ok(books('COLLECTING', { ...AT, version: 3 })))
    await press('登录并开始采集')
    expect(sent(collect.erpValidateLogin)).toEqual([
      { accountSet: 'ZT1', account: '13800000000', password: 'secret-1' },
    ])
    expect(sent(collect.sendCollect)).toEqual([{}])
    expect(address()).toBe('/m/erp/result')
  })

  it('that is refused says what the program said, and forgets the wrong password', async () => {
    await visit('erp/validateLogin', books('LOGIN', AT))
    await type('账套编号', 'ZT1')
    await type('登录账号', '13800000000')
    await type('登录密码', 'wrong')
    const failure = failureOf('TE-01', 'EDIT', { bureauMessage: '用户名或密码错误' })
    answer(collect.erpValidateLogin, ok(books('LOGIN', { ...AT, failure, version: 2 })))
    await press('登录并开始采集')
    expect(text()).toContain('TE-01 的说明')
    expect(text()).toContain('软件原话用户名或密码错误')
    expect((screen.getByLabelText('登录密码') as HTMLInputElement).value).toBe('')
    expect(text()).not.toContain('税局')
  })

  it('another program can be chosen until it is done', async () => {
    await visit('erp/validateLogin', books('LOGIN', AT))
    await press('换一个财务软件')
    answer(
      collect.erpChoose,
      ok(books('LOGIN', { area: { code: 'JDY', name: JDY.name }, version: 2 })),
    )
    await pressAt(screen.getByRole('radio', { name: /精斗云/ }))
    await press(`登录${JDY.name}`)
    expect(screen.queryByLabelText('账套编号')).toBeNull()
  })
})

describe('the result', () => {
  it('speaks of the program, not of a bureau', async () => {
    await visit('erp/result', books('SUCCESS', AT))
    expect(text()).toContain('财务软件金蝶云·星空')
    expect(text()).not.toContain('税务机关')
  })
})
