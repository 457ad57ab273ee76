// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ReportProvider } from '../context.tsx'
import { type Mounted, mount } from '../test-support/dom.ts'
import { plainReport } from '../test-support/sample-plain.ts'
import { EvidenceDrawer } from './EvidenceDrawer.tsx'
import type { EvidenceAnswer, EvidenceAsk, EvidenceProof, EvidenceSource } from './source.ts'

const OF = 'P-001.L12'
const PAID = 1_323_690.17

/** Payments, and on the second leg refunds: other columns, other words. */
function answerTo({ leg, keyword, page, sort }: EvidenceAsk): EvidenceAnswer {
  const legs = [
    { dataset: 'TAX_PAYMENT', title: '税款缴纳', condition: '缴款日期 2025-03-01 至 2026-02-28' },
    { dataset: 'TAX_PAYMENT', title: '退税', condition: '退税日期 2025-03-01 至 2026-02-28' },
  ]
  const frame = { legs, leg, page, size: 20 }
  if (leg === 1)
    return {
      ...frame,
      columns: [{ key: 'reason', title: '退税原因', type: 'text' }],
      sorts: [],
      counter: '次',
      total: 1,
      rows: [{ id: 'r', cells: { reason: '多缴' } }],
      sums: {},
    }
  return {
    ...frame,
    columns: [
      { key: 'paidOn', title: '缴款日期', type: 'date' },
      { key: 'tax', title: '税种', type: 'text' },
      { key: 'voucher', title: '凭证号', type: 'text', under: 'tax' },
      { key: 'amount', title: '实缴金额', type: 'money', sum: true },
      { key: 'lateFee', title: '滞纳金', type: 'money', sum: true, under: 'amount' },
    ],
    sorts: ['paidOn', 'amount'],
    counter: '笔',
    total: keyword ? 1 : 32,
    rows: [
      {
        id: `${page}${sort}`,
        cells: {
          paidOn: '2025-04-15',
          tax: '增值税',
          voucher: 'PZ-0001',
          amount: 62_140.35,
          lateFee: null,
        },
      },
    ],
    // A search that leaves the same sum by chance is still no proof.
    sums: { amount: PAID, lateFee: 0 },
  }
}

const PROOF: EvidenceProof = {
  formula: 'SUM',
  terms: [{ name: null, value: PAID, unit: 'yuan', column: 'amount' }],
  value: PAID,
  unit: 'yuan',
}
let page: Mounted
let proof: EvidenceProof
let asks: EvidenceAsk[]
let fail: string | null
const exported = vi.fn<EvidenceSource['exportAll']>(() => Promise.resolve())
const source: EvidenceSource = {
  load(ask) {
    asks.push(ask)
    return fail ? Promise.reject(new Error(fail)) : Promise.resolve(answerTo(ask))
  },
  prove: () => Promise.resolve(proof),
  open: () => Promise.reject(new Error('不在此处打开')),
  saveOriginal: () => Promise.resolve(),
  exportAll: exported,
}
const closed = vi.fn()

const Drawer = ({ of }: { of: string | null }) => (
  <ReportProvider document={plainReport} mode="screen">
    <button type="button">figure</button>
    <EvidenceDrawer of={of} source={source} onClose={closed} />
  </ReportProvider>
)
/** Lets the waiting time of typing, and what it starts, pass. */
const pass = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(async () => {
  vi.useFakeTimers()
  asks = []
  fail = null
  proof = PROOF
  vi.clearAllMocks()
  page = await mount(<Drawer of={OF} />)
  await pass()
})
afterEach(async () => {
  vi.useRealTimers()
})

describe('rows by columns', () => {
  it('shows titles, cells in their types, small lines under their column, the counter', () => {
    expect(page.all('th[scope=col]').map((th) => th.textContent)).toEqual([
      '缴款日期',
      '税种凭证号',
      '实缴金额滞纳金',
    ])
    expect(page.all('tbody td')[1]!.textContent).toBe('增值税PZ-0001')
    expect(page.all('tbody td')[1]!.querySelector('small')!.textContent).toBe('PZ-0001')
    // A small line that has nothing to say leaves no dash.
    expect(page.all('tbody td')[2]!.textContent).toBe('62,140.35')
    expect(page.text()).toContain('32 笔')
    expect(page.text()).toContain('取数条件：缴款日期 2025-03-01')
  })

  it('sums in the foot, and says which sum is the figure', () => {
    expect(page.all('tfoot td')[0]!.textContent).toBe('1,323,690.170.00')
    expect(page.all('.matched').map((e) => e.textContent)).toEqual(['1,323,690.17'])
    expect(page.named('[role=status]', '验算实缴金额 1,323,690.17 = 1,323,690.17')).toBeTruthy()
  })

  it('turns pages', async () => {
    await page.click(page.named('button', '下一页'))
    await pass()
    expect(asks.at(-1)).toMatchObject({ page: 2, leg: 0 })
    expect(page.text()).toContain('第 2 / 2 页')
  })
})

