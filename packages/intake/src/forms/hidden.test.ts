import { describe, expect, it } from 'vitest'
import { gridOfHtml } from './read-html.ts'

const rows = (html: string): string[] =>
  gridOfHtml(html).flatMap((sheet) =>
    sheet.rows.map(({ cells }) => cells.map(({ column, text }) => `${column}:${text}`).join(' ')),
  )

describe('parts of a page that nobody sees', () => {
  it('cells that a span covers do not shift the columns, closed or not', () => {
    expect(
      rows(
        '<table><tr><td colspan=2>项目</td><td class=hidden></td><td>栏次</td></tr><tr><td colspan=2>甲<td class="x hidden">乙<td>1</table>',
      ),
    ).toEqual(['0:项目 2:栏次', '0:甲 2:1'])
  })

  it('rows, blocks and inputs that are not displayed', () => {
    expect(
      rows(
        '<div style="display: none"><div>甲</div>乙</div><table><tr style="display:none"><td>丙</td></tr><tr><td><input value=1 style="display:none"><input value=2></td></tr></table>',
      ),
    ).toEqual(['0:2'])
  })

  it('a table within a hidden cell is hidden with it', () => {
    expect(
      rows(
        '<table><tr><td class=ng-hide><table><tr><td>甲</td></tr></table></td><td>乙</td></tr></table>',
      ),
    ).toEqual(['0:乙'])
  })

  it('of two editions in a template the later one is seen', () => {
    const cell = (mark: string, text: string) => `<td ng-show="a.edition${mark}'Y'">${text}</td>`
    const row = `<tr>${cell('!=', '6')}${cell('==', '8')}<td>丙</td></tr>`
    expect(rows(`<table>${row}</table>`)).toEqual(['0:8 1:丙'])
  })

  it('in a page that a program has filled in only its own marks count', () => {
    const row =
      '<tr class="ng-scope"><td ng-show="a!=\'Y\'">6</td><td ng-show="a==\'Y\'" class="ng-hide">8</td></tr>'
    expect(rows(`<table>${row}</table>`)).toEqual(['0:6'])
  })
})
