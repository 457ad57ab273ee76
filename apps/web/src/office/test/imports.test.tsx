// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { enterprise } from '@xinjian/contract/nouns/enterprise'
import { intake } from '@xinjian/contract/nouns/intake'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  address,
  alerts,
  button,
  buttons,
  field,
  leaveForGood,
  noteOf,
  press,
  settle,
  text,
  type,
} from '../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../test-support/server.ts'
import {
  be,
  cells,
  choose,
  dialogs,
  fileNamed,
  inside,
  newDesk,
  notes,
  paged,
  pressIn,
  saved,
  TAX_NO,
} from './desk.tsx'
import { AT, DONE, FIRM, HISTORY, Request, ROW, show, uploads } from './upload-sample.ts'

beforeEach(() => {
  newDesk()
  uploads.length = 0
  vi.stubGlobal('XMLHttpRequest', Request)
  answer(enterprise.enterpriseList, ok(paged([FIRM])))
  answer(intake.dataCollection, ok(paged([])))
  answer(intake.jobEvents, new Promise(() => undefined))
})
afterEach(leaveForGood)

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
        '失败没有任何数据入库。原因：文件已加密，请去除密码后重新上传',
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
  expect(button('导出 Excel')).toBeTruthy()
})
