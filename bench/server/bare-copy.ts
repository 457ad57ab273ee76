/** The peer of the ingest bench: the same rows, ids resolved beforehand, by one bare COPY per table. */
import { once } from 'node:events'
import { KIND_CODES } from '@xinjian/engine/invoice/facts'
import { formatDay } from '@xinjian/engine/kit/calendar/window'
import { from as copyFrom } from 'pg-copy-streams'
import type { Database } from '../../apps/server/src/db/pool.ts'
import { type Dataset, keyOf, kindOf } from './dataset.ts'

/** Returns seconds. Text format (binary was tried and was no faster), one transaction, rows in the order of the data. */
export async function bareCopy(db: Database, enterpriseId: number, d: Dataset): Promise<number> {
  const started = performance.now()
  await db.transaction(async (_tx, client) => {
    const copy = async (into: string, count: number, line: (i: number) => string) => {
      const stream = client.query(copyFrom(`copy ${into} from stdin`))
      const done = once(stream, 'finish')
      let text = ''
      for (let i = 0; i < count; i++) {
        text += line(i)
        if (text.length > 128 * 1024) {
          if (!stream.write(text)) await once(stream, 'drain')
          text = ''
        }
      }
      stream.end(text)
      await done
    }
    let day = -1
    let date = ''
    await copy(
      'invoice (company_id, enterprise_id, id, seq, counterparty_id, import_id, issue_day, minute, direction, kind, status, source, abnormal, amount, tax, total, lines_hash, invoice_key)',
      d.invoices,
      (i) => {
        if (d.day[i] !== day) {
          day = d.day[i]!
          date = formatDay(day)
        }
        return `1\t${enterpriseId}\t${i + 1}\t1\t${d.party[i]! + 1}\t1\t${date}\t${d.minute[i]}\t${d.inward[i]}\t${KIND_CODES.indexOf(kindOf(d, i))}\t${d.void[i]}\t0\tf\t${d.amount[i]}\t${d.tax[i]}\t${d.amount[i]! + d.tax[i]!}\t${i + 1e15}\t${keyOf(d, i)}\n`
      },
    )
    let owner = 0
    await copy(
      'invoice_item (company_id, enterprise_id, invoice_id, line_no, goods_id, rate_bp, quantity, amount, tax)',
      d.lines,
      (line) => {
        while (line >= d.lineStart[owner + 1]!) owner++
        return `1\t${enterpriseId}\t${owner + 1}\t${line - d.lineStart[owner]! + 1}\t${d.goods[line]! + 1}\t${d.rate[line]}\t${d.quantity[line]}\t${d.lineAmount[line]}\t${d.lineTax[line]}\n`
      },
    )
  })
  return (performance.now() - started) / 1000
}
