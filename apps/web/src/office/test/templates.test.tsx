// @vitest-environment happy-dom
/** Templates: the list, and a template with its sections beside a report that is shown by it. */
import { act, fireEvent, screen, within } from '@testing-library/react'
import type { AnyEndpoint } from '@xinjian/contract/endpoint'
import { report } from '@xinjian/contract/nouns/report'
import { template } from '@xinjian/contract/nouns/rules/template'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sampleReport } from '../../reports/test-support/sample.ts'
import { address, leaveForGood, press, settle, text, type } from '../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../test-support/server.ts'
import { Component as One } from '../template/pages/Template.tsx'
import { Component as List } from '../template/pages/Templates.tsx'
import { cells, dialog, newDesk, notes, open, paged, pressIn } from './desk.tsx'
import { DETAIL, ROW } from './report-sample.ts'

/** Four sections are enough to choose from, and drawn in no time. */
const REPORT = { ...sampleReport, sections: sampleReport.sections.slice(0, 4) }
const names = REPORT.sections.map(({ id }) => id.replace(/^s\d\d-/, ''))
const LINES = REPORT.sections.map(({ title }, i) => ({
  name: names[i],
  title,
  ...(i === 0 && { always: 'BASIS' }),
}))
const T = {
  id: 7,
  reportType: 'INVOICE',
  name: '授信版',
  status: 'DISABLED',
  version: 2,
  shown: 1,
  of: LINES.length,
  added: 0,
  updatedBy: 'demo',
  updatedAt: '2026-11-20T02:00:00Z',
}
const all = (shown = true) => names.map((name, i) => ({ name, shown: i === 0 || shown }))
/** A call with the number in its path. */
const numbered = {
  ...template.templateDetail,
  path: '/front/usertemplate/findTemplateById/7',
} as AnyEndpoint
const PRODUCT = { reportType: 'INVOICE', engineVersion: '1', sections: LINES, enabled: null }

beforeEach(() => {
  newDesk()
  answer(template.templateList, ok(paged([T])))
  answer(template.templatesOfProduct, ok(PRODUCT))
  answer(numbered, ok({ ...T, sections: all() }))
  answer(report.reportResult, ok(paged([{ ...ROW, sealed: true }, ROW])))
  answer(report.reportDetail, ok({ ...DETAIL, view: null, document: REPORT }))
})
afterEach(leaveForGood)

const preview = () => screen.getByRole('region', { name: '实时预览' })
const chapters = () =>
  [...preview().querySelectorAll('[data-chapter]')].map((e) => e.getAttribute('data-chapter'))
const tick = async (name: string) => {
  await act(async () => screen.getByRole('checkbox', { name: `显示“${name}”` }).click())
  await settle()
}
const last = LINES.at(-1)!

describe('the list', () => {
  it('tells kind, state and how much is shown; enabling says what follows', async () => {
    await open('/riskControl/templates', List)
    expect(cells('报告模板')[0]?.slice(0, 4)).toEqual([
      '授信版第 2 版',
      '发票报告',
      '未启用',
      `1 / ${LINES.length} 节`,
    ])
    answer(template.templateStatus, ok({ ...T, status: 'ENABLED', sections: all() }))
    await press('启用')
    expect(sent(template.templateStatus)).toEqual([{ id: 7, status: 'ENABLED' }])
    expect(notes()).toContain('已启用，此类报告即按此模板显示')
  })

  it('what is deleted can be taken back; an enabled one is deleted only after a question', async () => {
    answer(template.templateList, ok(paged([{ ...T, status: 'ENABLED' }])))
    await open('/riskControl/templates', List)
    answer(template.templateStatus, ok({ ...T, sections: all() }))
    await press('删除')
    expect(sent(template.templateStatus)).toEqual([])
    await pressIn('提示', '删除')
    await press('撤销删除“授信版”')
    expect(sent(template.templateStatus).map(({ status }) => status)).toEqual([
      'DELETED',
      'DISABLED',
    ])
  })
})

