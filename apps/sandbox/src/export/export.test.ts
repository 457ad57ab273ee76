import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestSandbox } from '../testing/client.ts'
import type { Cell } from './columns.ts'
import { csv } from './csv.ts'
import { xlsx } from './xlsx.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await TestSandbox.start({ neighbours: 1 })
})
afterAll(() => sandbox.stop())

/** Part → text, by an unpacker that reads what the directory says. */
const partsOf = (bytes: Uint8Array): Map<string, string> =>
  new Map(Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)]))

async function workbook(
  sheets: Parameters<typeof xlsx>[0],
  maxRows?: number,
): Promise<Map<string, string>> {
  const chunks: Uint8Array[] = []
  for await (const chunk of xlsx(sheets, maxRows)) chunks.push(chunk)
  return partsOf(Buffer.concat(chunks))
}

test('the export is the bureau workbook: heads first, lines second, columns in order', async () => {
  const firm = await sandbox.firm('trader')
  const answer = await sandbox.fetch(
    `/world/enterprises/${firm.taxNo}/export.xlsx?direction=OUT&from=2026-03-01&to=2026-03-31`,
  )
  expect(decodeURIComponent(answer.headers.get('content-disposition')!)).toContain(
    '全量发票查询导出结果',
  )
  const parts = partsOf(new Uint8Array(await answer.arrayBuffer()))
  expect(parts.get('xl/workbook.xml')).toMatch(/name="发票基础信息".*name="信息汇总表"/)
  const titles = (part: string): string[] =>
    [...part.slice(0, part.indexOf('</row>')).matchAll(/<t>(.*?)<\/t>/g)].map((m) => m[1]!)
  expect(titles(parts.get('xl/worksheets/sheet1.xml')!).join()).toBe(
    '序号,发票代码,发票号码,数电发票号码,销方识别号,销方名称,购方识别号,购买方名称,开票日期,金额,税额,价税合计,发票来源,发票票种,发票状态,是否正数发票,发票风险等级,开票人,备注',
  )
  expect(titles(parts.get('xl/worksheets/sheet2.xml')!).join()).toBe(
    '序号,发票代码,发票号码,数电发票号码,销方识别号,销方名称,购方识别号,购买方名称,开票日期,税收分类编码,特定业务类型,货物或应税劳务名称,规格型号,单位,数量,单价,金额,税率,税额,价税合计,发票来源,发票票种,发票状态,是否正数发票,发票风险等级,开票人,备注',
  )
})

test('CSV heads and lines of the same period add up to the same money', async () => {
  const firm = await sandbox.firm('wholesale')
  const read = async (sheet: string, column: number): Promise<{ rows: number; sum: number }> => {
    const text = await (
      await sandbox.fetch(
        `/world/enterprises/${firm.taxNo}/export.csv?direction=ALL&sheet=${sheet}`,
      )
    ).text()
    const rows = text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((r) => r.split(','))
    return {
      rows: rows.length,
      sum: rows.reduce((a, r) => a + Math.round(Number(r[column]) * 100), 0),
    }
  }
  const [heads, lines] = [await read('heads', 11), await read('lines', 19)]
  expect(lines.sum).toBe(heads.sum)
  expect(lines.rows).toBeGreaterThan(heads.rows)
})

test.each([
  ['from=2026-13-01', 400],
  ['direction=SIDEWAYS', 400],
  ['sheet=nothing', 400],
])('%s is refused', async (query, status) => {
  const firm = await sandbox.firm('trader')
  expect((await sandbox.fetch(`/world/enterprises/${firm.taxNo}/export.csv?${query}`)).status).toBe(
    status,
  )
})

