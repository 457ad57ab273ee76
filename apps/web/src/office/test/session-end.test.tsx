// @vitest-environment happy-dom
import { consent } from '@xinjian/contract/nouns/consent'
import { enterprise } from '@xinjian/contract/nouns/enterprise'
import { intake } from '@xinjian/contract/nouns/intake'
import { listExport } from '@xinjian/contract/nouns/lists/listExport'
import { report } from '@xinjian/contract/nouns/report'
import { session } from '@xinjian/contract/nouns/session'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cookie } from '../../shell/test/tab.tsx'
import { alerts, leaveForGood, press, text, type } from '../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../test-support/server.ts'
import { RevokeDialog } from '../consent/RevokeDialog.tsx'
import { Component as Records } from '../report/pages/QueryPage.tsx'
import { Component as Order } from '../report/pages/QueryReport.tsx'
import { Toolbar } from '../report-detail/Toolbar.tsx'
import { ROW as CONSENT } from './consent-sample.ts'
import { dialogs, newDesk, notes, open, paged, pressIn, REPORT_NO, saved, TAX_NO } from './desk.tsx'
import { COMPANY, FIRM, PRODUCTS, ROW } from './order/order-sample.ts'

const ENDED = no(6212, '登录已过期，请重新登录')
const Bar = () => <Toolbar reportNo={REPORT_NO} taxNo={TAX_NO} onCompare={() => undefined} />
const Revoking = () => <RevokeDialog row={CONSENT as never} open onClose={() => undefined} />

/** One box, that can only be agreed to; then the session is over on both sides and the page loads anew. */
async function isLedOut(): Promise<void> {
  expect(text().split('登录已过期，请重新登录')).toHaveLength(2)
  expect(dialogs().filter((name) => name === '提示')).toHaveLength(1)
  expect(cookie('token')).toBe('T')
  await pressIn('提示', '确定')
  expect(sent(session.logout)).toEqual([{ token: 'T' }])
  expect(cookie('token')).toBeUndefined()
  expect(location.reload).toHaveBeenCalledOnce()
  expect(notes()).toEqual([])
}

beforeEach(() => {
  newDesk()
  answer(enterprise.enterpriseList, ok(paged([FIRM])))
  answer(report.reportResult, ok(paged([ROW])))
  answer(report.accessProducts, ok(PRODUCTS))
  answer(report.accessCompany, ok(COMPANY))
  answer(intake.jobEvents, new Promise(() => undefined))
})
afterEach(leaveForGood)

describe('a session that ends while one works leads to the login, whatever met it first', () => {
  it('an order of a report', async () => {
    answer(report.reportQuery, ENDED)
    await open(`/queryCenter/queryReport?taxId=${TAX_NO}`, Order)
    await press('生成报告')
    expect(alerts()).toEqual([])
    await isLedOut()
  })

  it('a withdrawal, whose reason is not blamed for it', async () => {
    answer(consent.consentRevoke, ENDED)
    await open('/', Revoking)
    await type(/^撤回原因/, '误签授权书')
    await press('确认撤回')
    expect(alerts()).toEqual([])
    await isLedOut()
  })

  it('a file', async () => {
    answer(report.reportDownload, ENDED)
    await open('/', Bar)
    await press('下载 PDF')
    expect(saved).toEqual([])
    await isLedOut()
  })

  it('a workbook of all rows', async () => {
    answer(report.reportResult, ok(paged([ROW])))
    answer(listExport.exportAsk, ENDED)
    await open('/queryRecord/queryPage', Records)
    await press('导出 Excel')
    expect(saved).toEqual([])
    await isLedOut()
  })

  it('a recomputation', async () => {
    answer(report.reportReplay, ENDED)
    await open('/', Bar)
    await press('重算核对')
    expect(dialogs()).toContain('提示')
    await pressIn('提示', '确定')
    expect(cookie('token')).toBeUndefined()
  })

  it('several at once: one box', async () => {
    answer(enterprise.enterpriseList, ENDED)
    answer(report.reportResult, ENDED)
    await open(`/queryCenter/queryReport?taxId=${TAX_NO}`, Order)
    expect(dialogs()).toEqual(['提示'])
  })
})

describe('what is no end of the session stays where it was pressed', () => {
  it.each([
    [403, '您没有此项权限，如需开通请联系管理员'],
    [429, '操作过于频繁，请稍后再试'],
    [503, '服务繁忙，请 30 秒后重试'],
  ])('%d', async (status, words) => {
    answer(report.reportQuery, no(status, words))
    await open(`/queryCenter/queryReport?taxId=${TAX_NO}`, Order)
    await press('生成报告')
    expect(alerts()).toEqual([words])
    expect(dialogs()).toEqual([])
    expect(cookie('token')).toBe('T')
  })
})
