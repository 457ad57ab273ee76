// @vitest-environment happy-dom
/** A table: what is told before it starts, and what its results stand under. */

import { screen } from '@testing-library/react'
import { verify } from '@xinjian/contract/nouns/verify'
import { type VerifyBatch, verifyBatch } from '@xinjian/contract/nouns/verify/batch'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  address,
  alerts,
  leaveForGood,
  press,
  pressAt,
  settle,
  text,
} from '../../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../../test-support/server.ts'
import { boxes } from '../../../ui/feedback.ts'
import { Component as List } from '../../verify/pages/QueryResultList.tsx'
import { Component as Page } from '../../verify/pages/TradeCredit.tsx'
import { be, newDesk, notes, open, paged } from '../desk.tsx'

const NO = 'PC2026112200000001'
const BATCH: VerifyBatch = {
  no: NO,
  fileName: '十一月.xlsx',
  status: 'READY',
  phase: 'READ',
  wanted: null,
  progress: 100,
  message: '等待开始',
  total: 10,
  bad: 2,
  done: 0,
  madeBy: 'demo',
  createdAt: '2026-11-22T02:00:00Z',
  startedAt: null,
  finishedAt: null,
  retry: null,
  plan: {
    file: 1,
    check: 1,
    batch: 0,
    same: 2,
    notYet: 1,
    asked: 5,
    askedAgain: 7,
    most: 15_000,
    mostAgain: 21_000,
    quote: {
      open: true,
      unit: '张',
      chargeRule: 'QUERY',
      price: 3_000,
      validDays: 30,
      freeUntil: null,
    },
    balance: 18_000,
  },
}
const STARTED: VerifyBatch = {
  ...BATCH,
  status: 'RUNNING',
  phase: 'CHECK',
  plan: null,
  progress: 37,
  message: '已处理 3 / 8 张',
  done: 3,
}
const REPEATS = [
  {
    line: 6,
    sheet: null,
    invoiceCode: '',
    invoiceNumber: '26442000000012345678',
    kind: 'FILE',
    same: true,
    of: 2,
    no: null,
    by: null,
    at: null,
  },
  {
    line: 7,
    sheet: null,
    invoiceCode: '4403261130',
    invoiceNumber: '00900001',
    kind: 'CHECK',
    same: true,
    of: null,
    no: 'FY2026112100000001',
    by: '张三',
    at: '2026-11-20T02:00:00Z',
  },
]
const NO_RESULTS = {
  ...paged([]),
  counts: { byResult: [{ result: 'CONSISTENT', count: 3 }], flawed: 0, charged: 3, amount: 9_000 },
}

beforeEach(() => {
  newDesk()
  answer(verifyBatch.verifyBatchDetail, ok(BATCH))
  answer(verifyBatch.verifyBatchList, ok(paged([])))
  answer(verifyBatch.verifyBatchRepeats, ok(paged(REPEATS)))
  answer(verifyBatch.verifyBatchStart, ok(STARTED))
  answer(verify.verifyList, ok(NO_RESULTS))
})
afterEach(leaveForGood)

describe('before it starts', () => {
  const at = `/queryCenter/tradeCredit?way=table&batch=${NO}`

  it('rows, repeats with whose and when, price, most and balance are told', async () => {
    await open(at, Page)
    const told = text()
    for (const part of [
      '可查验7共 10 行',
      '有误2',
      '重复2表内 1，查验过 1，其他批次 0',
      '单价¥0.30',
      '最多费用¥1.50约 5 张会送查',
      '可用余额¥1.80',
      '与第 2 行重复',
      '已查验：张三，2026-11-20',
    ])
      expect(told).toContain(part)
    expect(screen.queryByText(/余额不足以查完全部/)).toBeNull()
  })

  it('repeated ones cost only who asks for it, and then the balance may not suffice', async () => {
    await open(at, Page)
    await pressAt(screen.getByRole('checkbox'))
    expect(text()).toContain('余额不足以查完全部')
    await press('开始查验（最多 ¥2.10）')
    expect(sent(verifyBatch.verifyBatchStart)).toEqual([{ no: NO, again: true }])
    expect(address()).toBe(`/queryCenter/queryResultList?batch=${NO}`)
  })

  it('a refusal of the start is told', async () => {
    answer(verifyBatch.verifyBatchStart, no(4102, '贵公司尚未开通发票查验'))
    await open(at, Page)
    await press('开始查验（最多 ¥1.50）')
    expect(notes()).toContain('贵公司尚未开通发票查验')
  })

  it('a file that is no table of invoices says why', async () => {
    const failed = { ...BATCH, status: 'FAILED', plan: null, message: '缺少列：开票日期' }
    answer(verifyBatch.verifyBatchDetail, ok(failed))
    await open(at, Page)
    expect(alerts().join()).toContain('缺少列：开票日期')
  })

  it('who may only look uploads nothing', async () => {
    be('ROLE_DEMO')
    await open('/queryCenter/tradeCredit?way=table', Page)
    expect(screen.queryByRole('button', { name: '下载模板' })).toBeNull()
    expect(text()).toContain('还没有批量查验过')
  })
})

