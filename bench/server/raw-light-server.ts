/**
 * The peer of the light calls, as bare as it can be: node:http and pg, one named statement that reads the session, its user, roles and
 * permissions by token hash. No validation, no headers, no limits, no logs. node raw-light-server.ts DATABASE_URL PORT.
 */
import { createHash } from 'node:crypto'
import http from 'node:http'
import pg from 'pg'

const [url, port] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: url, max: 20 })

const SESSION = {
  name: 'session',
  text: `
  select s.user_id, s.company_id, s.expires_at, u.user_name, u.mobile, u.status, u.created_at, c.name as company_name,
         array(select role_code from user_role r where r.user_id = s.user_id) as roles,
         array(select distinct p.permission from user_role h join role r on r.code = h.role_code
                 join role_permission p on p.role_id = r.id
                where h.user_id = s.user_id and (r.company_id is null or r.company_id = s.company_id)) as permissions
    from session s join app_user u on u.id = s.user_id join company c on c.id = s.company_id
   where s.token_hash = $1`,
}

http
  .createServer((request, response) => {
    request.resume().once('end', () => {
      answer(request.headers.authorization ?? '').then(
        (data) => {
          response.setHeader('Content-Type', 'application/json; charset=utf-8')
          response.end(JSON.stringify({ status: 200, data }))
        },
        () => {
          response.statusCode = 500
          response.end()
        },
      )
    })
  })
  .listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'))

async function answer(authorization: string): Promise<object> {
  const hash = createHash('sha256').update(authorization.slice(7)).digest()
  const session = (await pool.query({ ...SESSION, values: [hash] })).rows[0]
  if (!session || session.expires_at < new Date()) throw new Error('no session')
  return session
}
