// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { terminal } from '@xinjian/contract/nouns/collect/terminal'
import { intake } from '@xinjian/contract/nouns/intake'
import { listExport } from '@xinjian/contract/nouns/lists/listExport'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { prefer } from '../../../i18n/language.ts'
import { alerts, leaveForGood, press, text } from '../../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../../test-support/server.ts'
import { Component as RpaRecords } from '../../terminal/pages/RpaRecords.tsx'
import { cells, choose, newDesk, open, paged, TAX_NO } from '../desk.tsx'

const AT = '/queryCenter/rpaRecords'
const CAPTION = '机器人办理记录'
const ROW = {
  jobNo: 'JOB-0001',
  taskId: 'T20261128001',
  finTaskId: 'F2026112800000001',
  channel: 'jdy',
  channelTitle: '示例云会计',
  enterpriseName: '示例科技有限公司',
  taxNo: TAX_NO,
  sealed: false,
  startedAt: '2026-11-28T02:00:00Z',
  endedAt: '2026-11-28T02:12:30Z',
  seconds: 750,
  outcome: 'PARTIAL',
  counts: [
    { dataset: 'VAT_RETURN', rows: 36 },
    { dataset: 'TAX_ARREARS', rows: 0 },
    { dataset: 'INVOICE_OUT', rows: 1200 },
    { dataset: 'INVOICE_IN', rows: 7 },
  ],
  message: '进项发票页面超时',
  receivedAt: '2026-11-28T02:13:00Z',
}
const show = (query = '') => open(AT + query, RpaRecords)

beforeEach(() => {
  newDesk()
  answer(intake.jobEvents, new Promise(() => undefined))
  answer(terminal.rpaRecordList, ok(paged([ROW])))
})
afterEach(leaveForGood)

describe('jobs of robots', () => {
  it('are told as the partner’s word, with its rows as it says them', async () => {
    await show()
    expect(text()).toContain('合作方陈述，未经平台核实')
    expect(cells(CAPTION)).toEqual([
      [
        `示例科技有限公司${TAX_NO}`,
        '示例云会计JOB-0001',
        '称部分完成进项发票页面超时',
        '增值税申报 36 条欠税信息 0 条销项发票 1,200 条另有 1 类',
        '2026-11-28 10:00用时 12 分 30 秒',
        '2026-11-28 10:13',
        '查看过程',
      ],
    ])
    expect(
      screen.getByRole('link', { name: '查看过程 F2026112800000001' }).getAttribute('href'),
    ).toBe('/queryCenter/dataCollection?way=phone&task=T20261128001')
  })

  it('show no green for what nobody judged, and no zero for what was not told', async () => {
    answer(
      terminal.rpaRecordList,
      ok(
        paged([
          { ...ROW, outcome: 'DONE', counts: [], message: null, enterpriseName: null, taxNo: null },
        ]),
      ),
    )
    await show()
    const [row] = cells(CAPTION)
    expect(row?.slice(0, 4)).toEqual([
      '尚未填写企业F2026112800000001',
      '示例云会计JOB-0001',
      '称已完成',
      '未告知',
    ])
    expect(document.querySelector('[data-part~="tag"]')?.className).not.toMatch(/green/)
  })

  it('of a firm that took its consent back say so and tell no rows', async () => {
    answer(
      terminal.rpaRecordList,
      ok(
        paged([
          {
            ...ROW,
            sealed: true,
            enterpriseName: '示例**公司',
            taxNo: null,
            counts: [],
            message: null,
          },
        ]),
      ),
    )
    await show()
    expect(cells(CAPTION)[0]?.slice(0, 4)).toEqual([
      '示例**公司F2026112800000001授权已撤销，数据已封存',
      '示例云会计JOB-0001',
      '称部分完成',
      '--',
    ])
  })

  it('are asked for by words, outcome and days of the address', async () => {
    await show('?keyword=示例云&outcome=FAILED&from=2026-11-01&to=2026-11-28&page=2')
    expect(sent(terminal.rpaRecordList)).toEqual([
      {
        keyword: '示例云',
        outcome: 'FAILED',
        from: '2026-11-01',
        to: '2026-11-28',
        page: 2,
        size: 20,
      },
    ])
    await choose('合作方所称结果', 'DONE')
    expect(sent(terminal.rpaRecordList).at(-1)).toMatchObject({ outcome: 'DONE', page: 1 })
  })

  it('leave with every kind of data, by its name', async () => {
    answer(listExport.exportAsk, no(429, '排队的导出过多'))
    await show()
    await press('导出 Excel')
    const [asked] = sent(listExport.exportAsk) as {
      list: string
      columns: { title: string; field: string; names?: Record<string, string> }[]
    }[]
    expect(asked?.list).toBe('rpaRecord')
    expect(asked?.columns.map(({ title }) => title)).toEqual([
      '采集流水号',
      '企业',
      '纳税人识别号',
      '合作方',
      '渠道编码',
      '作业编号',
      '合作方所称结果',
      '合作方说明',
      '称取得的数据',
      '称取得的行数',
      '开始时间',
      '结束时间',
      '收到时间',
    ])
    expect(asked?.columns.find(({ field }) => field === 'counts.dataset')?.names).toMatchObject({
      INVOICE_IN: '进项发票',
    })
  })

  it('say that there are none, that none match, and that they could not be read', async () => {
    answer(terminal.rpaRecordList, ok(paged([])))
    await show()
    expect(text()).toContain('还没有机器人办理记录')
    leaveForGood()
    newDesk()
    answer(terminal.rpaRecordList, ok(paged([])))
    await show('?outcome=DONE')
    expect(text()).toContain('没有符合条件的办理记录')
    leaveForGood()
    newDesk()
    answer(terminal.rpaRecordList, no(503, '暂时无法读取'))
    await show()
    expect(alerts()).toEqual(['暂时无法读取重试'])
  })

  it('are told in English', async () => {
    prefer({ language: 'en', theme: 'light' })
    await show()
    expect(cells('Jobs of robots')[0]?.slice(2, 5)).toEqual([
      'Says: partly done进项发票页面超时',
      'VAT returns: 36Tax arrears: 0Sales invoices: 1,2001 more',
      '2026-11-28 10:00took 12 min 30 s',
    ])
  })
})