describe('its results', () => {
  const at = `/queryCenter/queryResultList?batch=${NO}`

  it('are those of the batch, under its progress', async () => {
    answer(verifyBatch.verifyBatchDetail, ok(STARTED))
    await open(at, List)
    expect(sent(verify.verifyList)[0]).toMatchObject({ batch: NO })
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('37')
    expect(text()).toContain('已处理 3 / 8 张')
    expect(text()).toContain('行号')
  })

  it('stop and go on by a press; an end is asked for twice', async () => {
    answer(verifyBatch.verifyBatchDetail, ok(STARTED))
    answer(verifyBatch.verifyBatchPause, ok({ ...STARTED, status: 'PAUSED', message: '已暂停' }))
    answer(verifyBatch.verifyBatchResume, ok(STARTED))
    await open(at, List)
    await press('暂停')
    expect(text()).toContain('已暂停')
    await press('继续')
    expect(sent(verifyBatch.verifyBatchResume)).toEqual([{ no: NO }])
    await press('取消批次')
    expect(boxes.get()[0]?.title).toBe('取消这个批次？')
    expect(sent(verifyBatch.verifyBatchCancel)).toEqual([])
  })

  const DONE: VerifyBatch = {
    ...STARTED,
    status: 'DONE',
    message: '已完成',
    progress: 100,
    done: 8,
    retry: { rows: 3, later: 2, most: 9_000 },
  }

  it('without a judgement are verified again once their price was told; the rest says when', async () => {
    answer(verifyBatch.verifyBatchDetail, ok(DONE))
    answer(verifyBatch.verifyBatchRetry, ok({ ...STARTED, message: '排队中' }))
    await open(at, List)
    expect(text()).toContain('有 3 行因平台繁忙')
    expect(text()).toContain('有 2 行因当日查验次数用完')
    await press('重新查验未成功的 3 行')
    expect(boxes.get()[0]?.message).toContain('最多 ¥0.90')
    expect(sent(verifyBatch.verifyBatchRetry)).toEqual([])
    boxes.get()[0]?.settle(true)
    await settle()
    expect(sent(verifyBatch.verifyBatchRetry)).toEqual([{ no: NO }])
    expect(text()).toContain('排队中')
    expect(screen.queryByRole('button', { name: /重新查验未成功/ })).toBeNull()
  })

  it('without a judgement: a refusal is told, and the rows can be asked about again', async () => {
    answer(verifyBatch.verifyBatchDetail, ok(DONE))
    answer(verifyBatch.verifyBatchRetry, no(409, '该批次尚未完成，或没有可以重新查验的行'))
    await open(at, List)
    await press('重新查验未成功的 3 行')
    boxes.get()[0]?.settle(true)
    await settle()
    expect(notes()).toContain('该批次尚未完成，或没有可以重新查验的行')
    expect(screen.getByRole('button', { name: /重新查验未成功/ })).toBeTruthy()
  })

  it('all judged, or not before tomorrow: nothing is offered', async () => {
    answer(verifyBatch.verifyBatchDetail, ok({ ...DONE, retry: { rows: 0, later: 2, most: 0 } }))
    await open(at, List)
    expect(text()).toContain('可于次日重新查验')
    expect(screen.queryByRole('button', { name: /重新查验未成功/ })).toBeNull()
  })

  it('without a batch are those of all', async () => {
    await open('/queryCenter/queryResultList', List)
    expect(sent(verify.verifyList)[0]).not.toHaveProperty('batch')
    expect(text()).not.toContain('行号')
  })
})
