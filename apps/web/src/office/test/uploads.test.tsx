// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { enterprise } from '@xinjian/contract/nouns/enterprise'
import { intake } from '@xinjian/contract/nouns/intake'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cookie } from '../../shell/test/tab.tsx'
import {
  address,
  alerts,
  button,
  buttons,
  field,
  leaveForGood,
  noteOf,
  pass,
  press,
  rows,
  settle,
  text,
  type,
} from '../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../test-support/server.ts'
import { Component } from '../pages/DataCollection.tsx'
import {
  be,
  cells,
  choose,
  dialogs,
  fileNamed,
  inside,
  newDesk,
  notes,
  open,
  paged,
  pressIn,
  saved,
  TAX_NO,
} from './desk.tsx'

/** What was sent with its bytes counted, by XMLHttpRequest; each is answered by the test. */
interface Sent {
  url: string
  headers: Record<string, string>
  form: Record<string, unknown>
  aborted: boolean
  progress: (percent: number) => Promise<void>
  reply: (body: object | null, status?: number) => Promise<void>
  die: () => Promise<void>
}
let uploads: Sent[]
class Request {
  upload: { onprogress?: (e: object) => void } = {}
  onload = () => undefined
  onerror = () => undefined
  response: object | null = null
  status = 0
  headers: Record<string, string> = {}
  url = ''
  open(_: string, url: string) {
    this.url = url
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  abort() {
    const mine = uploads.find((u) => u.headers === this.headers)
    if (mine) mine.aborted = true
  }
  send(form: FormData) {
    const then = async (work: () => void) => {
      await act(async () => work())
      await settle()
    }
    uploads.push({
      url: this.url,
      headers: this.headers,
      form: Object.fromEntries(form),
      aborted: false,
      progress: (n) =>
        then(() => this.upload.onprogress?.({ lengthComputable: true, loaded: n, total: 100 })),
      reply: (body, status = 200) =>
        then(() => {
          this.response = body
          this.status = status
          this.onload()
        }),
      die: () => then(() => this.onerror()),
    })
  }
}

const FIRM = { id: 1, name: '示例科技有限公司', taxNo: TAX_NO, firstMonth: null, sealed: false }
const ROW = {
  id: 7,
  enterpriseId: 1,
  enterpriseName: FIRM.name,
  taxNo: TAX_NO,
  fileName: 'a.pdf',
  fileBytes: 2048,
  status: 'QUEUED',
  progress: 0,
  message: '',
  read: 0,
  added: 0,
  updated: 0,
  unchanged: 0,
  bad: 0,
  firstMonth: null as string | null,
  lastMonth: null as string | null,
  createdAt: '2026-11-21T02:00:00Z',
  finishedAt: null,
  createdBy: 'demo',
}
const DONE = {
  ...ROW,
  status: 'DONE_WITH_ERRORS',
  progress: 100,
  read: 9,
  added: 5,
  updated: 1,
  unchanged: 2,
  bad: 1,
}
const AT = `/queryCenter/dataCollection?taxId=${TAX_NO}`
const HISTORY = '导入记录'
const show = (at = AT) => open(at, Component)
const file = (name: string, size = 3) => new File(['x'.repeat(size)], name)
async function drop(...files: File[]): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('no place for files')
  Object.defineProperty(input, 'files', { configurable: true, value: files })
  fireEvent.change(input)
  await settle()
}
const line = (name: string) => rows().find((row) => row.includes(name)) ?? ''

beforeEach(() => {
  newDesk()
  uploads = []
  vi.stubGlobal('XMLHttpRequest', Request)
  answer(enterprise.enterpriseList, ok(paged([FIRM])))
  answer(intake.dataCollection, ok(paged([])))
  answer(intake.jobEvents, new Promise(() => undefined))
})
afterEach(leaveForGood)

