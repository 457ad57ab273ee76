// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { collect } from '@xinjian/contract/nouns/collect'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buttons, leaveForGood, pass, press, settle, text } from '../../test-support/page.tsx'
import { answer, DEAD, headersOf, no, ok, sent } from '../../test-support/server.ts'
import { at, config, configured, newPhone, taskIn, visit, welcome } from './phone.tsx'

beforeEach(newPhone)
afterEach(leaveForGood)
const heading = () => screen.queryByRole('heading', { level: 1 })?.textContent

describe('a link made for one firm', () => {
  const bound = taskIn('CREATED', { bound: true })

  it('names bank and firm on its first screen and goes on without asking for the name', async () => {
    await visit('index', bound)
    expect(text()).toContain('示例银行请以下企业授权示例科技有限公司91440399MAQ8Q5RN7G')
    expect(buttons()).not.toContain('拍营业执照，自动填写')
    await press('开始办理')
    expect(at()).toBe('validate')
  })

  it('has no page to type another name on', async () => {
    for (const page of ['entering', 'license_index']) {
      await visit(page, bound)
      expect(at()).toBe('index?channel=demo')
    }
  })

  it('whose name the register does not know asks for it', async () => {
    await visit(
      'entering',
      taskIn('CREATED', { bound: true, enterprise: { name: '', taxNo: '9' } }),
    )
    expect(at()).toBe('entering?channel=demo')
  })
})

describe('a link', () => {
  it('shows nothing of a page before the server has said where the task stands', async () => {
    const gate = Promise.withResolvers<object>()
    answer(collect.getChannelToken, gate.promise)
    await visit('index')
    expect(text()).toContain('正在确认您的进度')
    expect(text()).not.toContain('开始办理')
    gate.resolve(welcome(taskIn('CREATED')))
    await settle()
    expect(text()).toContain('示例银行 邀请您')
  })

  it('shows nothing of a page before it is told what the link is set to: who is named would push down what a finger is about to press', async () => {
    const gate = Promise.withResolvers<object>()
    answer(collect.enterpriseConfiguration, gate.promise)
    await visit('index', taskIn('CREATED'))
    expect(text()).toContain('正在确认您的进度')
    expect(text()).not.toContain('开始办理')
    gate.resolve(ok(config))
    await settle()
    expect(text()).toContain('示例银行 邀请您')
  })

  it('names its channel and where it was found', async () => {
    await visit('index', taskIn('CREATED'), '?channel=demo&source=wechat')
    expect(sent(collect.getChannelToken)).toEqual([
      { clientPublicKey: 'k'.repeat(87), channelCode: 'demo', source: 'wechat' },
    ])
  })

  it('opened again goes on with the task it began', async () => {
    await visit('index', taskIn('CREATED'))
    await visit('index', taskIn('COLLECTING'))
    expect(sent(collect.getChannelToken)[1]?.resume).toBe('t1')
    expect(at()).toBe('collecting?channel=demo')
  })

  it('opened a day later begins anew', async () => {
    await visit('index', taskIn('CREATED'))
    await pass(24 * 3_600_000)
    await visit('index', taskIn('CREATED'))
    expect(sent(collect.getChannelToken)[1]).not.toHaveProperty('resume')
  })

  it('says when the task it began is over, and a new one was begun', async () => {
    await visit('index', taskIn('CREATED'))
    answer(collect.getChannelToken, welcome(taskIn('CREATED', { taskId: 'T2' }), 't2'))
    await visit('index')
    expect(text()).toContain('上次的办理不能继续，已重新开始，您填写的内容仍保留。')
  })

  it('without a name is the one used last on this phone', async () => {
    await visit('index', taskIn('CREATED'), '?channel=bank-a')
    await visit('index', taskIn('CREATED'), '')
    expect(sent(collect.getChannelToken)[1]?.channelCode).toBe('bank-a')
  })

  it('that leads nowhere says why and offers nothing; a bare page does not lead to it again', async () => {
    answer(collect.getChannelToken, no(3001, '链接已停用，请联系给您链接的机构'))
    await visit('index', undefined, '?channel=old')
    expect([heading(), buttons()]).toEqual(['链接已失效', ['EN']])
    expect(text()).toContain('链接已停用，请联系给您链接的机构')
    await visit('index', taskIn('CREATED'), '')
    expect(sent(collect.getChannelToken)[1]).not.toHaveProperty('channelCode')
  })
})

