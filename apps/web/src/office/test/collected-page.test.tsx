// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { collected } from '@xinjian/contract/nouns/collected'
import { enterprise } from '@xinjian/contract/nouns/enterprise'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { prefer } from '../../i18n/language.ts'
import {
  address,
  alerts,
  button,
  buttons,
  leaveForGood,
  press,
  pressAt,
  settle,
  text,
} from '../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../test-support/server.ts'
import { Component } from '../collect/pages/DataCollection.tsx'
import '../collected/CollectedPanel.tsx'
import { FIRM, ROWS, SUMMARY } from './collected-sample.ts'
import {
  be,
  cells,
  dialogs,
  fileNamed,
  newDesk,
  notes,
  open,
  paged,
  pressIn,
  saved,
  TAX_NO,
} from './desk.tsx'

const AT = `/queryCenter/dataCollection?taxId=${TAX_NO}&way=data`
const show = (at = AT) => open(at, Component)
const tab = (name: RegExp) => screen.getByRole('tab', { name })

beforeEach(() => {
  newDesk()
  answer(enterprise.enterpriseList, ok(paged([FIRM])))
  answer(collected.collectedSummary, ok(SUMMARY))
  answer(collected.collectedRows, ok(ROWS))
})
afterEach(leaveForGood)

describe('what is held of an enterprise', () => {
  it('begins with the first dataset that has rows, and says how fresh it is in China’s days', async () => {
    await show()
    expect(sent(collected.collectedSummary)).toEqual([{ taxNo: TAX_NO }])
    expect(sent(collected.collectedRows)).toEqual([
      { taxNo: TAX_NO, dataset: 'VAT_RETURN', page: 1, size: 20 },
    ])
    expect(text()).toContain('2026-11-20 00:30 昨天')
    expect(text()).toContain('SQ1已到期王*有效至 2026-11-01')
    expect(tab(/^增值税申报/).getAttribute('aria-selected')).toBe('true')
    expect(tab(/^增值税申报/).textContent).toContain('36')
    expect(tab(/^欠税信息/).textContent).toBe('欠税信息无')
    expect(tab(/^股东信息/).textContent).toContain('未采集')
  })

  it('names source, period, consent and figures of the dataset, each with its way on', async () => {
    await show()
    for (const words of ['深圳税局', '2023-11 至 2026-10', '1,234,567.50 元', '金额单位：元'])
      expect(text()).toContain(words)
    const hrefs = screen.getAllByRole('link').map((a) => a.getAttribute('href'))
    expect(hrefs).toContain(`/queryCenter/dataCollection?taxId=${TAX_NO}&way=phone&task=T1`)
    expect(hrefs).toContain('/queryCenter/consents?contractNo=SQ1')
  })

  it('shows rows with what is absent as absent, what is negative in brackets, what was corrected', async () => {
    await show()
    expect(cells('增值税申报')).toEqual([
      ['2026-10', '1,000.50', '--', '明细'],
      ['2026-09', '(20.00)', '0.00', '已更正 2 次'],
    ])
  })

  it('a dataset the bureau has nothing of is not one that was never asked', async () => {
    answer(collected.collectedRows, ok({ ...paged([]), columns: [] }))
    await show(`${AT}&dataset=TAX_ARREARS`)
    expect(text()).toContain('此类数据：无')
    expect(text()).toContain('已于 2026-11-20 10:00 向深圳税局查询，结果为空。')
    await pressAt(tab(/^股东信息/))
    expect(text()).toContain('此类数据：未采集')
    expect(address()).toBe(`${AT}&dataset=SHAREHOLDER`)
  })

  it('another dataset leaves search, page and open row behind', async () => {
    await show(`${AT}&keyword=x&page=2&record=r1`)
    await pressAt(tab(/^登记信息/))
    expect(address()).toBe(`${AT}&dataset=REGISTRATION`)
    expect(sent(collected.collectedRows).at(-1)).toEqual({
      taxNo: TAX_NO,
      dataset: 'REGISTRATION',
      page: 1,
      size: 100,
    })
  })

  it('datasets are one stop of the keyboard, with arrows and ends', async () => {
    await show()
    const all = screen
      .getByRole('tablist', { name: '数据类别' })
      .querySelectorAll<HTMLElement>('[role=tab]')
    expect([...all].filter((t) => t.tabIndex === 0)).toEqual([tab(/^增值税申报/)])
    fireEvent.keyDown(tab(/^增值税申报/), { key: 'End' })
    await settle()
    expect(address()).toContain('dataset=BANK_TAX_AUTH')
    expect(document.activeElement).toBe(tab(/^银税互动/))
    fireEvent.keyDown(tab(/^银税互动/), { key: 'ArrowRight' })
    await settle()
    expect(address()).toContain('dataset=REGISTRATION')
  })

  it('speaks English to an English reader', async () => {
    prefer({ language: 'en' })
    await show()
    expect(tab(/^VAT returns/)).toBeTruthy()
    expect(screen.getByRole('columnheader', { name: 'Due' })).toBeTruthy()
  })
})

