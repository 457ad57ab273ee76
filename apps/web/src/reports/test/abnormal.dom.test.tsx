// @vitest-environment jsdom
/** 只看异常: what is hidden, and what stays. */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { abnormalSections } from '../abnormal.ts'
import { indexReport } from '../model.ts'
import { ReportScreen } from '../ReportScreen.tsx'
import { mount } from '../test-support/dom.ts'
import { sampleReport } from '../test-support/sample.ts'

const HEAD = {
  reportNo: null,
  institution: '',
  fingerprint: null,
  createdAt: null,
  verifyUrl: null,
}
const page = (abnormal: boolean) =>
  renderToStaticMarkup(
    <ReportScreen document={sampleReport} head={HEAD} abnormal={abnormal} onAbnormal={() => {}} />,
  )

describe('only what is out of the ordinary', () => {
  it('hides normal and empty indicators, rules not hit and empty tables', () => {
    const all = page(false)
    const few = page(true)
    for (const name of ['红冲异常', '客户 HHI', '没有符合条件的数据'])
      expect([all.includes(name), few.includes(name)]).toEqual([true, false])
    for (const name of ['最大连续未开票天数', '长期断票', '取得异常凭证'])
      expect(few).toContain(name)
  })

  it('leaves out chapters in which nothing is, and those that only explain', () => {
    const raised = abnormalSections(sampleReport, indexReport(sampleReport)).map(({ id }) => id)
    expect(raised.length).toBeGreaterThan(0)
    expect(raised.length).toBeLessThan(sampleReport.sections.length)
    const few = page(true)
    for (const { id } of sampleReport.sections)
      expect([id, few.includes(`id="sec-${id}"`)]).toEqual([id, raised.includes(id)])
    expect(few).not.toContain('id="sec-method"')
    expect(few).toContain('id="sec-summary"')
  })

  it('is asked for by a switch, whose state the page keeps', async () => {
    const asked: boolean[] = []
    const shown = await mount(
      <ReportScreen document={sampleReport} head={HEAD} onAbnormal={(on) => asked.push(on)} />,
    )
    await shown.click(shown.all('input[type=checkbox]')[0]!)
    expect(asked).toEqual([true])
  })
})
