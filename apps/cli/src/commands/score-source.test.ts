import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { xinjian } from '../cli.test-support.ts'

let folder = ''
const at = (name: string): string => path.join(folder, name)

/** Two years of a sale and a purchase a month. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'xinjian-source-'))
  const head = '企业代号,发票号码,开票日期,购方单位代号,金额,税额,价税合计,发票状态'
  const [sales, purchases] = [[head], [head.replace('购方', '销方')]]
  for (let month = 0; month < 24; month++) {
    const date = `${2018 + Math.floor(month / 12)}/${(month % 12) + 1}/15`
    sales.push(`E1,${month},${date},B${month % 3},1000.0,130.0,1130.0,有效发票`)
    purchases.push(`E1,${month},${date},A1,600.0,78.0,678.0,有效发票`)
  }
  await writeFile(at('sales.csv'), sales.join('\n'))
  await writeFile(at('purchases.csv'), purchases.join('\n'))
})
afterAll(() => rm(folder, { recursive: true }))

const inputs = () => ['--sales', at('sales.csv'), '--purchases', at('purchases.csv')]

describe('xinjian score', () => {
  it('scores by the card of the source, and says which and why', async () => {
    const scored = async (...source: string[]) => {
      const { code, out } = await xinjian(
        ...['score', '--enterprise', 'E1', '--through', '2019-12', ...inputs(), ...source],
      )
      expect(code).toBe(0)
      const { card, cardReason, decision } = JSON.parse(out)
      return [card, cardReason, decision.text]
    }
    const files = await scored()
    expect(files).toEqual([
      'invoice-card-2026.3',
      expect.stringContaining('并非每月都由税务机关提供'),
      expect.any(String),
    ])
    expect(await scored('--source', 'file')).toEqual(files)
    expect(await scored('--source', 'bureau')).toEqual([
      'invoice-collected-2026.1',
      expect.stringContaining('均由税务机关提供'),
      expect.not.stringContaining('由企业上传'),
    ])
    const { out } = await xinjian(
      ...['score', '--enterprise', 'all', '--through', '2019-12', ...inputs()],
      ...['--source', 'bureau'],
    )
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines[0].card).toBe('invoice-collected-2026.1')
  })

  it.each([
    [['--source', 'office'], '--source 为 bureau 或 file。'],
    [['--source', 'bureau'], '--source bureau 须同时用 --sales 和 --purchases 给出两个清单。'],
  ])(
    'refuses a source that it does not know, or of half of the invoices: %j',
    async (source, why) => {
      const { code, err } = await xinjian(
        ...['score', '--enterprise', 'E1', '--through', '2019-12'],
        ...['--sales', at('sales.csv'), ...source],
      )
      expect([code, err]).toEqual([2, expect.stringContaining(why)])
    },
  )
})
