/** Parties of a programme of supply-chain finance, and a verified invoice's face: companies that the platform admitted, with people of their own. */
import { stockCompany } from '../../../apps/server/src/demo/money.ts'
import { withDatabase } from './database.ts'
import { product } from './product.ts'

export interface Sale {
  number: string
  day: string
  total: string
  seller: { taxNo: string; name: string }
  buyer: { taxNo: string; name: string }
}

/** What a journey's drawdown of ten thousand yuan needs, by a wide margin. */
const AT_LEAST = 20_000

/** A sale of an enterprise of the sandbox that the verification platform knows: normal, with a number of twenty digits, of at least 20,000 yuan with tax. */
export async function saleOf(taxNo: string): Promise<Sale> {
  const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10)
  const query = `direction=OUT&from=${day(40)}&to=${day(2)}`
  const csv = await (
    await fetch(`${product.sandbox}/world/enterprises/${taxNo}/export.csv?${query}`)
  ).text()
  const [head = '', ...lines] = csv.replace('\uFEFF', '').trim().split('\n')
  const columns = head.split(',')
  for (const line of lines) {
    const cells = line.split(',')
    const of = (title: string) => cells[columns.indexOf(title)] ?? ''
    if (of('发票状态') !== '正常' || of('是否正数发票') !== '是' || !of('数电发票号码')) continue
    if (Number(of('价税合计')) < AT_LEAST) continue
    return {
      number: of('数电发票号码'),
      day: of('开票日期').slice(0, 10),
      total: of('价税合计'),
      seller: { taxNo: of('销方识别号'), name: of('销方名称') },
      buyer: { taxNo: of('购方识别号'), name: of('购买方名称') },
    }
  }
  throw new Error(`no sale of ${taxNo}`)
}

/** Each person logs in by the password of the demonstration and may do what an administrator may. */
export const companyOf = (of: {
  name: string
  taxNo: string
  people: readonly { userName: string; mobile: string }[]
}): Promise<void> =>
  withDatabase(async (db) => {
    const { id } = (await db.one<{ id: number }>(
      "insert into company (name, kind, tax_no) values ($1, 'CUSTOMER', $2) returning id",
      [of.name, of.taxNo],
    ))!
    for (const { userName, mobile } of of.people)
      await db.run(
        `with made as (insert into app_user (company_id, user_name, mobile, password_hash)
           select $1, $2, $3, password_hash from app_user where user_name = 'demo' returning id)
         insert into user_role (user_id, role_code) select id, 'ROLE_COMPANY_ADMIN' from made`,
        [id, userName, mobile],
      )
    await stockCompany(db, id)
  })
