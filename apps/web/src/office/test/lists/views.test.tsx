// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { listView } from '@xinjian/contract/nouns/lists/listView'
import { report } from '@xinjian/contract/nouns/report'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  address,
  alerts,
  leaveForGood,
  press,
  pressAt,
  settle,
  text,
  type,
} from '../../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../../test-support/server.ts'
import { toasts } from '../../../ui/feedback.ts'
import { Component } from '../../report/pages/QueryPage.tsx'
import {
  cells,
  choose,
  dialogs,
  inside,
  NO_VIEWS,
  newDesk,
  notes,
  open,
  paged,
  pressIn,
} from '../desk.tsx'
import { ROW } from '../order/order-sample.ts'

const PAGE = '/queryRecord/queryPage'
const show = (query = '') => open(PAGE + query, Component)
const VIEW = {
  id: 7,
  name: '待复核',
  query: 'status=READY&sort=-createdAt&task=1',
  columns: null,
  shared: false,
  own: true,
  madeBy: 'demo',
}
const FOREIGN = {
  ...VIEW,
  id: 8,
  name: '同事的',
  own: false,
  madeBy: 'staff',
  shared: true,
  columns: { shown: ['reportNo'], hidden: [] },
}
const last = () => sent(report.reportResult).at(-1)
const heads = () =>
  screen
    .getAllByRole('columnheader')
    .map((head) => head.textContent)
    .filter(Boolean)
const menu = async (name: string) => {
  await pressAt(screen.getByRole('button', { name: /^视图/ }))
  await pressAt(screen.getByRole('menuitem', { name }))
  await settle()
}

beforeEach(() => {
  newDesk()
  answer(report.reportResult, ok(paged([ROW])))
})
afterEach(leaveForGood)

describe('a view', () => {
  it('that the list opens with is there on a visit that says nothing, and on no other', async () => {
    answer(listView.listViews, ok({ ...NO_VIEWS, views: [VIEW], defaultView: 7 }))
    await show()
    expect(last()).toMatchObject({ status: 'READY' })
    // What the list does not know is not taken over from a view.
    expect(address()).toBe(`${PAGE}?status=READY&sort=-createdAt&view=7`)
    await press('重置')
    expect(address()).toBe(`${PAGE}?sort=-createdAt`)
  })

  it('does not overrule an address that says what is wanted', async () => {
    answer(listView.listViews, ok({ ...NO_VIEWS, views: [VIEW], defaultView: 7 }))
    await show('?status=FAILED')
    expect(address()).toBe(`${PAGE}?status=FAILED`)
    expect(last()).toMatchObject({ status: 'FAILED' })
  })

  it('is chosen, told to be changed, and updated', async () => {
    answer(listView.listViews, ok({ ...NO_VIEWS, views: [VIEW, FOREIGN] }))
    answer(listView.listViewSave, ok(VIEW))
    await show('?keyword=甲')
    await menu('待复核')
    expect(address()).toBe(`${PAGE}?status=READY&sort=-createdAt&view=7`)
    await choose('状态', 'FAILED')
    expect(text()).toContain('待复核（有改动）')
    await menu('保存改动到“待复核”')
    expect(sent(listView.listViewSave)).toEqual([
      {
        id: 7,
        name: '待复核',
        columns: null,
        list: 'report',
        query: 'sort=-createdAt&status=FAILED',
      },
    ])
    expect(notes()).toEqual(['视图已更新'])
  })

  it('is saved under a name, shared where that was ticked, and stands in the address', async () => {
    answer(listView.listViewSave, no(409, '已有同名的视图，请换一个名称', 'name'), ok(VIEW))
    answer(listView.listViewShare, ok(VIEW))
    await show('?status=READY&page=2')
    await menu('另存为视图…')
    await pressIn('另存为视图…', '保存')
    expect(alerts()).toContain('请填写视图名称')
    await type(/视图名称/, '待复核')
    await pressAt(inside('另存为视图…').getByRole('checkbox', { name: '共享给本机构' }))
    await pressIn('另存为视图…', '保存')
    expect(alerts()).toContain('已有同名的视图，请换一个名称')
    await type(/视图名称/, '待复核2')
    await pressIn('另存为视图…', '保存')
    expect(sent(listView.listViewSave).at(-1)).toEqual({
      list: 'report',
      name: '待复核2',
      query: 'status=READY',
      columns: null,
    })
    expect(sent(listView.listViewShare)).toEqual([{ id: 7, shared: true }])
    expect(dialogs()).toEqual([])
    expect(address()).toContain('view=7')
  })

  it('that was deleted can be taken back', async () => {
    answer(listView.listViews, ok({ ...NO_VIEWS, views: [VIEW, FOREIGN] }))
    answer(listView.listViewDelete, ok(null))
    answer(listView.listViewRestore, ok(VIEW))
    await show('?view=7')
    await menu('管理视图…')
    // Of a colleague's nothing can be changed here.
    expect(inside('管理视图').queryByRole('button', { name: '删除视图 同事的' })).toBeNull()
    await pressIn('管理视图', '删除视图 待复核')
    expect(sent(listView.listViewDelete)).toEqual([{ id: 7 }])
    // Beside an open dialog nothing could be pressed.
    expect(dialogs()).toEqual([])
    expect(address()).toBe(PAGE)
    const [note] = toasts.get()
    expect([note?.message, note?.action?.label]).toEqual(['已删除视图“待复核”', '撤销'])
    note?.action?.run()
    await settle()
    expect(sent(listView.listViewRestore)).toEqual([{ id: 7 }])
  })

  it('is made the one that the list opens with', async () => {
    answer(listView.listViews, ok({ ...NO_VIEWS, views: [VIEW] }))
    answer(listView.listViewDefault, ok(null))
    await show()
    await menu('管理视图…')
    await choose('打开列表时', '7')
    await choose('打开列表时', '')
    expect(sent(listView.listViewDefault)).toEqual([{ list: 'report', id: 7 }, { list: 'report' }])
  })

  it('nobody needs any: a list whose views cannot be read is shown all the same', async () => {
    answer(listView.listViews, no(500, '读取失败'))
    await show()
    expect(cells('报告记录')).toHaveLength(1)
  })
})

