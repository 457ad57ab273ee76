import { readXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import { streamTableXlsx } from './xlsx.ts'
import { cellOf, cellText, cellTexts } from './xlsx-cells.ts'

it.each([
  ['characters that XML has not', '\ufffe甲\uffff公司', '甲公司'],
  ['half a pair', '甲\ud800公司', '甲\ufffd公司'],
  ['whole pairs', '𠮷野家', '𠮷野家'],
  ['what looks like a spelled character', '_x0041_公司', '_x005F_x0041_公司'],
  ['plain underscores', 'a_b_x1_c', 'a_b_x1_c'],
])('%s', (_, text, cell) => expect(cellText(text)).toBe(cell))

it('no text of a workbook begins as a formula does: of a report, of rows behind a figure, of collected rows', async () => {
  for (const text of ['=1+1', '＝1+1', '＋1', '－x', '＠x', '\n=1', '\t1', '\r1', '\uffff=1']) {
    expect(cellText(text)).toMatch(/^'/)
    expect(cellTexts({ text })).toEqual({ text: cellText(text) })
    for (const type of ['text', 'flag', 'date', 'month', 'money'] as const)
      expect(cellOf(text, type)).toBe(cellText(text))
  }
})

it('a text longer than a cell of Excel may be is cut, and its end says so', () => {
  expect(cellText('长'.repeat(32_766))).toHaveLength(32_766)
  const cut = cellText(`=${'长'.repeat(40_000)}`)
  expect(cut).toHaveLength(32_767)
  expect([cut.slice(0, 3), cut.at(-1)]).toEqual(["'=长", '…'])
})

it('only texts of a row change', () =>
  expect(cellTexts({ a: '\uffff', b: 1, c: null, d: true })).toEqual({
    a: '',
    b: 1,
    c: null,
    d: true,
  }))

it('a workbook with such names can be read, and shows them as they are', async () => {
  async function* rows() {
    for (const name of ['\ufffe甲公司', '_x0041_公司', 'a\u0001b']) yield { name }
  }
  const stream = streamTableXlsx('表', [{ key: 'name', title: '名称', type: 'text' }], rows())
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  const [sheet] = (await readXlsx(bytes)).sheets
  expect(sheet?.rows.slice(1).map(([name]) => name)).toEqual(['甲公司', '_x0041_公司', 'a\u0001b'])
})
