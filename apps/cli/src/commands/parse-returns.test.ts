import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { xinjian } from '../cli.test-support.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'xinjian-parse-'))
})
afterAll(() => rm(folder, { recursive: true }))
const at = (name: string): string => path.join(folder, name)

describe('xinjian parse', () => {
  it('tells a tax return with its lines and identities, and nothing where a key has nothing', async () => {
    const file = at('return.html')
    const line = (code: string, name: string, amount: string) =>
      `<tr><td>${code}</td><td>${name}</td><td><input value="${amount}"></td></tr>`
    await writeFile(
      file,
      `<html><h1>企业所得税月（季）度预缴纳税申报表（A类）</h1><p>纳税人识别号：91110108MA01XY2Z7N</p><table>
       <tr><td>行次</td><td>项目</td><td>本年累计金额</td></tr>${line('3', '利润总额', '100.00')}${line('10', '实际利润额', '90.5')}
       ${line('12', '应纳所得税额', '')}</table></html>`,
    )
    const { code, out } = await xinjian('parse', file, '--json')
    expect(code).toBe(0)
    const [told] = JSON.parse(out)
    expect(Object.keys(told)).toEqual(['file', 'invoices', 'returns', 'error'])
    expect(told.returns[0]).toMatchObject({ form: 'A200000', layout: '2021', blank: false })
    expect(told.returns[0].items.map((item: { values: unknown }) => item.values)).toEqual([
      { 本年累计金额: '100.00' },
      { 本年累计金额: '90.50' },
      { 本年累计金额: null },
    ])
  })
})