describe('a file', () => {
  it('goes to its enterprise with the session’s token, and shows its bytes as they leave', async () => {
    await show()
    await drop(file('a.pdf', 2048))
    expect(uploads[0]).toMatchObject({
      url: '/api/invoice/import/upload',
      headers: { Authorization: 'Bearer T' },
      form: { taxNo: TAX_NO, direction: '' },
    })
    expect(uploads.map((u) => (u.form.file as File).name)).toEqual(['a.pdf'])
    await uploads[0]?.progress(40)
    expect(line('a.pdf')).toContain('2.0 KB')
    expect(line('a.pdf')).toContain('上传中 40%')
    await uploads[0]?.reply(ok([ROW]))
    expect(line('a.pdf')).toContain('已上传，等待处理')
    expect(sent(intake.dataCollection)).toHaveLength(2)
  })

  it('says its direction where one is chosen', async () => {
    await show()
    fireEvent.click(screen.getByText('进项'))
    await settle()
    await drop(file('a.pdf'))
    expect(uploads[0]?.form.direction).toBe('IN')
  })

  it('that is done says what became of its invoices, and leads to what was wrong', async () => {
    answer(intake.dataCollection, ok(paged([])), ok(paged([DONE])))
    await show()
    await drop(file('a.pdf'))
    await uploads[0]?.reply(ok([ROW]))
    expect(line('a.pdf')).toContain('新增 5 · 更新 1 · 未变 2 · 错误 1')
    await press('错误明细')
    expect(address()).toBe(`${AT}&errors=7`)
  })

  it.each([
    ['in the server’s words', no(400, '不是发票文件，请核对后重新上传'), 400, '不是发票文件'],
    ['that is too large', null, 413, '系统数据异常'],
    ['without words', {}, 500, '系统数据异常'],
  ])('that is refused says why %s, and is sent again', async (_, body, status, words) => {
    await show()
    await drop(file('a.pdf'))
    await uploads[0]?.reply(body, status)
    expect(line('a.pdf')).toContain(words)
    await press('重新上传')
    expect(uploads).toHaveLength(2)
    expect(line('a.pdf')).not.toContain(words)
    await uploads[1]?.reply(ok([ROW]))
    expect(line('a.pdf')).toContain('等待处理')
  })

  it('on a dead line says so', async () => {
    await show()
    await drop(file('a.pdf'))
    await uploads[0]?.die()
    expect(line('a.pdf')).toContain('文件未能上传，请检查网络后重试')
  })

  it('after the session’s end leads to the login, as any other call does', async () => {
    await show()
    await drop(file('a.pdf'))
    await uploads[0]?.reply(no(6212, '登录已过期，请重新登录'), 401)
    expect(dialogs()).toEqual(['提示'])
    expect(text()).toContain('登录已过期，请重新登录')
    await pressIn('提示', /./)
    expect(cookie('token')).toBeUndefined()
    expect(location.reload).toHaveBeenCalledOnce()
  })

  it('that came too often waits, and goes on by itself', async () => {
    await show()
    await drop(file('a.pdf'))
    await uploads[0]?.reply(no(429, '操作过于频繁'), 429)
    expect(line('a.pdf')).toContain('上传频率较高，稍后自动继续')
    expect(buttons()).not.toContain('重新上传')
    await pass(4_999)
    expect(uploads).toHaveLength(1)
    await pass(1)
    expect(uploads).toHaveLength(2)
  })

  it('that is cancelled stops, and leaves no trace', async () => {
    await show()
    await drop(file('a.pdf'))
    await press('取消')
    expect(uploads[0]?.aborted).toBe(true)
    expect(text()).not.toContain('a.pdf')
    await uploads[0]?.reply(ok([ROW]))
    expect(text()).not.toContain('a.pdf')
  })

  it('that the server has cannot be cancelled any more', async () => {
    await show()
    await drop(file('a.pdf'))
    await uploads[0]?.reply(ok([ROW]))
    expect(buttons()).not.toContain('取消')
  })
})

describe('many files', () => {
  it('go two at a time', async () => {
    await show()
    await drop(file('a.pdf'), file('b.pdf'), file('c.pdf'))
    expect(uploads.map((u) => (u.form.file as File).name)).toEqual(['a.pdf', 'b.pdf'])
    expect(line('c.pdf')).toContain('等待上传')
    await uploads[0]?.reply(no(400, '坏文件'))
    expect(uploads).toHaveLength(3)
    expect(line('a.pdf')).toContain('坏文件')
    expect(line('b.pdf')).toContain('上传中')
  })

  it('that are done leave the list together; those under way stay', async () => {
    answer(intake.dataCollection, ok(paged([])), ok(paged([DONE])))
    await show()
    await drop(file('a.pdf'), file('b.pdf'))
    await uploads[0]?.reply(ok([ROW]))
    await press('清除已完成')
    expect(rows().join()).not.toContain('新增 5 ·')
    expect(line('b.pdf')).toContain('上传中')
  })
})

