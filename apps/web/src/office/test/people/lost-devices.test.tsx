// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { type LostDeviceRow, lostDevice } from '@xinjian/contract/nouns/account/lostDevice'
import { type SensitiveRow, sensitive } from '@xinjian/contract/nouns/account/sensitive'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buttons, leaveForGood, press, settle, text } from '../../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../../test-support/server.ts'
import { Component as LostDevices } from '../../lostDevice/pages/LostDevices.tsx'
import { Component as Sensitive } from '../../sensitive/pages/Sensitive.tsx'
import { newDesk, open, paged, pressIn } from '../desk.tsx'

beforeEach(() => newDesk())
afterEach(leaveForGood)

const lost = (over: Partial<LostDeviceRow> = {}): LostDeviceRow => ({
  id: 9,
  state: 'WAITING',
  companyName: '示例银行',
  userName: 'sole',
  contactName: '王示例',
  phone: '13700008888',
  note: '手机遗失，没有恢复码',
  colleagues: 0,
  at: '2026-11-26T01:00:00Z',
  changeId: null,
  decidedBy: null,
  decision: null,
  decidedAt: null,
  mayDecide: true,
  ...over,
})
const show = () => open('/system/lostDevices', LostDevices)

describe('lost devices', () => {
  it('say who asks, whether anybody there could help, and what came of it', async () => {
    const asked = lost({
      ...{ id: 8, state: 'ASKED', colleagues: 2, changeId: 5, mayDecide: false },
      ...{ decidedBy: 'admin', decision: '视频核对无误' },
    })
    answer(lostDevice.lostDeviceList, ok(paged([lost(), asked])))
    await show()
    for (const said of [
      ...['王示例', '13700008888', '本公司没有其他管理员', '本公司另有 2 位管理员可办理'],
      ...['2026-11-26 09:00', 'admin：视频核对无误'],
    ])
      expect(text()).toContain(said)
    expect(buttons().filter((name) => name === '提交解除申请')).toHaveLength(1)
    expect(screen.getByRole('link', { name: '查看敏感变更' }).getAttribute('href')).toBe(
      '/system/sensitive?id=5',
    )
  })

  it('are turned into a change with what was checked, never without', async () => {
    answer(lostDevice.lostDeviceList, ok(paged([lost()])))
    answer(lostDevice.lostDeviceAsk, ok(lost({ state: 'ASKED', changeId: 5 })))
    await show()
    await press('提交解除申请')
    fireEvent.change(screen.getByLabelText(/如何核验/), { target: { value: '视频核对身份证原件' } })
    await pressIn('解除二次验证：sole', '提交解除申请')
    expect(text()).toContain('请勾选核验方式')
    expect(sent(lostDevice.lostDeviceAsk)).toEqual([])
    fireEvent.click(screen.getByLabelText('营业执照与法定代表人身份证件'))
    fireEvent.click(screen.getByLabelText('视频核对本人与身份证件'))
    await pressIn('解除二次验证：sole', '提交解除申请')
    await settle()
    expect(sent(lostDevice.lostDeviceAsk)).toEqual([
      { id: 9, checks: ['LICENCE', 'VIDEO'], reason: '视频核对身份证原件' },
    ])
  })

  it('are dismissed with a reason', async () => {
    answer(lostDevice.lostDeviceList, ok(paged([lost()])))
    answer(lostDevice.lostDeviceDismiss, ok(lost({ state: 'DISMISSED' })))
    await show()
    await press('驳回')
    fireEvent.change(screen.getByLabelText(/原因/), { target: { value: '回拨后并非本人' } })
    await pressIn('驳回申报：sole', '驳回')
    expect(sent(lostDevice.lostDeviceDismiss)).toEqual([{ id: 9, note: '回拨后并非本人' }])
  })

  it('say that there are none, and what failed', async () => {
    answer(lostDevice.lostDeviceList, no(503, '服务暂不可用'), ok(paged([])))
    await show()
    expect(text()).toContain('服务暂不可用')
    await press('重试')
    expect(text()).toContain('没有设备丢失申报')
  })

  it('what was checked stands in the change, for whoever agrees', async () => {
    const change: SensitiveRow = {
      ...{ id: 5, act: 'FACTOR_DROP', state: 'ASKED', companyId: 1, companyName: '示例银行' },
      ...{ object: 'sole', reason: '视频核对身份证原件', askedBy: 'admin' },
      facts: [{ field: 'identity', before: [], after: ['LICENCE', 'VIDEO'] }],
      ...{ askedAt: '2026-11-26T01:00:00Z', words: [], needs: 1, standIn: false, dueAt: null },
      ...{ endedBy: null, endedNote: null, endedAt: null, mayDecide: true, mayStop: null },
    }
    answer(sensitive.sensitiveList, ok(paged([change])))
    await open('/system/sensitive', Sensitive)
    expect(text()).toContain('身份核验：营业执照与法定代表人身份证件、视频核对本人与身份证件')
  })
})
