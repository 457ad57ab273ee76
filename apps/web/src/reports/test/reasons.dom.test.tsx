// @vitest-environment jsdom
/** Every reason of every kind opens what it names: its own rows, or the figure of the window it says. */
import { ENGINES } from '@xinjian/engine/engines'
import { parseMonth } from '@xinjian/engine/kit/calendar/window'
import type { ReportDocument } from '@xinjian/engine/report/document'
import { REPORT_KIND_NAMES, type ReportKind } from '@xinjian/engine/report/kinds'
import { describe, expect, it } from 'vitest'
import { GOLDEN_CHOICE } from '../../../../../packages/engine/test-support/golden.ts'
import { ReportProvider } from '../context.tsx'
import { SubjectView } from '../evidence/SubjectView.tsx'
import { windowText } from '../format/window.ts'
import { evidenceOf, indexReport, subjectOf } from '../model.ts'
import { Findings } from '../parts/Findings.tsx'
import { ScoreReasons } from '../parts/ScoreReasons.tsx'
import { mount } from '../test-support/dom.ts'
import { Reasons } from '../verdict/Reasons.tsx'

type Make = (facts: unknown, through: number) => ReportDocument

/** Reports of the facts that engines are held to. */
function documentsOf(kind: ReportKind): ReportDocument[] {
  const { decode, make } = ENGINES[kind]
  return Object.entries(GOLDEN_CHOICE[kind]).map(([name, bytes]) =>
    (make as Make)(decode(bytes()), parseMonth(name.slice(name.indexOf('@') + 1))!),
  )
}

/** Clicks every button, one by one; what each said and opened. */
async function clicked(document: ReportDocument): Promise<{ said: string; of: string }[]> {
  const { decision, score } = document.verdict
  let last = ''
  const page = await mount(
    <ReportProvider document={document} mode="screen" onOpen={(of) => (last = of)}>
      {decision ? <Reasons reasons={decision.reasons} table={decision.table} /> : null}
      {score ? <ScoreReasons score={score} /> : null}
      <Findings />
    </ReportProvider>,
  )
  const found = []
  // Other buttons lead to a chapter and open nothing.
  for (const button of page.all('button[data-rove]')) {
    last = ''
    await page.click(button)
    found.push({ said: button.textContent ?? '', of: last })
  }
  // The next report is read alone.
  await page.show(null)
  return found
}

const months = (text: string): string[] => [...text.matchAll(/近(\d+)个月/g)].map(([, n]) => n!)

describe.each(REPORT_KIND_NAMES)('reasons of %s', (kind) => {
  it('open what they name', async () => {
    let scored = 0
    let total = 0
    for (const document of documentsOf(kind)) {
      const index = indexReport(document)
      for (const { said, of } of await clicked(document)) {
        total++
        const subject = subjectOf(index, of)
        expect([said, subject?.kind]).not.toEqual([said, undefined])
        if (subject?.kind === 'score') {
          scored++
          expect(said).toBe(subject.figure.name)
          expect(evidenceOf(subject).length).toBeGreaterThan(0)
        }
        const [named] = months(said)
        // A figure as of the cut-off says in its key how many months it counts.
        const [, counted] = /\.M(\d+)\./.exec(of) ?? []
        if (counted) expect([said, named]).toEqual([said, counted])
        else if (subject?.kind === 'indicator' && named)
          expect([said, windowText(subject.indicator.window, 'zh')]).toEqual([
            said,
            expect.stringContaining(named),
          ])
      }
    }
    if (kind === 'LONG_LOAN') expect(total, 'it judges nothing').toBe(0)
    else expect(total).toBeGreaterThan(0)
    if (kind === 'INVOICE') expect(scored).toBeGreaterThan(0)
  })
})

describe('a cell', () => {
  it('is marked among the others of its row', async () => {
    const [document] = documentsOf('INVOICE')
    const index = indexReport(document!)
    const table = [...index.tables.values()].find(({ evidence }) => evidence?.[0]?.length)!
    const column = table.columns.find(({ type }) => type === 'money')!
    const subject = subjectOf(index, `table:${table.id}:0:${column.key}`)!
    const page = await mount(
      <ReportProvider document={document!} mode="screen">
        <SubjectView subject={subject} onLeg={null} />
      </ReportProvider>,
    )
    const marked = page.all('[aria-current=true]')
    expect(marked).toHaveLength(1)
    expect(marked[0]!.textContent).toContain(column.title)
  })
})
