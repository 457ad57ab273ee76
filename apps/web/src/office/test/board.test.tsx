// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { board } from '@xinjian/contract/nouns/board'
import { listExport } from '@xinjian/contract/nouns/lists/listExport'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { prefer } from '../../i18n/language.ts'
import {
  address,
  alerts,
  button,
  leaveForGood,
  pass,
  press,
  pressAt,
  text,
} from '../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../test-support/server.ts'
import { Component } from '../board/pages/CollectBoard.tsx'
import { cells, newDesk, open } from './desk.tsx'

const STEPS = [
  { state: 'CREATED', name: '打开链接', reached: 1200, left: 0, medianSeconds: null },
  { state: 'VALIDATE', name: '填写信息', reached: 900, left: 300, medianSeconds: 42 },
  { state: 'SUCCESS', name: '采集完成', reached: 600, left: 300, medianSeconds: 180 },
]
const FUNNEL = {
  steps: STEPS,
  bureaus: [
    { code: '4403', name: '深圳', started: 10, succeeded: 6, failed: 2, topFailure: 'TE-05' },
    { code: '3100', name: '上海', started: 20, succeeded: 0, failed: 0, topFailure: null },
  ],
}
const BUREAUS = [
  {
    code: '4403',
    name: '深圳',
    status: 'CLOSED',
    calls: 1234,
    successRate: 0.5,
    p95Ms: 2400,
    lastError: '系统维护',
    until: '2026-11-21T10:00:00Z',
  },
  {
    code: '3100',
    name: '上海',
    status: 'OPEN',
    calls: 0,
    successRate: null,
    p95Ms: null,
    lastError: null,
    until: null,
  },
]
const PAGE = '/queryCenter/collectBoard'
const show = (query = '') => open(PAGE + query, Component)
const bureau = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) })

beforeEach(() => {
  newDesk()
  answer(board.bureauBoard, ok(BUREAUS))
  answer(board.collectFunnel, ok(FUNNEL))
})
afterEach(leaveForGood)

describe('the way of the enterprises', () => {
  it('says how many came how far, and where most stay', async () => {
    await show()
    for (const words of ['1,200', '600', '50%', '300 人未到下一步']) expect(text()).toContain(words)
    expect(text()).toMatch(/上一步的 75(\.0)?%/)
  })

  it('is that of the days and the bureau in the address', async () => {
    await show('?from=2026-11-01&to=2026-11-20&area=4403')
    expect(sent(board.collectFunnel).at(-1)).toEqual({
      from: '2026-11-01',
      to: '2026-11-20',
      areaCode: '4403',
    })
    expect(bureau('深圳').getAttribute('aria-pressed')).toBe('true')
  })

  it('is not asked for with days that run backwards', async () => {
    await show('?from=2026-11-20&to=2026-11-01')
    expect(sent(board.collectFunnel)).toEqual([])
    expect(alerts()).toContain('开始日期不能晚于结束日期')
  })

  it('nobody went says so, and leads to the link', async () => {
    answer(board.collectFunnel, ok({ steps: [{ ...STEPS[0], reached: 0 }], bureaus: [] }))
    await show()
    expect(text()).toContain('这段时间没有采集任务')
    expect(screen.getByRole('link', { name: '去生成采集链接' }).getAttribute('href')).toBe(
      '/queryCenter/dataCollection?way=phone',
    )
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('that cannot be had says why beside bureaus that can, and is asked for again', async () => {
    answer(board.collectFunnel, no(500, '查询超时'), ok(FUNNEL))
    await show()
    expect(alerts()).toEqual([expect.stringContaining('查询超时')])
    expect(bureau('深圳')).toBeTruthy()
    await press('重试')
    expect(text()).toContain('1,200')
  })

  it('speaks English to an English reader', async () => {
    prefer({ language: 'en' })
    await show()
    expect(text()).toContain('Named firm and signer')
    expect(text()).not.toContain('填写信息')
  })
})

describe('bureaus', () => {
  it('stand with what was measured, or that nothing was', async () => {
    await show()
    expect(bureau('深圳').textContent).toMatch(/暂停服务.*50.*%.*1,234 次调用/)
    expect(bureau('深圳').textContent).toContain('预计 11-21 18:00 恢复')
    expect(bureau('深圳').textContent).toContain('最近一次失败：系统维护')
    expect(bureau('上海').textContent).toContain('近一小时无调用')
    expect(text()).toContain('近一小时有调用 1 家')
  })

  it('narrow the board when pressed, and widen it when pressed again', async () => {
    await show()
    await pressAt(bureau('上海'))
    expect(address()).toBe(`${PAGE}?area=3100`)
    expect(sent(board.collectFunnel).at(-1)).toEqual({ areaCode: '3100' })
    await pressAt(bureau('上海'))
    expect(address()).toBe(PAGE)
  })

  it('tell tasks by how they ended, ordered by any column', async () => {
    await show()
    expect(cells('各税局').map((row) => row.slice(0, 6))).toEqual([
      ['深圳', '10', '6', '2', '2', expect.stringMatching(/^75/)],
      ['上海', '20', '0', '0', '20', '--'],
    ])
    await press(/^发起/)
    expect(address()).toBe(`${PAGE}?sort=-started`)
    expect(cells('各税局')[0]?.[0]).toBe('上海')
    expect(screen.getByRole('columnheader', { name: /发起/ }).getAttribute('aria-sort')).toBe(
      'descending',
    )
  })

  it('leave as a workbook, of the days and the area that are shown', async () => {
    await show('?from=2026-11-01')
    await press('导出 Excel')
    expect(sent(listExport.exportAsk)[0]).toMatchObject({
      list: 'bureau',
      filter: { from: '2026-11-01' },
    })
  })

  it('are looked at anew by the minute, and at once when asked', async () => {
    await show()
    const asked = sent(board.bureauBoard).length
    await press('刷新')
    expect(sent(board.bureauBoard)).toHaveLength(asked + 1)
    await pass(61_000)
    expect(sent(board.bureauBoard)).toHaveLength(asked + 2)
  })

  it('that cannot be read say why', async () => {
    answer(board.bureauBoard, no(500, '税局列表读取失败'))
    await show()
    expect(alerts()).toEqual([expect.stringContaining('税局列表读取失败')])
    expect(button('刷新').disabled).toBe(false)
  })
})
