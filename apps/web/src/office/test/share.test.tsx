// @vitest-environment happy-dom
import { report } from '@xinjian/contract/nouns/report'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  alerts,
  buttons,
  field,
  leaveForGood,
  noteOf,
  press,
  text,
  type,
} from '../../test-support/page.tsx'
import { answer, DEAD, no, ok, sent } from '../../test-support/server.ts'
import { Toolbar } from '../report-detail/Toolbar.tsx'
import {
  be,
  cells,
  choose,
  dialogs,
  inside,
  newDesk,
  notes,
  open,
  pressIn,
  REPORT_NO,
  TAX_NO,
} from './desk.tsx'

const LINK = {
  id: 7,
  url: null as string | null,
  purpose: '某某银行授信审查',
  createdBy: 'demo',
  createdAt: '2026-11-20T02:00:00Z',
  expiresAt: '2026-11-28T04:00:00Z',
  revokedAt: null as string | null,
  sleeping: false,
  views: 2,
}
const URL_ONCE = 'https://xinjian.example/share/tok'
const PURPOSE = /^分享对象与用途/
const SHARE = '对外分享'
const compared = vi.fn()
const Page = () => <Toolbar reportNo={REPORT_NO} taxNo={TAX_NO} onCompare={compared} />
const show = async () => {
  await open('/', Page)
  await press(SHARE)
}

beforeEach(() => {
  newDesk()
  answer(report.shareList, ok([LINK]))
  answer(report.shareCreate, ok({ ...LINK, id: 8, url: URL_ONCE }))
  answer(report.shareRevoke, ok(null))
})
afterEach(leaveForGood)

describe('a new link', () => {
  it('is made for a purpose and days, shown once, and stands in the list', async () => {
    await show()
    await type(PURPOSE, ' 某某银行 ')
    await choose('有效期', '30')
    await press('生成链接')
    expect(sent(report.shareCreate)).toEqual([
      { reportNo: REPORT_NO, purpose: '某某银行', days: 30 },
    ])
    expect(text()).toContain(URL_ONCE)
    expect(text()).toContain('完整链接只显示这一次')
    expect(sent(report.shareList)).toHaveLength(2)
    expect(field(PURPOSE).value).toBe('')
  })

  it('is gone once the dialog was closed', async () => {
    await show()
    await type(PURPOSE, '某某银行')
    await press('生成链接')
    await pressIn(SHARE, '关闭')
    await press(SHARE)
    expect(text()).not.toContain(URL_ONCE)
    expect(dialogs()).toEqual([SHARE])
  })

  it('lasts a week unless said otherwise, and a quarter at most', async () => {
    await show()
    const days = inside(SHARE).getByRole<HTMLSelectElement>('combobox', { name: '有效期' })
    expect(days.value).toBe('7')
    expect([...days.options].map((o) => o.value)).toEqual(['1', '7', '30', '90'])
  })

  it('is not made without saying for whom', async () => {
    await show()
    await press('生成链接')
    expect(noteOf(PURPOSE)).toBe('请填写分享给谁、作何用途')
    expect(document.activeElement).toBe(field(PURPOSE))
    expect(sent(report.shareCreate)).toEqual([])
  })

  it('that is refused says so at the field, and shows no link', async () => {
    answer(report.shareCreate, no(3003, '授权已失效，不能对外分享'))
    await show()
    await type(PURPOSE, '某某银行')
    await press('生成链接')
    expect(noteOf(PURPOSE)).toBe('授权已失效，不能对外分享')
    expect(field(PURPOSE).value).toBe('某某银行')
    expect(text()).not.toContain('完整链接只显示这一次')
  })

  it('is made once, however often it is pressed', async () => {
    const gate = Promise.withResolvers<object>()
    answer(report.shareCreate, gate.promise)
    await show()
    await type(PURPOSE, '某某银行')
    await press('生成链接')
    await press('生成链接')
    expect(sent(report.shareCreate)).toHaveLength(1)
    gate.resolve(ok(LINK))
  })

  it.each([
    [true, '链接已复制'],
    [false, '浏览器不允许复制，请手动选中文字后复制'],
  ])('is copied, or told how to copy it: %s', async (allowed, words) => {
    const writeText = vi.fn(async () => {
      if (!allowed) throw new Error('denied')
    })
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as never)
    document.execCommand = () => false
    await show()
    await type(PURPOSE, '某某银行')
    await press('生成链接')
    await press('复制链接')
    expect(writeText).toHaveBeenCalledWith(URL_ONCE)
    expect(notes()).toEqual([words])
  })
})

