// @vitest-environment happy-dom
import { consent } from '@xinjian/contract/nouns/consent'
import { enterprise } from '@xinjian/contract/nouns/enterprise'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  button,
  buttons,
  field,
  leaveForGood,
  noteOf,
  press,
  text,
  type,
} from '../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../test-support/server.ts'
import { DETAIL, DRAWER, detailOf, NO, REASON, ROW, show } from './consent-sample.ts'
import { be, dialogs, inside, newDesk, notes, paged, pressIn } from './desk.tsx'

beforeEach(() => {
  newDesk()
  answer(consent.consentList, ok(paged([ROW])))
  answer(consent.consentDetail, ok(DETAIL))
  answer(enterprise.enterpriseList, ok(paged([])))
})
afterEach(leaveForGood)

describe('taking it back', () => {
  const ASK = '撤回授权'
  const start = async (query = `?contractNo=${NO}`) => {
    await show(query)
    await press(ASK)
  }

  it('says what ends at once, and sends number and reason', async () => {
    answer(consent.consentRevoke, ok({ ...ROW, status: 'REVOKED' }))
    await start()
    for (const words of [
      `（${NO}）`,
      '停止采集',
      '封存数据',
      '停止对外',
      '不受影响：本机构自行上传',
      '不能撤销',
    ])
      expect(text()).toContain(words)
    await type(REASON, '  企业来电要求撤回 ')
    answer(consent.consentDetail, detailOf('REVOKED', { revokedAt: '2026-11-21T04:00:00Z' }))
    await press('确认撤回')
    expect(sent(consent.consentRevoke)).toEqual([{ contractNo: NO, reason: '企业来电要求撤回' }])
    expect(notes()).toEqual(['授权已撤回：采集的数据和相关报告已封存，自行上传的资料仍可使用'])
    expect(text()).toContain('撤回时间2026-11-21 12:00:00')
    expect(sent(consent.consentList)).toHaveLength(2)
    expect(dialogs()).toEqual([DRAWER])
  })

  it('of a consent to report says that reports are sealed, and nothing of collecting', async () => {
    answer(consent.consentDetail, detailOf('EFFECTIVE', { scopes: ['REPORT'] }))
    await start()
    expect(text()).toContain('停止生成')
    expect(text()).toContain('封存报告')
    expect(text()).not.toContain('停止采集')
  })

  it('needs a reason', async () => {
    await start()
    await type(REASON, '   ')
    await press('确认撤回')
    expect(noteOf(REASON)).toBe('请填写撤回原因')
    expect(document.activeElement).toBe(field(REASON))
    expect(sent(consent.consentRevoke)).toEqual([])
  })

  it('that is refused says why and leaves the reason', async () => {
    answer(consent.consentRevoke, no(3004, '该授权书已被撤回'))
    await start()
    await type(REASON, '误签授权书')
    await press('确认撤回')
    expect(text()).toContain('该授权书已被撤回')
    expect(field(REASON).value).toBe('误签授权书')
    expect(dialogs()).toEqual([DRAWER, ASK])
    expect(notes()).toEqual([])
  })

  it('is sent once, however often it is pressed', async () => {
    const gate = Promise.withResolvers<object>()
    answer(consent.consentRevoke, gate.promise)
    await start()
    await type(REASON, '误签授权书')
    await press('确认撤回')
    await pressIn(ASK, '确认撤回')
    expect(sent(consent.consentRevoke)).toHaveLength(1)
    expect(inside(ASK).getByRole<HTMLButtonElement>('button', { name: '取消' }).disabled).toBe(true)
    gate.resolve(ok(ROW))
  })

  it('that was begun is not dropped without asking', async () => {
    await start()
    await type(REASON, '误签授权书')
    await pressIn(ASK, '取消')
    expect(dialogs()).toContain('提示')
    await press('继续填写')
    expect(field(REASON).value).toBe('误签授权书')
    await pressIn(ASK, '取消')
    await pressIn('提示', '关闭')
    expect(dialogs()).toEqual([DRAWER])
    expect(sent(consent.consentRevoke)).toEqual([])
  })

  it.each([
    ['EFFECTIVE', false],
    ['EXPIRED', false],
    ['REVOKED', true],
    ['SUPERSEDED', true],
  ])('of one that is %s is closed: %s', async (status, closed) => {
    answer(consent.consentDetail, detailOf(status))
    await show(`?contractNo=${NO}`)
    expect(button(ASK).disabled).toBe(closed)
  })

  it('is not for who may only read, who is told whom to ask', async () => {
    be('ROLE_COMPANY_STAFF')
    await show(`?contractNo=${NO}`)
    expect(button(ASK).disabled).toBe(true)
    expect(text()).toContain('您的账号没有撤回授权的权限，请联系企业管理员办理')
    expect(buttons()).not.toContain('确认撤回')
  })
})
