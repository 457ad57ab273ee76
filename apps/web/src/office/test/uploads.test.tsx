// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { enterprise } from '@xinjian/contract/nouns/enterprise'
import { intake } from '@xinjian/contract/nouns/intake'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cookie } from '../../shell/test/tab.tsx'
import {
  address,
  buttons,
  leaveForGood,
  pass,
  press,
  pressAt,
  rows,
  settle,
  text,
} from '../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../test-support/server.ts'
import { dialogs, newDesk, paged, pressIn, TAX_NO } from './desk.tsx'
import { AT, DONE, drop, FIRM, file, line, Request, ROW, show, uploads } from './upload-sample.ts'

beforeEach(() => {
  newDesk()
  uploads.length = 0
  vi.stubGlobal('XMLHttpRequest', Request)
  answer(enterprise.enterpriseList, ok(paged([FIRM])))
  answer(intake.dataCollection, ok(paged([])))
  answer(intake.jobEvents, new Promise(() => undefined))
})
afterEach(leaveForGood)

/** Questions for the list of imports; the others follow what was sent. */
const asked = () => sent(intake.dataCollection).filter((body) => !body.ids)
const followed = () => sent(intake.dataCollection).flatMap((body) => (body.ids ? [body.ids] : []))

describe('however many files', () => {
  it('each is followed to its end, though the list below shows a page of them only', async () => {
    const names = Array.from({ length: 26 }, (_, i) => `${i + 1}.pdf`)
    await show()
    await drop(...names.map((name) => file(name)))
    for (let i = 0; i < 26; i++)
      await uploads[i]?.reply(ok([{ ...ROW, id: 100 + i, fileName: names[i] }]))
    const ends = (from: number) =>
      names.slice(from).map((fileName, i) => ({ ...DONE, id: 100 + from + i, fileName }))
    // Newest first, as the list has them: the oldest six are on its second page.
    answer(intake.dataCollection, ok(paged(ends(0))))
    await pass(5_000)
    await settle()
    expect(followed().at(-1)).toEqual(names.map((_, i) => 100 + i))
    for (const name of names) expect(line(name)).toContain('新增 5')
    const before = followed().length
    await pass(10_000)
    expect(followed()).toHaveLength(before)
  })
})

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
    expect(asked()).toHaveLength(2)
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
    [
      'in the server’s words',
      no(400, '不是发票文件，请核对后重新上传'),
      400,
      '没有任何数据入库。原因：不是发票文件',
    ],
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

  it('that could not be read says that nothing of it was stored, or how much was', async () => {
    const failed = { ...ROW, status: 'FAILED', message: '文件已损坏', bad: 1 }
    answer(intake.dataCollection, ok(paged([failed])))
    await show()
    await drop(file('a.pdf'))
    await uploads[0]?.reply(ok([ROW]))
    expect(line('a.pdf')).toContain('没有任何数据入库。原因：文件已损坏')
    answer(intake.dataCollection, ok(paged([{ ...failed, id: 8, added: 3 }])))
    await drop(file('b.pdf'))
    await uploads[1]?.reply(ok([{ ...ROW, id: 8 }]))
    expect(line('b.pdf')).toContain('已入库 3 张，其余未入库。原因：文件已损坏')
  })

  it('with documents to check leads to where they are checked', async () => {
    answer(intake.dataCollection, ok(paged([{ ...DONE, bad: 2, toCheck: 2 }])))
    await show()
    await drop(file('a.pdf'))
    await uploads[0]?.reply(ok([ROW]))
    expect(buttons().filter((name) => name === '错误明细')).toEqual([])
    answer(intake.importChecks, no(500, '稍后再试'))
    await pressAt(screen.getAllByRole('button', { name: '人工核对（2）' })[0]!)
    expect(address()).toBe(`${AT}&check=7`)
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