describe('links there are', () => {
  const CAPTION = '已生成的链接'
  it('say for whom, by whom, until when in China’s time, how often opened, and their state', async () => {
    answer(
      report.shareList,
      ok([
        LINK,
        { ...LINK, id: 6, expiresAt: '2026-11-21T03:59:59Z' },
        { ...LINK, id: 5, revokedAt: '2026-11-20T00:00:00Z' },
      ]),
    )
    await show()
    expect(cells(CAPTION)).toEqual([
      ['某某银行授信审查', 'demo', '2026-11-28 12:00', '2', '有效', '撤销'],
      ['某某银行授信审查', 'demo', '2026-11-21 11:59', '2', '已过期', ''],
      ['某某银行授信审查', 'demo', '2026-11-28 12:00', '2', '已撤销', ''],
    ])
  })

  it('that sleep say why, and are still revoked', async () => {
    answer(report.shareList, ok([{ ...LINK, sleeping: true }]))
    await show()
    const [row] = cells(CAPTION)
    expect(row?.[4]).toBe('休眠创建人已停用或不再有此权限，链接暂不能打开')
    expect(row?.[5]).toBe('撤销')
  })

  it('may be none', async () => {
    answer(report.shareList, ok([]))
    await show()
    expect(text()).toContain('还没有对外链接')
  })

  it('that cannot be had say why, and are asked for again', async () => {
    answer(report.shareList, no(500, '查询超时'), ok([LINK]))
    await show()
    expect(alerts()).toEqual([expect.stringContaining('查询超时')])
    await press('重试')
    expect(cells(CAPTION)).toHaveLength(1)
  })

  it('are not asked for before the dialog is open', async () => {
    await open('/', Page)
    expect(sent(report.shareList)).toEqual([])
  })
})

describe('revoking', () => {
  const start = async () => {
    await show()
    await press('撤销')
    expect(text()).toContain('撤销后链接立即失效')
  }

  it('is asked about first; a no leaves the link alone', async () => {
    await start()
    await pressIn('提示', '取消')
    expect(sent(report.shareRevoke)).toEqual([])
    expect(dialogs()).toEqual([SHARE])
  })

  it('ends this link, and the list is looked at anew', async () => {
    await start()
    answer(report.shareList, ok([{ ...LINK, revokedAt: '2026-11-21T04:00:00Z' }]))
    await pressIn('提示', '撤销')
    expect(sent(report.shareRevoke)).toEqual([{ id: 7 }])
    expect(notes()).toEqual(['链接已撤销'])
    expect(cells('已生成的链接')[0]?.[4]).toBe('已撤销')
  })

  it('that is refused says why, and the link still stands as it is', async () => {
    answer(report.shareRevoke, no(403, '您没有此项权限，如需开通请联系管理员'))
    await start()
    await pressIn('提示', '撤销')
    expect(notes()).toEqual(['您没有此项权限，如需开通请联系管理员'])
    expect(cells('已生成的链接')[0]?.[4]).toBe('有效')
  })

  it('on a dead line is told once, in the box', async () => {
    answer(report.shareRevoke, DEAD)
    await start()
    await pressIn('提示', '撤销')
    expect(dialogs()).toHaveLength(2)
    await pressIn('提示', '确定')
    expect(notes()).toEqual([])
  })
})

describe('what stands in the bar', () => {
  it('is no sharing for who may not share', async () => {
    be('ROLE_COMPANY_STAFF')
    await open('/', Page)
    expect(buttons()).not.toContain(SHARE)
    expect(buttons()).toEqual(['下载 PDF', 'Excel', 'JSON', '打印', '重算核对', '对比'])
  })

  it('leads back to the enterprise, and to the comparison', async () => {
    await open('/', Page)
    await press('对比')
    expect(compared).toHaveBeenCalledOnce()
    expect(document.querySelector('a')?.getAttribute('href')).toBe(
      `/queryCenter/queryReport?taxId=${TAX_NO}`,
    )
  })
})
