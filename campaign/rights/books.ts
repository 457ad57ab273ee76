/** What a company has of an enterprise's books: a journal, orders, a sheet whose columns wait for a person, one that was settled, and a report on them. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { TestServer } from '../../apps/server/test/harness.ts'
import type { Ids } from './world.ts'

const WAIT_MS = 60_000
const BALANCES = '科目编码,科目名称,上月结转,借方,贷方,结转下月'
const ROLES = ['account', 'accountName', 'open', 'debit', 'credit', 'close']

/** @param canary a word of every text of them */
export async function addBooks(
  server: TestServer,
  token: string,
  taxNo: string,
  canary: string,
): Promise<Ids> {
  const ask = async (path: string, body: object) => {
    const { status, msg, data } = await server.call('POST', path, body, token)
    if (status !== 200) throw new Error(`${path}: ${msg}`)
    return data
  }
  const until = async <T>(look: () => Promise<T | null>): Promise<T> => {
    for (const end = Date.now() + WAIT_MS; Date.now() < end; await sleep(100)) {
      const found = await look()
      if (found !== null) return found
    }
    throw new Error('books: waited in vain')
  }
  const imported = async (...lines: string[]): Promise<number> => {
    const form = new FormData()
    form.set('taxNo', taxNo)
    form.append('file', new Blob([`\ufeff${lines.join('\r\n')}\r\n`]), `${canary}账.csv`)
    const response = await fetch(`${server.base}/invoice/import/upload`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: form,
    })
    const { data, msg } = (await response.json()) as { data: { id: number }[] | null; msg: string }
    if (!data?.[0]) throw new Error(msg)
    const { id } = data[0]
    return until(async () => {
      const { row } = await ask('/invoice/import/detail', { id })
      return ['QUEUED', 'RUNNING'].includes(row.status) ? null : id
    })
  }
  await imported(
    '日期,凭证字号,摘要,科目代码,科目名称,借方,贷方',
    `2025-02-05,记-1,${canary}回款,1002.01,${canary}银行,1000,0`,
    `,,,1122.01,应收账款_${canary}客户,0,1000`,
  )
  await imported(
    '单据编号,日期,客户,物料编码,物料名称,销售数量,价税合计,要货日期,累计出库数量,单据状态',
    `${canary}XSDD1,2025-02-01,${canary}客户,A,${canary}螺丝,10,20,2025-02-10,4,已审核`,
  )
  const sheetId = await imported('期间：2025年3月', BALANCES, `1002,${canary}银行,1,0,0,1`)
  const { fingerprint } = (await ask('/invoice/import/sheets', { id: sheetId })).sheets[0]
  const columns = ROLES.map((role, at) => ({ at, role }))
  const answer = { id: sheetId, fingerprint, kind: 'BALANCES', columns, power: 0 }
  await ask('/invoice/import/sheet/settle', answer)
  const waiting = await imported(
    '期间：2025年4月',
    `${BALANCES},备注`,
    `1002,${canary}银行,1,0,0,1,`,
  )
  const { rows } = await ask('/collect/books/lines', { taxNo })
  const { reportNo } = await ask('/bss/erp/query', { taxId: taxNo })
  await until(async () => {
    const { row } = await ask('/bss/order/report/getDetailReport', { reportNo })
    if (row.status === 'FAILED') throw new Error(row.message)
    return row.status === 'READY' ? row : null
  })
  return {
    ...{ sheetImportId: waiting, fingerprint, bookReportNo: reportNo },
    ...{ bookLine: rows[0].id, account: '1002', month: '2025-02', voucher: '记-1' },
  }
}
