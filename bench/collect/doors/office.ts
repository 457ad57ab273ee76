/** What stands ready before somebody comes: firms of a bureau, an institution that may be chosen, a terminal; and who is told outside. */
import fs from 'node:fs'
import path from 'node:path'
import { openDatabase } from '../../../apps/server/src/db/pool.ts'
import { tenantOf } from '../../../apps/server/src/db/tenant.ts'
import { addTerminal } from '../../../apps/server/src/features/terminal/store.ts'
import type { Product } from '../../product/product.ts'
import type { Firm, Outside, Person } from './walk.ts'

/** Line of PostgreSQL's `postmaster.pid` that tells the port. */
const PORT_LINE = 3
/** Mobiles that a partner's service of the sandbox knows for something else (apps/sandbox/docs/identity.md). */
const ODD = /000\d$/

export interface OfOffice {
  outside: Outside
  /** Name of the institution that may be chosen. */
  institution: string
  firms(area: { code: string; name: string }, n: number): Promise<{ firm: Firm; person: Person }[]>
  /** From now on the bureau answers at once. */
  calmBureau(area: string): Promise<void>
  /** The set-up code of a new terminal, before which the firms' persons lay their own cards. */
  terminal(): Promise<string>
}

export async function openOffice({ sandbox, dataDir }: Product): Promise<OfOffice> {
  const ask = async <T>(route: string, body?: object): Promise<T> => {
    const response = await fetch(sandbox + route, {
      ...(body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    if (!response.ok) throw new Error(`${route}: ${await response.text()}`)
    return (await response.json()) as T
  }
  const company = await withDatabase(dataDir, async (db) => {
    const row = await db.one<{ id: number; name: string; witness: number }>(
      `select c.id, c.name, s.id as witness from company c join app_user u on u.company_id = c.id and u.user_name = 'demo'
         join app_user s on s.company_id = c.id and s.user_name = 'staff'`,
    )
    if (!row) throw new Error('no company of the demonstration')
    await db.run(
      `insert into institution (company_id, channel, purpose, state, asked_by, decided_by, decided_at)
       values ($1, 'demo', '经营贷款的审批', 'LISTED', 'a', 'b', now())`,
      [row.id],
    )
    return row
  })
  let cardOf: Firm | null = null
  return {
    institution: company.name,
    outside: {
      messages: (mobile) => ask(`/inbox.json?to=${mobile}`),
      async told(taxNo) {
        const { received } = await ask<{
          received: { body: { state: string; enterprise?: { taxNo: string } } }[]
        }>('/callbacks.json')
        return received.some(
          ({ body }) => body.state === 'SUCCESS' && body.enterprise?.taxNo === taxNo,
        )
      },
    },
    async calmBureau(area) {
      await ask('/knobs/weather', { area, latencyFactor: 0, sleepless: true })
    },
    async firms(area, n) {
      const all = await ask<{ key: string; name: string; taxNo: string }[]>(
        `/world/enterprises?area=${area.code}`,
      )
      const found: { firm: Firm; person: Person }[] = []
      for (const { name, taxNo } of all.filter(({ key }) => /^n\d/.test(key))) {
        const people = await ask<Person[]>(`/knobs/accounts?taxNo=${taxNo}`)
        const person = people.find(({ role }) => role === '法定代表人')
        if (!person || ODD.test(person.mobile)) continue
        found.push({ firm: { name, taxNo, area: area.name }, person })
        if (found.length === n) break
      }
      // Who comes last comes to the terminal.
      cardOf = found.at(-1)?.firm ?? null
      return found
    },
    async terminal() {
      const serial = 'YTJ-BENCH-1'
      const { code } = await withDatabase(dataDir, (db) =>
        tenantOf(db, company.id).transaction((tx) =>
          addTerminal(tx, {
            serial,
            place: '政务服务大厅一层',
            channel: 'demo',
            // Of nobody who signs: keys are 64 hex digits of an ID number.
            witness: { id: company.witness, name: 'staff', key: '0'.repeat(64) },
            by: 'demo',
          }),
        ),
      )
      await ask('/knobs/devices', {
        serial,
        taxNo: cardOf?.taxNo,
        role: '法定代表人',
        stands: 'SELF',
      })
      return code
    },
  }
}

async function withDatabase<T>(
  dataDir: string,
  work: (db: ReturnType<typeof openDatabase>) => Promise<T>,
): Promise<T> {
  const read = (...at: string[]) => fs.readFileSync(path.join(dataDir, ...at), 'utf8')
  const port = read('pg', 'postmaster.pid').split('\n')[PORT_LINE]
  const db = openDatabase(
    `postgres://xinjian:${read('pg-password')}@127.0.0.1:${port}/xinjian`,
    () => undefined,
  )
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}
