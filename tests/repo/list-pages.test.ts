/** A list of the office stands on `office/list` and stays short: what is long there belongs into the list itself. */
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { read, repositoryFiles } from './lib/files.ts'

const OFFICE = 'apps/web/src/office/'
const LIST = `${OFFICE}list/`
const LINES = 100

const sources = repositoryFiles().filter(
  (f) => f.startsWith(OFFICE) && /\.tsx?$/.test(f) && !/\.test\.tsx?$/.test(f),
)

/** Files of the office that a file imports, from the root of the repository. */
const importsOf = (file: string): string[] =>
  [...read(file).matchAll(/from\s+'(\.[^']+)'/g)].map(([, to = '']) =>
    path.posix.join(path.posix.dirname(file), to),
  )

/** Lists are known by what they import, so that the next one cannot be forgotten here. */
const lists = sources.filter(
  (f) =>
    !f.startsWith(LIST) &&
    importsOf(f).some((to) => to === `${LIST}ListPage.tsx` || to === `${LIST}ListCard.tsx`),
)

describe('lists of the office', () => {
  it('are found by what they import', () => {
    expect(lists).toContain(`${OFFICE}report/pages/QueryPage.tsx`)
    expect(lists.length).toBeGreaterThanOrEqual(7)
  })

  it(`take fewer than ${LINES} lines each`, () => {
    const lines = (f: string) => read(f).split('\n').length - 1
    expect(lists.filter((f) => lines(f) >= LINES).map((f) => `${f} ${lines(f)}`)).toEqual([])
  })

  it('page through `office/list` alone; only where one thing is chosen, which is no list, are there pages beside it', () => {
    const pagers = sources.filter(
      (f) =>
        !f.startsWith(LIST) && importsOf(f).some((to) => to === 'apps/web/src/ui/table/Pager.tsx'),
    )
    expect(pagers).toEqual([
      `${OFFICE}common/EnterprisePicker.tsx`,
      // The papers of one relation, in a dialog above the graph.
      `${OFFICE}graph/card/Invoices.tsx`,
      `${OFFICE}report-compare/ChooseReport.tsx`,
      `${OFFICE}report-compare/PickReport.tsx`,
    ])
  })
})
