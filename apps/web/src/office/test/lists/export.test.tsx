// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { intake } from '@xinjian/contract/nouns/intake'
import { listExport } from '@xinjian/contract/nouns/lists/listExport'
import { listView } from '@xinjian/contract/nouns/lists/listView'
import { report } from '@xinjian/contract/nouns/report'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { button, leaveForGood, pass, press, pressAt, text } from '../../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../../test-support/server.ts'
import { Component as MyExports } from '../../list/pages/MyExports.tsx'
import { Component as QueryPage } from '../../report/pages/QueryPage.tsx'
import { cells, fileNamed, NO_VIEWS, newDesk, notes, open, paged, saved } from '../desk.tsx'
import { ROW } from '../order/order-sample.ts'

const EXPORT = {
  no: 'EX2026112100000001',
  list: 'report',
  name: '页面查询记录',
  pack: null,
  status: 'QUEUED',
  progress: 0,
  message: '排队中',
  rows: 0,
  total: 0,
  bytes: null,
  createdAt: '2026-11-21T03:00:00Z',
  expiresAt: null,
}
const DONE = {
  ...EXPORT,
  status: 'DONE',
  progress: 100,
  rows: 1234,
  bytes: 4096,
  expiresAt: '2026-11-22T03:00:00Z',
}
const many = (n: number) => Array.from({ length: n }, (_, i) => ({ ...ROW, reportNo: `R${i}` }))

beforeEach(() => {
  newDesk()
  answer(report.reportResult, ok(paged([ROW])))
  answer(intake.jobEvents, new Promise(() => undefined))
})
afterEach(leaveForGood)

describe('an export', () => {
  it('is asked for with the filters and columns that are shown, followed, and saved at its end', async () => {
    const columns = { shown: ['reportNo', 'charge'], hidden: ['enterpriseName', 'reportType'] }
    answer(listView.listViews, ok({ ...NO_VIEWS, columns }))
    answer(listExport.exportAsk, ok(EXPORT))
    answer(
      listExport.exportList,
      ok(paged([{ ...EXPORT, status: 'RUNNING', progress: 40 }])),
      ok(paged([DONE])),
    )
    answer(listExport.exportFile, fileNamed('records.xlsx'))
    await open('/queryRecord/queryPage?status=READY&page=3', QueryPage)
    await press('导出 Excel')
    const [asked] = sent(listExport.exportAsk) as { columns: { title: string }[] }[]
    expect(asked).toMatchObject({
      list: 'report',
      name: '页面查询记录',
      filter: { status: 'READY' },
    })
    expect(asked?.columns.slice(0, 2).map(({ title }) => title)).toEqual(['报告编号', '计费（元）'])
    expect(asked?.columns.map(({ title }) => title)).not.toContain('税号')
    expect(text()).toContain('导出中 40%')
    await pass(2_100)
    expect(saved.map(({ name }) => name)).toEqual(['records.xlsx'])
    expect(notes()).toEqual(['已导出 1,234 条记录'])
    expect(button('导出 Excel').disabled).toBe(false)
  })

  it('of picked rows names them', async () => {
    answer(report.reportResult, ok(paged(many(3))))
    answer(listExport.exportAsk, no(429, '排队的导出过多'))
    await open('/queryRecord/queryPage', QueryPage)
    await pressAt(screen.getByRole('checkbox', { name: /R1$/ }))
    await press('导出所选')
    expect(sent(listExport.exportAsk)[0]).toMatchObject({ only: ['R1'] })
    expect(notes()).toEqual(['排队的导出过多'])
  })

  it('of reports may be their files, of the picked or of all', async () => {
    answer(report.reportResult, ok(paged(many(3), 40)))
    answer(listExport.exportAsk, no(429, '排队的导出过多'))
    await open('/queryRecord/queryPage', QueryPage)
    await pressAt(screen.getByRole('checkbox', { name: /R1$/ }))
    await press('打包下载 PDF')
    await press('打包下载 XLSX')
    const asked = sent(listExport.exportAsk) as { pack?: string; only?: string[] }[]
    expect(asked.map(({ pack, only }) => [pack, only])).toEqual([
      ['pdf', ['R1']],
      ['xlsx', ['R1']],
    ])
    await pressAt(screen.getByRole('checkbox', { name: '选择本页全部' }))
    await press('选择全部 40 项')
    await press('打包下载 PDF')
    expect(sent(listExport.exportAsk).at(-1)).not.toHaveProperty('only')
  })

  it('can be cancelled while it goes on; one that failed says why', async () => {
    answer(listExport.exportAsk, ok(EXPORT))
    answer(listExport.exportList, ok(paged([EXPORT])))
    answer(listExport.exportCancel, ok({ ...EXPORT, status: 'CANCELLED' }))
    await open('/queryRecord/queryPage', QueryPage)
    await press('导出 Excel')
    expect(text()).toContain('排队导出中')
    await press('取消导出')
    expect(sent(listExport.exportCancel)).toEqual([{ no: EXPORT.no }])
    expect(button('导出 Excel').disabled).toBe(false)
    answer(listExport.exportAsk, ok({ ...EXPORT, no: 'EX2026112100000002' }))
    answer(
      listExport.exportList,
      ok(paged([{ ...EXPORT, no: 'EX2026112100000002', status: 'FAILED', message: '处理失败' }])),
    )
    await press('导出 Excel')
    await pass(2_100)
    expect(notes()).toContain('处理失败')
    expect(saved).toEqual([])
  })
})

describe('my exports', () => {
  it('say how far each is, and give the file of those that are ready', async () => {
    answer(
      listExport.exportList,
      ok(
        paged([
          {
            ...EXPORT,
            no: 'EX2026112100000003',
            status: 'RUNNING',
            progress: 30,
            message: '正在生成：3 / 10 条',
          },
          DONE,
          { ...DONE, no: 'EX2026112100000004', status: 'EXPIRED' },
        ]),
      ),
    )
    answer(listExport.exportFile, no(404, '文件已过保留期，请重新导出'))
    await open('/user/exports', MyExports)
    const shown = cells('我的导出')
    expect(shown[0]?.[1]).toContain('正在生成：3 / 10 条')
    expect(shown[0]?.[2]).toBe('--')
    expect(shown[1]?.slice(2, 4)).toEqual(['1,234', '4.0 KB'])
    expect(screen.getAllByRole('button', { name: '下载' })).toHaveLength(1)
    await press('下载')
    expect(notes()).toEqual(['文件已过保留期，请重新导出'])
  })
})