describe('no line on coming in', () => {
  it('is tried four times, then said, and tried again by a tap', async () => {
    answer(collect.getChannelToken, DEAD)
    await visit('index')
    await pass(800 + 2_000 + 5_000)
    expect(sent(collect.getChannelToken)).toHaveLength(4)
    expect(heading()).toBe('暂时连接不上')
    answer(collect.getChannelToken, welcome(taskIn('CREATED')))
    await press('重试')
    expect(text()).toContain('开始办理')
  })

  it('is tried at once when it is back', async () => {
    answer(collect.getChannelToken, DEAD, welcome(taskIn('CREATED')))
    await visit('index')
    window.dispatchEvent(new Event('online'))
    await settle()
    expect(text()).toContain('开始办理')
  })

  it('is said on every page as long as it lasts', async () => {
    await visit('index', taskIn('CREATED'))
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
    await act(async () => void window.dispatchEvent(new Event('offline')))
    expect(text()).toContain('网络已断开，恢复后自动继续')
    Reflect.deleteProperty(navigator, 'onLine')
    await act(async () => void window.dispatchEvent(new Event('online')))
    expect(text()).not.toContain('网络已断开')
  })
})

describe('an address', () => {
  it.each([
    ['collecting', 'CREATED', 'index'],
    ['loginEtax', 'AGREEMENT', 'create'],
    ['index', 'SUCCESS', 'taskSuccess'],
    ['loading', 'LOGIN_SMS', 'msgCode'],
  ] as const)('%s of a task in %s leads to %s, with its query', async (page, state, place) => {
    await visit(page, taskIn(state), '?channel=demo&source=s')
    expect(at()).toBe(`${place}?channel=demo&source=s`)
  })

  it('that needs an enterprise leads to naming one', async () => {
    await visit('license', taskIn('ENTERING', { enterprise: null }))
    expect(at()).toBe('entering?channel=demo')
  })
})

describe('a task that ends under way', () => {
  it('is said so, and begun again with what was typed', async () => {
    answer(collect.getAllTaxAreas, ok([{ code: '4403', name: '深圳', pinyin: 'shenzhen' }]))
    answer(collect.getAllTaxAreaStatus, ok([]))
    answer(collect.chooseArea, no(3001, '采集链接已过期'))
    await visit('selectArea', taskIn('AREA'))
    await press('登录深圳税局')
    expect(heading()).toBe('链接已失效')
    expect(text()).toContain('采集链接已过期')
    answer(collect.getChannelToken, welcome(taskIn('CREATED', { taskId: 'T2' }), 't2'))
    await press('重新开始')
    expect(sent(collect.getChannelToken).at(-1)).not.toHaveProperty('resume')
    expect(at()).toBe('index?channel=demo')
  })
})

describe('what a person must know before beginning', () => {
  it('who receives what, and for what', async () => {
    await visit('index', taskIn('CREATED'))
    expect(text()).toContain('示例银行用途：评估贷款申请联系方式：400-000-0000')
    expect(text()).toContain('增值税申报')
    expect(text()).not.toContain('营业执照照片（可现场拍摄）')
  })

  it('the licence, where it will be asked for', async () => {
    configured({ licenseRequired: true })
    await visit('index', taskIn('CREATED'))
    expect(text()).toContain('营业执照照片（可现场拍摄）')
  })

  it('in English as well', async () => {
    await visit('index', taskIn('CREATED'))
    await press('EN')
    expect(text()).toContain('示例银行 asks you')
    expect(document.documentElement.lang).toBe('en')
    await press('中文')
    expect(text()).toContain('示例银行 邀请您')
  })

  it.each([
    ['开始办理', 'entering'],
    ['拍营业执照，自动填写', 'license_index'],
  ])('%s leads to %s', async (name, page) => {
    await visit('index', taskIn('CREATED'))
    await press(name)
    expect(at()).toBe(page)
  })
})

describe('what the page tells of itself', () => {
  it('names and pages, under the task, five seconds later and in one go', async () => {
    await visit('index', taskIn('CREATED'))
    await press('开始办理')
    expect(sent(collect.pointUpload)).toEqual([])
    await pass(5_000)
    const [told] = sent(collect.pointUpload)
    expect(told).toMatchObject({ finTaskId: 'F1', taskId: 'T1' })
    expect(told?.events).toMatchObject([
      { name: 'view', page: 'index' },
      { name: 'leave', page: 'index' },
    ])
    expect(headersOf(collect.pointUpload)[0]?.Authorization).toBe('Bearer t1')
  })

  it('errors, to the record of the task', async () => {
    await visit('index', taskIn('CREATED'))
    const { logError } = await import('../../shell/errors/error-log.ts')
    await act(async () => logError(new Error('x is not a function'), 'window'))
    expect(sent(collect.addApplyErrorRecord)).toEqual([
      { page: '/m/taxWeb/index', message: 'x is not a function window' },
    ])
  })
})