describe('columns', () => {
  it('stand as they were set', async () => {
    const columns = { shown: ['createdAt', 'reportNo'], hidden: ['enterpriseName', 'through'] }
    answer(listView.listViews, ok({ ...NO_VIEWS, columns }))
    await show()
    expect(heads().slice(0, 2)).toEqual(
      ['生成时间', '报告编号'].map((h) => expect.stringContaining(h)) as string[],
    )
    expect(heads().join()).not.toContain('截至月份')
  })

  it('are moved and left out by keyboard, and kept with their reader', async () => {
    answer(listView.listColumns, ok(null))
    await show()
    await press('列')
    const first = inside('显示哪些列').getAllByRole('checkbox')[0]!
    fireEvent.keyDown(first, { key: 'ArrowDown', altKey: true })
    await settle()
    await pressAt(inside('显示哪些列').getAllByRole('checkbox')[2]!)
    await pressIn('显示哪些列', '应用')
    const [asked] = sent(listView.listColumns) as {
      columns: { shown: string[]; hidden: string[] }
    }[]
    expect(asked?.columns.shown.slice(0, 2)).toEqual(['enterpriseName', 'reportNo'])
    expect(asked?.columns.hidden).toEqual(['reportType'])
    expect(dialogs()).toEqual([])
  })

  it('are put back as the list has them', async () => {
    answer(listView.listColumns, ok(null))
    await show()
    await press('列')
    await pressIn('显示哪些列', '恢复默认')
    expect(sent(listView.listColumns)).toEqual([{ list: 'report' }])
  })

  it('of a colleague’s view are his', async () => {
    answer(listView.listViews, ok({ ...NO_VIEWS, views: [FOREIGN] }))
    await show('?view=8')
    expect(heads()[0]).toContain('报告编号')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '列' }).disabled).toBe(true)
  })
})