describe('what was uploaded', () => {
  const FAILED = { ...ROW, status: 'FAILED', message: '文件已加密，请去除密码后重新上传' }
  it('stands with its state, its counts and its months', async () => {
    const months = { firstMonth: '2026-01', lastMonth: '2026-10' }
    answer(intake.dataCollection, ok(paged([{ ...DONE, id: 8, read: 1234, ...months }, FAILED])))
    await show()
    expect(cells(HISTORY)).toEqual([
      [
        'a.pdf示例科技有限公司 · 2.0 KB',
        '已完成，有错误',
        '1,234',
        '5',
        '1',
        '2',
        '1',
        '2026-01 至 2026-10',
        '2026-11-21 10:00demo',
        '',
      ],
      [
        expect.any(String),
        '失败文件已加密，请去除密码后重新上传',
        '0',
        '0',
        '0',
        '0',
        '0',
        '--',
        '2026-11-21 10:00demo',
        '重试',
      ],
    ])
  })

  it('and failed is tried again; a refusal is told', async () => {
    answer(intake.dataCollection, ok(paged([FAILED])))
    answer(intake.importRetry, no(2005, '该批次已完成，无需重试'), ok(ROW))
    await show()
    await press('重试')
    expect(notes()).toEqual(['该批次已完成，无需重试'])
    await press('重试')
    expect(sent(intake.importRetry)).toEqual([{ id: 7 }, { id: 7 }])
    expect(notes()).toContain('已重新提交处理')
  })

  it('is narrowed to the chosen enterprise and to a state', async () => {
    await show()
    await choose('状态', 'FAILED')
    fireEvent.click(screen.getByLabelText('仅看当前企业'))
    await settle()
    expect(sent(intake.dataCollection).at(-1)).toEqual({
      status: 'FAILED',
      taxNo: TAX_NO,
      page: 1,
      size: 20,
    })
  })

  it('wrong shows the first errors of all, and all of them as a file', async () => {
    const errors = [{ place: '第 3 行', column: null, reason: '缺少发票号码', raw: null }]
    answer(intake.importDetail, ok({ row: { ...DONE, bad: 1500 }, errors }))
    const file = { ...intake.importErrors, path: '/invoice/import/errors/7' as never }
    answer(file, no(500, '导出失败'), fileNamed('e.csv'))
    await show(`${AT}&errors=7`)
    const title = /^错误明细/
    expect(sent(intake.importDetail)).toEqual([{ id: 7 }])
    expect(text()).toContain('以下为前 1 条，共 1,500 条')
    expect(cells('错误明细')).toEqual([['第 3 行', '--', '缺少发票号码', '--']])
    await pressIn(title, '下载全部错误（CSV）')
    expect(notes()).toEqual(['导出失败'])
    await pressIn(title, '下载全部错误（CSV）')
    expect(saved.map((f) => f.name)).toEqual(['e.csv'])
    await pressIn(title, '关闭')
    expect(address()).toBe(AT)
  })

  it('wrong that cannot be had says why, and offers no file', async () => {
    answer(intake.importDetail, no(404, '没有这个批次'))
    await show(`${AT}&errors=7`)
    expect(alerts()[0]).toContain('没有这个批次')
    expect(
      inside('错误明细').getByRole<HTMLButtonElement>('button', { name: /下载全部/ }).disabled,
    ).toBe(true)
  })
})

describe('an enterprise', () => {
  const NAME = /^企业名称/
  const NUMBER = /^统一社会信用代码/
  const start = async () => {
    answer(enterprise.enterpriseSave, ok({ ...FIRM, taxNo: TAX_NO }))
    await show('/queryCenter/dataCollection')
    await press('添加企业')
  }

  it('is added with its number judged as it is typed, and chosen at once', async () => {
    await start()
    await type(NAME, '示例科技有限公司')
    await type(NUMBER, `${TAX_NO.slice(0, 17)}X`)
    expect(noteOf(NUMBER)).toContain(`第18位应为 G`)
    await type(NUMBER, TAX_NO.toLowerCase())
    expect(noteOf(NUMBER)).toContain('校验通过')
    await type('注册资本（万元）', '500')
    await press('保存')
    expect(sent(enterprise.enterpriseSave)).toEqual([
      { name: '示例科技有限公司', taxNo: TAX_NO, registeredCapitalWan: 500 },
    ])
    expect(notes()).toEqual(['企业已保存'])
    expect(dialogs()).toEqual([])
    expect(address()).toBe(AT)
  })

  it('with a wrong field is not sent, and the first wrong one is led to', async () => {
    await start()
    await press('保存')
    expect(document.activeElement).toBe(field(NAME))
    await type(NAME, '甲')
    await type(NUMBER, TAX_NO)
    await type('注册资本（万元）', '五百')
    await press('保存')
    expect(noteOf('注册资本（万元）')).toBe('请输入数字')
    expect(document.activeElement).toBe(field('注册资本（万元）'))
    expect(sent(enterprise.enterpriseSave)).toEqual([])
  })

  it('that the server refuses for its number says so there', async () => {
    await start()
    answer(enterprise.enterpriseSave, no(2002, '统一社会信用代码有误（taxNo）', 'taxNo'))
    await type(NAME, '甲')
    await type(NUMBER, TAX_NO)
    await press('保存')
    expect(noteOf(NUMBER)).toContain('统一社会信用代码有误')
    expect(dialogs()).toEqual(['添加企业'])
  })
})

it('who may look but not import is told so: no place for files, no adding, no second try', async () => {
  be('ROLE_DEMO')
  answer(intake.dataCollection, ok(paged([{ ...ROW, status: 'FAILED', message: '坏' }])))
  await show()
  expect(text()).toContain('您的账号可以查看导入记录，不能上传文件')
  expect(document.querySelector('input[type=file]')).toBeNull()
  expect(buttons()).not.toContain('添加企业')
  expect(buttons()).not.toContain('重试')
  expect(button('导出 CSV')).toBeTruthy()
})
