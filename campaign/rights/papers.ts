/** What a company has of verification: a picture with its vouchers, an archive, a check, a watched invoice and a table, each by its number. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { TestServer } from '../../apps/server/test/harness.ts'
import { BUYER, SELLER } from '../../packages/intake/test-support/companies.ts'
import { digitalFace } from '../../packages/intake/test-support/face.ts'
import { toPdf } from '../../packages/intake/test-support/pdf.ts'
import { toZip } from '../../packages/intake/test-support/zip.ts'
import type { Ids } from './world.ts'

const BATCH = '/tradecredit/front/invoice/verify/batch'
const WAIT_MS = 60_000

interface Paper {
  invoiceNumber: string
  issueDate: string
  amount: string
  totalAmount: string
}

/** A 数电 invoice that the sandbox's platform knows. */
async function paperOf(sandboxUrl: string): Promise<Paper> {
  const said = await (await fetch(`${sandboxUrl}/verification.json`)).json()
  const { demo } = said as { demo: { what: string; paper: Paper }[] }
  return demo.find(({ what }) => what.includes('数电普通发票，正常'))!.paper
}

function printed({ invoiceNumber, issueDate, amount, totalAmount }: Paper): Uint8Array {
  const tax = (Number(totalAmount) - Number(amount)).toFixed(2)
  const face = digitalFace({
    title: '电子发票（普通发票）',
    number: invoiceNumber,
    date: issueDate,
    buyer: BUYER,
    seller: SELLER,
    lines: [{ name: '*示例*商品', amount, rate: '13%', tax }],
  })
  return toPdf([face])
}

/** @param canary stands in the names of its files */
export async function addPapers(
  server: TestServer,
  token: string,
  canary: string,
  sandboxUrl: string,
): Promise<Ids> {
  const ask = async (path: string, body: object) => {
    const { status, msg, data } = await server.call('POST', path, body, token)
    if (status !== 200) throw new Error(`${path}: ${msg}`)
    return data
  }
  const send = async (path: string, name: string, bytes: Uint8Array) => {
    const form = new FormData()
    form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), name)
    const headers = { Authorization: `Bearer ${token}` }
    const response = await fetch(server.base + path, { method: 'POST', headers, body: form })
    const { data, msg } = (await response.json()) as { data: Record<string, never>; msg: string }
    if (!data) throw new Error(`${path}: ${msg}`)
    return data as Record<string, unknown>
  }
  const paper = await paperOf(sandboxUrl)
  const pdf = printed(paper)
  const picture = await send('/tradecredit/front/invoice/verify/ocr', `${canary}.pdf`, pdf)
  const archive = await send(
    '/invoice/verify/archive',
    `${canary}.zip`,
    toZip({ [`${canary}内.pdf`]: pdf }),
  )
  const { invoiceNumber, issueDate, totalAmount } = paper
  const typed = { invoiceNumber, issueDate, amount: totalAmount }
  const check = await ask('/tradecredit/front/invoice/verify/check', typed)
  const watch = await ask('/invoice/watch/add', {
    no: check.no,
    days: 30,
    every: 'WEEK',
    cap: 10_000,
  })
  const table = `发票号码,开票日期,金额\n${invoiceNumber},${issueDate},${totalAmount}`
  const batch = await send(`${BATCH}/upload`, `${canary}.csv`, new TextEncoder().encode(table))
  const no = String(batch.no)
  for (const end = Date.now() + WAIT_MS; ; await sleep(100)) {
    const { status } = await ask(`${BATCH}/detail`, { no })
    if (status === 'READY') break
    if (Date.now() > end) throw new Error(`${BATCH}: ${status}`)
  }
  return {
    pictureId: picture.id as number,
    voucherId: (picture.vouchers as { id: number }[])[0]!.id,
    archiveId: archive.id as number,
    n: 1,
    checkNo: check.no,
    watchNo: watch.no,
    batchNo: no,
  }
}
