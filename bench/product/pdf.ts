/**
 * A report of about forty pages as PDF from a warm server: the time of the download call, first bytes asked to last byte
 * there, each of a report that was never printed before.
 */
import { median, report, spread } from '../lib/results.ts'
import { uploadBroadEnterprise } from './broad-enterprise.ts'
import { ask, startProduct } from './product.ts'

const ROUNDS = Number(process.env.XINJIAN_BENCH_ROUNDS ?? 11)
const PAUSE_MS = 1_500
const GOAL_S = 2

export async function run(): Promise<void> {
  const product = await startProduct()
  try {
    const token = await product.login()
    const taxId = await uploadBroadEnterprise(product.base, token)
    const times: number[] = []
    let bytes = 0
    let pages = 0
    for (let i = -2; i < ROUNDS; i++) {
      const reportNo = await ready(product.base, token, taxId)
      const started = performance.now()
      const response = await fetch(`${product.base}/api/frontTax/front/report/taxReport/download`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify({ reportNo, format: 'pdf' }),
      })
      const pdf = new Uint8Array(await response.arrayBuffer())
      if (response.status !== 200) throw new Error(new TextDecoder().decode(pdf))
      bytes = pdf.length
      pages = pagesOf(pdf)
      // The first two warm browser, fonts and code.
      if (i >= 0) times.push(performance.now() - started)
      // A server that printed a moment ago: the sheet in waiting is open again.
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
    const seconds = median(times) / 1000
    report({
      name: 'product-pdf',
      title: 'A report as PDF from a warm server',
      method: [
        `The invoice report of an enterprise whose report is as long as they get, ${pages} pages; each round a new report, printed once, ${PAUSE_MS} ms after the last; two rounds of warm-up; server, database and Chromium share the machine.`,
      ],
      columns: ['what', 'median (min–max)'],
      rows: [
        ['time, ms', spread(times)],
        ['file, KiB', Math.round(bytes / 1024)],
      ],
      figures: [
        {
          name: 'seconds of a PDF, median',
          clock: 'time',
          value: Number(seconds.toFixed(2)),
          goal: `< ${GOAL_S}`,
          met: seconds < GOAL_S,
        },
      ],
    })
  } finally {
    await product.stop()
  }
}

/** Page objects lie uncompressed in Chromium's files. */
const pagesOf = (pdf: Uint8Array): number =>
  new TextDecoder('latin1').decode(pdf).match(/\/Type\s*\/Page\b/g)?.length ?? 0

async function ready(base: string, token: string, taxId: string): Promise<string> {
  const { reportNo } = await ask<{ reportNo: string }>(
    base,
    '/frontTax/front/report/tax/query',
    { taxId },
    token,
  )
  for (;;) {
    const { row } = await ask<{ row: { status: string } }>(
      base,
      '/bss/order/report/getDetailReport',
      { reportNo },
      token,
    )
    if (row.status === 'READY') return reportNo
    if (row.status === 'FAILED') throw new Error('report failed')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
