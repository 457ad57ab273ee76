/** The catalogue: every kind of report is a product under the name of its kind; beside them what is sold by the piece. */
import type { contract, DataOf } from '@xinjian/contract'
import { REPORT_KIND_NAMES, REPORT_KINDS, type ReportKind } from '@xinjian/engine/report/kinds'
import type { Database, Db } from '../../db/pool.ts'
import { PIECES } from './words.ts'

/** Code of the product that a kind of report is sold as. */
export const productOfKind = (kind: ReportKind): string => kind

/** Code of the product that an invoice is verified under. */
export const INVOICE_VERIFY = 'INVOICE_VERIFY'
/** Code of the product that a query of the industry-chain graph is sold as. */
export const GRAPH = 'GRAPH'
/** Sold by the piece, behind all kinds of report. */
const BY_PIECE = [
  {
    code: INVOICE_VERIFY,
    name: PIECES.verify,
    nameEn: 'Invoice verification',
    category: 'VERIFY',
    unit: PIECES.sheet,
    place: 1_000,
  },
  {
    code: GRAPH,
    name: PIECES.graph,
    nameEn: 'Industry-chain graph',
    category: 'QUERY',
    unit: PIECES.time,
    place: 1_100,
  },
] as const

type Category = DataOf<typeof contract.product.operateTerms>['products'][number]['category']

export const products = (db: Db) =>
  db.rows<{ code: string; name: string; nameEn: string; category: Category; unit: string }>(
    'select code, name, name_en as "nameEn", category, unit from product order by place',
  )

/** How many of these codes are products. */
export const countProducts = async (db: Db, codes: readonly string[]): Promise<number> =>
  (
    await db.one<{ n: number }>('select count(*)::int as n from product where code = any($1)', [
      [...codes],
    ])
  )?.n ?? 0

/** Those that no operator ever proposed a price of. */
export const productsWithoutTerms = (db: Db) =>
  db.rows<{ code: string; category: Category; place: number }>(
    `select code, category, place from product p
      where not exists (select 1 from product_terms t where t.product = p.code) order by place`,
  )

/** Sows what is new, and names as they are now; terms are the operators'. */
export async function sowProducts(db: Database): Promise<void> {
  const names = REPORT_KIND_NAMES.map((kind) => REPORT_KINDS[kind])
  await db.run(
    `insert into product (code, name, name_en, category, unit, place)
     select code, name, name_en, 'REPORT', '次', place
       from unnest($1::text[], $2::text[], $3::text[]) with ordinality as sown (code, name, name_en, place)
     on conflict (code) do update set name = excluded.name, name_en = excluded.name_en, place = excluded.place`,
    [
      REPORT_KIND_NAMES.map(productOfKind),
      names.map(({ title }) => title),
      names.map(({ titleEn }) => titleEn),
    ],
  )
  for (const { code, name, nameEn, category, unit, place } of BY_PIECE)
    await db.run(
      `insert into product (code, name, name_en, category, unit, place) values ($1, $2, $3, $4, $5, $6)
       on conflict (code) do update set name = excluded.name, name_en = excluded.name_en, place = excluded.place`,
      [code, name, nameEn, category, unit, place],
    )
}