describe('a template', () => {
  it('is tried on the newest report that may be seen, as it is ticked', async () => {
    await open('/riskControl/template?id=7', One)
    expect(sent(report.reportDetail)).toEqual([{ reportNo: ROW.reportNo }])
    expect(text()).toContain(`${ROW.enterpriseName}　${ROW.reportNo}（本机构最近一份）`)
    expect(chapters()).toContain(REPORT.sections.at(-1)?.id)
    await tick(last.title)
    expect(chapters()).not.toContain(REPORT.sections.at(-1)?.id)
    expect(within(preview()).getByText(/^按机构模板显示/).textContent).toContain(
      `共 ${LINES.length} 节中的 ${LINES.length - 1} 节`,
    )
    expect(text()).toContain('有未保存的改动')
  })

  it('says why some sections are always shown, and that the verdict is no section at all', async () => {
    await open('/riskControl/template?id=7', One)
    const fixed = screen.getByRole<HTMLInputElement>('checkbox', {
      name: `显示“${LINES[0]?.title}”`,
    })
    expect([fixed.checked, fixed.disabled]).toEqual([true, true])
    expect(text()).toContain('必显：说明依据了哪些数据、哪些未取得')
    expect(text()).toContain('结论摘要、数据质量、指标口径说明与声明不属于可选章节')
  })

  it('is saved under the version it was read in; a refusal stays on the page', async () => {
    await open('/riskControl/template?id=7', One)
    await press(`上移 ${last.title}`)
    answer(template.templateUpdate, no(409, '这个模板已被他人修改或删除，请刷新后重试'))
    await press('保存')
    expect(text()).toContain('这个模板已被他人修改或删除，请刷新后重试')
    const order = [...names.slice(0, -2), names.at(-1), names.at(-2)]
    answer(template.templateUpdate, ok({ ...T, version: 3, sections: all() }))
    await press('保存')
    expect(sent(template.templateUpdate).at(-1)).toEqual({
      id: 7,
      version: 2,
      name: '授信版',
      sections: order.map((name) => ({ name, shown: true })),
    })
    expect(notes()).toContain('模板已保存')
  })

  it('a copy begins as the other one, under a name of its own', async () => {
    await open('/riskControl/template?from=7', One)
    answer(template.templateSave, ok({ ...T, id: 8, sections: all() }))
    await press('保存')
    expect(sent(template.templateSave)).toEqual([
      { reportType: 'INVOICE', name: '授信版 副本', sections: all() },
    ])
    await settle()
    expect(address()).toBe('/riskControl/template?id=8')
  })

  it('where the institution has no report of the kind, an invented one is shown and called so', async () => {
    answer(report.reportResult, ok(paged([])))
    answer(template.templateExample, ok({ document: REPORT }))
    await open('/riskControl/template?reportType=INVOICE', One)
    expect(text()).toContain('演示内容（虚构企业）')
    expect(sent(template.templateExample)).toEqual([{ reportType: 'INVOICE' }])
  })

  it('sections of a later engine stand last, and the page says so', async () => {
    answer(numbered, ok({ ...T, added: 1, sections: all().slice(0, -1) }))
    await open('/riskControl/template?id=7', One)
    expect(text()).toContain('有 1 节由新版报告引擎新增')
    const list = screen.getByRole('list', { name: '章节与顺序' })
    expect(list.lastElementChild?.textContent).toContain(last.title)
  })

  it('with changes is not left behind without a question', async () => {
    await open('/riskControl/template?id=7', One)
    await type(/^模板名称/, '改过的名称')
    const leave = screen.getByRole('link', { name: '返回列表' })
    await act(async () => leave.click())
    await settle()
    expect(address()).toBe('/riskControl/template?id=7')
    expect(dialog('提示').textContent).toContain('改动还没有保存')
    await pressIn('提示', '取消')
    expect(address()).toBe('/riskControl/template?id=7')
    const closing = new Event('beforeunload', { cancelable: true })
    fireEvent(window, closing)
    expect(closing.defaultPrevented).toBe(true)
    await act(async () => leave.click())
    await settle()
    await pressIn('提示', '离开')
    expect(address()).toBe('/riskControl/templates')
  })
})