describe('a row', () => {
  const TITLE = '增值税申报 · 明细 · 2026-10'
  it('opens with its facts and lines, kept in the address', async () => {
    answer(
      collected.collectedRecord,
      ok({
        facts: [
          { zh: '申报日期', en: 'Filed', value: '2026-11-10' },
          { zh: '销售额', en: 'Sales', value: '12000.5' },
        ],
        columns: [{ key: 'line', zh: '栏次', en: 'Line', kind: 'text' }],
        rows: [{ line: '1' }, { line: null }],
      }),
    )
    await show()
    await press('明细')
    expect(address()).toBe(`${AT}&record=r1`)
    expect(dialogs()).toEqual([TITLE])
    expect(sent(collected.collectedRecord)).toEqual([
      { taxNo: TAX_NO, dataset: 'VAT_RETURN', id: 'r1' },
    ])
    expect(text()).toContain('销售额12,000.5')
    await pressIn(TITLE, '关闭')
    expect(address()).toBe(AT)
  })

  it('that cannot be had says why, and is asked for again', async () => {
    answer(collected.collectedRecord, no(500, '读取失败'), ok({ facts: [], columns: [], rows: [] }))
    await show(`${AT}&record=r1`)
    expect(alerts()[0]).toContain('读取失败')
    await press('重试')
    expect(text()).toContain('没有货物明细')
  })
})

describe('all rows', () => {
  it('leave as the server’s spreadsheet, under the search of the address', async () => {
    answer(collected.collectedExport, no(429, '导出过于频繁'), fileNamed('vat.xlsx'))
    await show(`${AT}&keyword=2026`)
    await press('导出全部')
    expect(notes()).toEqual(['导出过于频繁'])
    await press('导出全部')
    expect(sent(collected.collectedExport)[1]).toEqual({
      taxNo: TAX_NO,
      dataset: 'VAT_RETURN',
      keyword: '2026',
    })
    expect(saved.map((f) => f.name)).toEqual(['vat.xlsx'])
  })

  it('are not offered where there are none', async () => {
    answer(collected.collectedRows, ok({ ...paged([]), columns: [] }))
    await show(`${AT}&dataset=SHAREHOLDER`)
    expect(buttons()).not.toContain('导出全部')
    expect(screen.queryByRole('searchbox')).toBeNull()
  })
})

describe('an enterprise', () => {
  it('is chosen first, and may be another one', async () => {
    await show('/queryCenter/dataCollection?way=data')
    expect(sent(collected.collectedSummary)).toEqual([])
    await press(/^示例科技/)
    expect(address()).toBe(`/queryCenter/dataCollection?way=data&taxId=${TAX_NO}`)
    await press('更换企业')
    expect(dialogs()).toEqual(['选择企业'])
  })

  it('nothing was collected of says so, and leads to the link', async () => {
    answer(collected.collectedSummary, ok({ ...SUMMARY, dataCutoff: null, consents: [] }))
    await show()
    expect(text()).toContain('尚未从税局采集')
    expect(text()).toContain('无授权书，数据为本机构上传')
    expect(screen.getByRole('link', { name: '发起采集' })).toBeTruthy()
  })

  it('whose consent was taken back shows no data, and offers another enterprise', async () => {
    answer(collected.collectedSummary, no(3003, '企业已撤回授权，数据已封存'))
    await show()
    expect(text()).toContain('企业已撤回授权，数据已封存')
    expect(screen.queryByRole('tablist', { name: '数据类别' })).toBeNull()
    expect(buttons()).not.toContain('重试')
    await press('更换企业')
    expect(address()).toBe('/queryCenter/dataCollection?way=data')
  })

  it('that fails to load is tried again', async () => {
    answer(collected.collectedSummary, no(500, '系统数据异常'), ok(SUMMARY))
    await show()
    expect(alerts()[0]).toContain('系统数据异常')
    await press('重试')
    expect(tab(/^增值税申报/)).toBeTruthy()
  })

  it('has no way to collections and consents for who may see neither', async () => {
    be('ROLE_RYC_CHILD')
    await show()
    const hrefs = screen
      .getAllByRole('link')
      .map((a) => a.getAttribute('href'))
      .join()
    expect(hrefs).not.toContain('way=phone')
    expect(hrefs).not.toContain('/queryCenter/consents')
    expect(text()).toContain('SQ1')
    expect(button('导出全部')).toBeTruthy()
  })
})