test('the registry knows every party of an invoice, with its status', async () => {
  const firm = await sandbox.firm('dishonest')
  const text = await (
    await sandbox.fetch(`/world/enterprises/${firm.taxNo}/export.csv?direction=OUT`)
  ).text()
  const buyers = new Set(
    text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((row) => row.split(',')[6]!)
      .filter((no) => no !== ''),
  )
  const statuses = new Set<string>()
  for (const taxNo of buyers) statuses.add((await sandbox.json(`/world/registry/${taxNo}`)).status)
  expect(statuses.has('存续')).toBe(true)
  expect(statuses.size).toBeGreaterThan(1)
  expect((await sandbox.fetch('/world/registry/91440300MA00000000')).status).toBe(404)
})

test('unknown enterprises have no export', async () => {
  expect((await sandbox.fetch('/world/enterprises/91440300MA00000000/export.csv')).status).toBe(404)
})

test('rows beyond a sheet roll over to the next with the heading repeated; markup in texts is escaped', async () => {
  const rows: Cell[][] = Array.from({ length: 5 }, (_, i) => [
    { number: String(i + 1) },
    `<甲&乙>${i}`,
  ])
  const parts = await workbook([{ name: '表', columns: ['序号', '文'], rows }], 3)
  expect(parts.get('xl/workbook.xml')).toMatch(/"表".*"表\(2\)".*"表\(3\)"/)
  expect(parts.get('xl/worksheets/sheet3.xml')).toContain(
    '<c r="A2"><v>5</v></c><c r="B2" t="inlineStr"><is><t>&lt;甲&amp;乙&gt;4</t></is></c>',
  )
  expect(parts.get('xl/worksheets/sheet3.xml')).toContain('<t>序号</t>')
  expect(parts.get('[Content_Types].xml')).toContain('/xl/worksheets/sheet3.xml')
})

test('an empty export still has its headings', async () => {
  const parts = await workbook([{ name: '空', columns: ['序号'], rows: [] }])
  expect(parts.get('xl/worksheets/sheet1.xml')).toContain('<t>序号</t>')
})

test('CSV quotes what needs quoting', () => {
  expect([...csv(['甲'], [['a,b'], ['说"好"'], [{ number: '-1.5' }], ['']])].join('')).toBe(
    '\uFEFF甲\r\n"a,b"\r\n"说""好"""\r\n-1.5\r\n\r\n',
  )
})

test('the returns are the bureau’s answers, a month each, and come to the sales invoiced in it', async () => {
  const firm = await sandbox.firm('shell1')
  const answers = (await (
    await sandbox.fetch(`/world/enterprises/${firm.taxNo}/returns.json`)
  ).json()) as {
    data: { HEAD: Record<string, string>; BODY: { HC: string; YBHW_LW_BYS: string }[] }
  }[]
  const periods = answers.map(({ data }) => data.HEAD.SSSQ_Q)
  expect(periods).toEqual([...new Set(periods)].sort())
  const { HEAD, BODY } = answers.at(-1)!.data
  // Of October 2026, declared by the day of the test in November.
  expect(HEAD).toMatchObject({ NSRSBH: firm.taxNo, SSSQ_Q: '2026-10-01', SSSQ_Z: '2026-10-31' })
  const sold = await (
    await sandbox.fetch(
      `/world/enterprises/${firm.taxNo}/export.csv?direction=OUT&from=${HEAD.SSSQ_Q}&to=${HEAD.SSSQ_Z}`,
    )
  ).text()
  const [titles = [], ...rows] = sold
    .trim()
    .split('\r\n')
    .map((row) => row.split(','))
  const cell = (row: readonly string[], title: string) => row[titles.indexOf(title)]
  const sum = rows
    .filter((row) => cell(row, '发票状态') !== '作废')
    .reduce((all, row) => all + Math.round(Number(cell(row, '金额')) * 100), 0)
  const declared = BODY.find(({ HC }) => HC === '1')!.YBHW_LW_BYS
  expect(Math.round(Number(declared) * 100)).toBe(sum)
  const small = await sandbox.firm('small')
  expect((await sandbox.fetch(`/world/enterprises/${small.taxNo}/returns.json`)).status).toBe(404)
})
