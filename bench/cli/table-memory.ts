/** A table of a million invoices through the general reader: time and peak memory of the whole process, by format. */
import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { writeXlsxStream } from 'hucre/xlsx'
import { report } from '../lib/results.ts'
import { measure } from './measure.ts'

const ROWS = 1_000_000
const LIMIT_MB = 512
const READER = path.resolve(import.meta.dirname, 'read-table.ts')
const TITLES =
  '发票代码,发票号码,数电发票号码,销方识别号,销方名称,购方识别号,购买方名称,开票日期,金额,税额,价税合计,发票来源,发票票种,发票状态,是否正数发票,发票风险等级,开票人,备注'.split(
    ',',
  )

/** The columns of the bureau's export; numbers, parties and remarks differ from row to row. */
function* rows(): Generator<(string | number)[]> {
  yield TITLES
  for (let i = 0; i < ROWS; i++) {
    const amount = 10_000 + i
    yield [
      ...['', '', `2544200000${String(i).padStart(10, '0')}`],
      ...['91440300MA5EXAMPLE', '深圳市示例甲贸易有限公司'],
      ...[`91310000MA1${String(i % 5000).padStart(7, '0')}`, `上海示例第${i % 5000}商贸有限公司`],
      '2025-01-05 10:20:30',
      ...[amount / 100, (amount * 13) / 10_000, (amount * 113) / 10_000],
      ...['电子发票服务平台', '数电票（普通发票）', '正常', '是', '正常', '张示例', `订单 ${i}`],
    ]
  }
}

function* lines(): Generator<string> {
  for (const row of rows()) yield `${row.join(',')}\n`
}

const xlsx = (file: string, inlineStrings: boolean): Promise<void> =>
  writeXlsxStream(rows(), { name: '发票基础信息', inlineStrings }).pipeTo(
    Writable.toWeb(createWriteStream(file)),
  )

const FORMATS: Record<string, (file: string) => Promise<void>> = {
  'table.csv.gz': (file) =>
    pipeline(Readable.from(lines()), createGzip({ level: 1 }), createWriteStream(file)),
  'inline.xlsx': (file) => xlsx(file, true),
  'shared.xlsx': (file) => xlsx(file, false),
}

export async function run(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'xinjian-bench-table-'))
  try {
    const table: (string | number)[][] = []
    let peak = 0
    for (const [name, write] of Object.entries(FORMATS)) {
      const file = path.join(folder, name)
      await write(file)
      const { seconds, peakMb, stdout } = await measure(READER, [file])
      const read = (JSON.parse(stdout) as { rows: number }).rows
      if (read !== ROWS) throw new Error(`${name}: ${read} rows of ${ROWS}`)
      peak = Math.max(peak, peakMb)
      table.push([
        name,
        Math.round(statSync(file).size / 2 ** 20),
        seconds.toFixed(1),
        Math.round(peakMb),
      ])
      rmSync(file)
    }
    report({
      name: 'table-memory',
      title: 'A table of a million invoices, streamed',
      method: [`${ROWS} rows × ${TITLES.length} columns of the bureau's export, each format once.`],
      columns: ['file', 'MiB', 's', 'peak MiB'],
      rows: table,
      figures: [
        {
          name: 'peak memory MiB',
          value: Math.round(peak),
          goal: `< ${LIMIT_MB}`,
          met: peak < LIMIT_MB,
        },
      ],
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

if (import.meta.main) await run()