describe('search and sort', () => {
  it('asks once typing rests, from the first page, and claims nothing of what was found', async () => {
    await page.click(page.named('button', '下一页'))
    await pass()
    const before = asks.length
    const box = page.named('input', '在明细中搜索')
    await page.enter(box, '增')
    await page.enter(box, '增值')
    await pass(299)
    expect(asks).toHaveLength(before)
    await pass(1)
    expect(asks.slice(before)).toMatchObject([{ keyword: '增值', page: 1 }])
    expect(page.text()).toContain('1 笔')
    expect(page.text()).not.toContain('验算')
  })

  it('offers the columns that rows can be sorted by, in words of their type', async () => {
    const select = page.named('select', '排序')
    expect([...select.querySelectorAll('option')].map((o) => o.textContent)).toEqual([
      '默认排序',
      '缴款日期 由近到远',
      '缴款日期 由远到近',
      '实缴金额 由大到小',
      '实缴金额 由小到大',
    ])
    await page.enter(select, '-amount')
    await pass()
    expect(asks.at(-1)).toMatchObject({ sort: '-amount', page: 1 })
    expect(asks[0]!.sort).toBeNull()
  })
})

describe('legs', () => {
  it('switch the rows with their columns, and start anew', async () => {
    await page.enter(page.named('select', '排序'), '-amount')
    await page.click(page.named('button', '退税'))
    await pass()
    expect(asks.at(-1)).toMatchObject({ leg: 1, page: 1, keyword: '', sort: null })
    expect(page.all('th[scope=col]').map((th) => th.textContent)).toEqual(['退税原因'])
    expect(page.text()).toContain('1 次')
    expect(page.all('tfoot')).toHaveLength(0)
    expect(page.named('button', '退税').getAttribute('aria-pressed')).toBe('true')
  })

  it('claim nothing of rows that belong to the part before', async () => {
    expect(page.all('.match')).toHaveLength(1)
    await page.click(page.named('button', '退税'))
    expect(page.all('.match')).toHaveLength(0)
  })

  it('are exported one by one, as they are narrowed', async () => {
    await page.click(page.named('button', '退税'))
    await pass()
    await page.enter(page.named('input', '在明细中搜索'), '多缴')
    await pass(300)
    // Of a search, the rows found; never “all”.
    await page.click(page.named('button', '导出筛选出的 1 条'))
    expect(exported).toHaveBeenCalledWith({ of: OF, leg: 1, keyword: '多缴', sort: null })
  })
})

describe('a proof', () => {
  it('is not there where the rows do not give the figure, and no total is marked', async () => {
    proof = null
    await page.show(<Drawer of={null} />)
    await page.show(<Drawer of={OF} />)
    await pass()
    expect(page.all('tbody tr').length).toBeGreaterThan(0)
    expect(page.text()).not.toContain('验算')
    expect(page.all('.matched')).toHaveLength(0)
  })
})

describe('when it fails', () => {
  it('says why and tries again, keeping the parts', async () => {
    fail = '网络连接异常，请检查网络后重试'
    await page.click(page.named('button', '退税'))
    await pass()
    expect(page.named('[role=alert]', `${fail}重试`)).toBeTruthy()
    expect(page.named('button', '税款缴纳')).toBeTruthy()
    fail = null
    await page.click(page.named('button', '重试'))
    await pass()
    expect(page.text()).toContain('多缴')
    expect(page.all('[role=alert]')).toHaveLength(0)
  })

  it('tells that an export failed beside its button', async () => {
    exported.mockRejectedValueOnce(new Error('明细超过上限'))
    await page.click(page.named('button', '导出全部 32 条'))
    expect(page.named('[role=alert]', '明细超过上限')).toBeTruthy()
    expect(page.named('button', '导出全部 32 条').hasAttribute('disabled')).toBe(false)
  })
})

describe('the dialog', () => {
  it('closes by Esc, by its button and by a click beside it, not inside', async () => {
    const dialog = page.all('dialog')[0]!
    await act(async () => dialog.dispatchEvent(new Event('cancel', { cancelable: true })))
    expect(closed).toHaveBeenCalledTimes(1)
    await page.click(page.named('button', '关闭'))
    await page.click(dialog)
    expect(closed).toHaveBeenCalledTimes(3)
    await page.click(page.all('.drawerBody')[0]!)
    expect(closed).toHaveBeenCalledTimes(3)
  })

  it('gives the focus back to what opened it', async () => {
    await page.show(<Drawer of={null} />)
    const opener = page.named('button', 'figure')
    opener.focus()
    await page.show(<Drawer of={OF} />)
    expect(page.all('dialog')[0]!.hasAttribute('open')).toBe(true)
    page.named('input', '在明细中搜索').focus()
    await page.show(<Drawer of={null} />)
    expect(document.activeElement).toBe(opener)
  })

  it('asks nothing for a figure that is made of no rows', async () => {
    const before = asks.length
    await page.show(<Drawer of="P-003.L12" />)
    await pass()
    expect(asks).toHaveLength(before)
    expect(page.text()).toContain('没有可列出的明细')
  })
})
