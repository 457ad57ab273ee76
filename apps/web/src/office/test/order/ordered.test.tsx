// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { enterprise } from '@xinjian/contract/nouns/enterprise'
import { intake } from '@xinjian/contract/nouns/intake'
import { report } from '@xinjian/contract/nouns/report'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { prefer } from '../../../i18n/language.ts'
import { address, leaveForGood, press, pressAt, settle } from '../../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../../test-support/server.ts'
import {
  cells,
  choose,
  fileNamed,
  newDesk,
  notes,
  paged,
  REPORT_NO,
  saved,
  TAX_NO,
} from '../desk.tsx'
import { AT, COMPANY, FIRM, PRODUCTS, ROW, show, ticked } from './order-sample.ts'

beforeEach(() => {
  newDesk()
  answer(enterprise.enterpriseList, ok(paged([FIRM])))
  answer(report.reportResult, ok(paged([ROW])))
  answer(report.reportQuery, ok({ ...ROW, status: 'QUEUED' }))
  answer(report.accessProducts, ok(PRODUCTS))
  answer(report.accessCompany, ok(COMPANY))
  answer(intake.jobEvents, new Promise(() => undefined))
})
afterEach(leaveForGood)

describe('its reports', () => {
  const CAPTION = '报告记录'
  it('are those of the enterprise alone, ten a page', async () => {
    await show()
    expect(sent(report.reportResult)).toEqual([{ taxId: TAX_NO, page: 1, size: 10 }])
    expect(cells(CAPTION)).toEqual([
      [
        REPORT_NO,
        '发票报告',
        '2026-10',
        '已完成',
        '--',
        '人工复核',
        'AA',
        '86',
        '2026-11-20 10:21demo',
        '',
      ],
    ])
  })

  it('are narrowed by kind, which leaves the kind that is being ordered alone', async () => {
    await show(`${AT}&reportType=INVOICE&page=2`)
    await choose('按类型筛选', 'TAX_PAYMENT')
    expect(sent(report.reportResult).at(-1)).toEqual({
      taxId: TAX_NO,
      reportType: 'TAX_PAYMENT',
      page: 1,
      size: 10,
    })
    expect(address()).toBe(`${AT}&reportType=INVOICE&kind=TAX_PAYMENT`)
    expect(ticked()).toEqual(['发票报告'])
  })

  it('lead to one of them, which can be let go of', async () => {
    await show(`${AT}&reportNo=${REPORT_NO}`)
    expect(sent(report.reportResult)[0]).toMatchObject({ keyword: REPORT_NO })
    await press(/^取消.*报告编号|报告编号.*/)
    expect(address()).toBe(AT)
  })

  it('that are sealed or not ready offer no file and tell no grade', async () => {
    answer(
      report.reportResult,
      ok(
        paged([
          { ...ROW, sealed: true },
          {
            ...ROW,
            reportNo: 'INV2',
            status: 'GENERATING',
            progress: 41.6,
            grade: null,
            decision: null,
          },
        ]),
      ),
    )
    await show()
    expect(cells(CAPTION).map((row) => [row[3], row[4]])).toEqual([
      [expect.stringContaining('封存'), expect.not.stringContaining('AA')],
      ['生成中 42%', '--'],
    ])
    expect(screen.queryByRole('button', { name: /下载 PDF/ })).toBeNull()
  })

  it('are saved one by one, without opening them', async () => {
    answer(report.reportDownload, no(429, '操作过于频繁'), fileNamed('r.pdf'))
    await show()
    await press(`下载 PDF ${REPORT_NO}`)
    expect(notes()).toEqual(['操作过于频繁'])
    await press(`下载 PDF ${REPORT_NO}`)
    expect(saved.map((f) => f.name)).toEqual(['r.pdf'])
    expect(address()).toBe(AT)
  })

  it('open by a press on their row', async () => {
    await show()
    await pressAt(screen.getByRole('cell', { name: '2026-10' }))
    expect(address()).toMatch(/^\/queryCenter\/invoiceReportDetail/)
  })

  it('speak English to an English reader', async () => {
    prefer({ language: 'en' })
    await show()
    await settle()
    expect(cells('Reports')[0]?.slice(1, 4)).toEqual(['Invoice report', '2026-10', 'Ready'])
  })
})
