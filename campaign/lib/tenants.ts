/** A server as shipped on a database of its own, and companies that use it over HTTP. */
import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Database } from '../../apps/server/src/db/pool.ts'
import { stockCompany } from '../../apps/server/src/demo/money.ts'
import { openSession } from '../../apps/server/src/features/session/sessions.ts'
import { freePort } from '../../apps/server/test/free-port.ts'
import { startBenchCluster } from '../../bench/lib/database.ts'

const MAIN = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))

export interface Tenants {
  /** Resident memory of the server, MiB; 0 where the system does not tell. */
  memory(): number
  company(name: string): Promise<Tenant>
  stop(): Promise<void>
}

export interface Tenant {
  id: number
  /** With which its administrator is known. */
  headers: Readonly<Record<string, string>>
  /** POST with a body, GET without. */
  call(path: string, body?: object): Promise<{ status: number; data: unknown }>
  /** One upload of these files; gives the numbers of the imports, or null when it was refused for now. */
  upload(taxNo: string, files: Uint8Array[]): Promise<number[] | null>
  /** Waits until an import is over; gives how it ended. */
  outcome(id: number): Promise<string>
  /** Imports that wait or run. */
  open(): Promise<number>
  /** A new enterprise; gives its tax number. */
  enterprise(): Promise<string>
}

export async function startTenants(): Promise<Tenants> {
  const cluster = await startBenchCluster()
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-campaign-'))
  let child: ChildProcess | null = null
  try {
    const { db, url, drop } = await cluster.create()
    const port = await freePort()
    child = await startServer({ PORT: String(port), DATABASE_URL: url, DATA_DIR: dataDir })
    const server = child
    return {
      memory: () => resident(server.pid!),
      company: (name) => newTenant(db, `http://127.0.0.1:${port}/api`, name),
      async stop() {
        await endServer(server)
        await drop()
        await cluster.stop()
        fs.rmSync(dataDir, { recursive: true, force: true })
      },
    }
  } catch (error) {
    child?.kill('SIGKILL')
    await cluster.stop()
    throw error
  }
}

/** The server as shipped, with these settings; ready. Throws what it said when it ended before. */
export async function startServer(env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH ?? '',
      SANDBOX: 'off',
      LOG_LEVEL: 'silent',
      RATE_LIMIT: '1000000',
      ...env,
    },
  })
  let said = ''
  child.stdout?.on('data', (chunk) => (said += chunk))
  while (!said.includes('ready http')) {
    if (child.exitCode !== null) throw new Error(said)
    await sleep(50)
  }
  return child
}

export async function endServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await gone
}

function resident(pid: number): number {
  const file = `/proc/${pid}/status`
  if (!fs.existsSync(file)) return 0
  return Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(file, 'utf8'))?.[1] ?? 0) / 1024
}

let made = 0

/** A company with money and an administrator, over HTTP of the API at `base`. */
export async function newTenant(db: Database, base: string, name: string): Promise<Tenant> {
  const company = await db.one<{ id: number }>(
    "insert into company (name, kind) values ($1, 'CUSTOMER') returning id",
    [name],
  )
  const companyId = company!.id
  await stockCompany(db, companyId)
  const user = await db.one<{ id: number }>(
    'insert into app_user (company_id, user_name, mobile) values ($1, $2, $3) returning id',
    [companyId, name, `198${String(++made).padStart(8, '0')}`],
  )
  await db.run("insert into user_role (user_id, role_code) values ($1, 'ROLE_COMPANY_ADMIN')", [
    user!.id,
  ])
  const { token } = await openSession(db, { id: user!.id, companyId }, 'MAIN')
  const headers = { Authorization: `Bearer ${token}` }
  const call: Tenant['call'] = async (route, body) => {
    const response = await fetch(`${base}${route}`, {
      method: body ? 'POST' : 'GET',
      headers: body ? { ...headers, 'Content-Type': 'application/json' } : headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    return (await response.json()) as Awaited<ReturnType<Tenant['call']>>
  }
  return {
    id: companyId,
    headers,
    call,
    async upload(taxNo, files) {
      const form = new FormData()
      form.set('taxNo', taxNo)
      for (const [i, bytes] of files.entries())
        form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), `${i}.csv`)
      const response = await fetch(`${base}/invoice/import/upload`, {
        method: 'POST',
        headers,
        body: form,
      })
      const { data, msg } = (await response.json()) as { data: { id: number }[]; msg: string }
      if (response.status === 429) return null
      if (response.status !== 200) throw new Error(msg)
      return data.map((row) => row.id)
    },
    async outcome(id) {
      for (;;) {
        const { data } = await call('/invoice/import/detail', { id })
        const { status } = (data as { row: { status: string } }).row
        if (status !== 'QUEUED' && status !== 'RUNNING') return status
        await sleep(20)
      }
    },
    async open() {
      const row = await db.one<{ n: number }>(
        "select count(*)::int as n from import_batch where company_id = $1 and status in ('QUEUED', 'RUNNING')",
        [companyId],
      )
      return row!.n
    },
    async enterprise() {
      const taxNo = `91440300CAMP${String(++made).padStart(6, '0')}`
      await db.run('insert into enterprise (company_id, tax_no, name) values ($1, $2, $3)', [
        companyId,
        taxNo,
        `${name}的企业${made}`,
      ])
      return taxNo
    },
  }
}

/** A sales list of `rows` invoices whose numbers nobody has used. */
export function salesList(rows: number): Uint8Array {
  const first = 10_000_000 + made * 1_000_000
  made++
  const lines = ['发票号码,开票日期,购方识别号,购买方名称,金额,税额,价税合计,发票状态']
  for (let i = 0; i < rows; i++) {
    const day = new Date(Date.UTC(2025, i % 12, 1 + (i % 28))).toISOString().slice(0, 10)
    const buyer = `9133010079965${String(i % 500).padStart(5, '0')}`
    lines.push(`${first + i},${day},${buyer},买方${i % 500}有限公司,10000.00,1300.00,11300.00,正常`)
  }
  return new TextEncoder().encode(`${lines.join('\r\n')}\r\n`)
}
