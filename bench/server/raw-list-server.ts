/**
 * The peer of the list bench, as bare as it can be: node:http and pg, named statements, the session by token hash, then the
 * page and the count. No validation, no permissions, no headers, no logs. node raw-list-server.ts DATABASE_URL PORT.
 */
import { createHash } from 'node:crypto'
import http from 'node:http'
import pg from 'pg'
import { isReportSealed, isSealed } from '../../apps/server/src/features/consent/sealed-sql.ts'
import { LENDING } from '../../apps/server/src/features/enterprise/store.ts'

const [url, port] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: url, max: 20 })

const SESSION = {
  name: 'session',
  text: 'select user_id, company_id, expires_at from session where token_hash = $1',
}
const PAGE = {
  name: 'page',
  text: `
  select e.id, e.name, e.tax_no, e.registration, e.seq, e.updated_at,
         m.sales, m.purchases, m.first_month, m.last_month, r.report_no, r.decision, r.grade, r.score, ${isSealed('e.id')} as sealed
    from (select * from enterprise where company_id = $1 order by updated_at desc, id desc limit $2 offset $3) e
    left join lateral (
      select coalesce(sum(invoices) filter (where direction = 0), 0)::int8 as sales,
             coalesce(sum(invoices) filter (where direction = 1), 0)::int8 as purchases,
             min(month) as first_month, max(month) as last_month
        from invoice_month where company_id = $1 and enterprise_id = e.id) m on true
    left join lateral (
      select report_no, decision, grade, score from report
       where company_id = $1 and enterprise_id = e.id and status = 'READY' and report_type in (${LENDING})
         and not ${isReportSealed('report')} order by created_at desc limit 1) r on true
   order by e.updated_at desc, e.id desc`,
}
const COUNT = {
  name: 'count',
  text: 'select count(*)::int8 as n from enterprise where company_id = $1',
}

http
  .createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      answer(request.headers.authorization ?? '', body).then(
        (data) => {
          response.setHeader('Content-Type', 'application/json; charset=utf-8')
          response.end(JSON.stringify(data))
        },
        () => {
          response.statusCode = 500
          response.end()
        },
      )
    })
  })
  .listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'))

async function answer(authorization: string, body: string): Promise<object> {
  const hash = createHash('sha256').update(authorization.slice(7)).digest()
  const session = (await pool.query({ ...SESSION, values: [hash] })).rows[0]
  if (!session || session.expires_at < new Date()) throw new Error('no session')
  const { page, size } = JSON.parse(body)
  const [rows, count] = await Promise.all([
    pool.query({ ...PAGE, values: [session.company_id, size, (page - 1) * size] }),
    pool.query({ ...COUNT, values: [session.company_id] }),
  ])
  return {
    status: 200,
    data: { total: Number(count.rows[0].n), page, size, rows: rows.rows },
  }
}
