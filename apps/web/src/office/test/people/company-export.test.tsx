// @vitest-environment happy-dom
/** Exports of everything a company has: ordered with a reason, followed, cancelled, taken. */

import { companyExport } from '@xinjian/contract/nouns/account/companyExport'
import { intake } from '@xinjian/contract/nouns/intake'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { leaveForGood, pass, press, text, type } from '../../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../../test-support/server.ts'
import { Component as CompanyExport } from '../../companyExport/pages/CompanyExport.tsx'
import { fileNamed, newDesk, notes, open, paged, pressIn, saved } from '../desk.tsx'

const PAGE = '/system/companyExport'
const QUEUED = {
  no: 'CX2026112900000001',
  status: 'QUEUED',
  progress: 0,
  message: '排队中',
  askedBy: 'boss',
  reason: '公司更换系统',
  rows: 0,
  files: 0,
  bytes: null,
  sha256: null,
  createdAt: '2026-11-29T03:00:00Z',
  finishedAt: null,
  expiresAt: null,
}
const RUNNING = {
  ...QUEUED,
  status: 'RUNNING',
  progress: 40,
  message: '正在读取数据：第 80 张表，共 190 张，已读 12,000 行',
}
const DONE = {
  ...QUEUED,
  status: 'DONE',
  progress: 100,
  rows: 123_456,
  files: 78,
  bytes: 4096,
  sha256: 'a'.repeat(64),
  finishedAt: '2026-11-29T03:05:00Z',
  expiresAt: '2026-12-02T03:05:00Z',
}

beforeEach(() => {
  newDesk()
  answer(intake.jobEvents, new Promise(() => undefined))
})
afterEach(leaveForGood)

it('is ordered with a reason, followed to its end, and taken', async () => {
  answer(
    companyExport.companyExportList,
    ok(paged([])),
    ok(paged([QUEUED])),
    ok(paged([RUNNING])),
    ok(paged([DONE])),
  )
  answer(companyExport.companyExportAsk, ok(QUEUED))
  answer(companyExport.companyExportFile, fileNamed('all.zip'))
  await open(PAGE, CompanyExport)
  expect(text()).toContain('还没有导出过全部数据')
  await press('导出全部数据')
  await type(/导出事由/, '公司更换系统')
  await pressIn('导出全部数据', '导出全部数据')
  expect(sent(companyExport.companyExportAsk)).toEqual([{ reason: '公司更换系统' }])
  expect(text()).toContain('排队中')
  // What is not known yet is not told as zero.
  expect(text()).toContain('--')
  await pass(2_100)
  expect(text()).toContain('第 80 张表')
  await pass(2_100)
  expect(text()).toContain('123,456')
  await press('下载')
  expect(sent(companyExport.companyExportFile)).toEqual([{ no: QUEUED.no }])
  expect(saved.map(({ name }) => name)).toEqual(['all.zip'])
})

it('is cancelled; what is refused is said', async () => {
  answer(companyExport.companyExportList, ok(paged([QUEUED])))
  answer(companyExport.companyExportCancel, no(409, '该导出已结束，无需取消'))
  await open(PAGE, CompanyExport)
  await press('取消')
  expect(sent(companyExport.companyExportCancel)).toEqual([{ no: QUEUED.no }])
  expect(notes()).toEqual(['该导出已结束，无需取消'])
})
