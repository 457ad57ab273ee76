/**
 * A consent is taken back at every state of a collection and of what came of it, by each of the three doors: afterwards no answer says
 * valid, none tells what was collected or hands it out, and the bank's system hears of it once, and of nothing that rests on it.
 */

import { startCrashWorld } from '../../apps/server/test/collect/crash-world.ts'
import { reach } from '../../apps/server/test/collect/drive.ts'
import { must, officeToken, Phone, pause, Sandbox } from '../../apps/server/test/collect-phone.ts'
import type { TestServer } from '../../apps/server/test/harness.ts'
import { random } from '../../bench/lib/random.ts'
import { tell } from '../lib/tell.ts'
import { walk } from './after.ts'
import { type Left, STAGES, settled, type World } from './stages.ts'

const DOORS = ['phone', 'owner', 'office'] as const
type Door = (typeof DOORS)[number]

export async function run(seed: number): Promise<boolean> {
  const rng = random(seed)
  const sandbox = await Sandbox.start()
  const running = await startCrashWorld(sandbox, { hurry: false })
  const server = reach(running.config, running.db)
  try {
    const bank = await officeToken(server, 'demo')
    const office: World['office'] = (path, body = {}) =>
      server.call('POST', path, body, bank) as never
    const world: World = { server, sandbox, office }
    const { data } = await must(
      server.call('POST', '/collect/channel/callback', { url: `${sandbox.url}/callbacks` }, bank),
    )
    await sandbox.knob('callbacks', { secret: data.secret })
    const first = rng.below(DOORS.length)
    const rows: (string | number)[][] = []
    const wrong: string[] = []
    for (const [n, stage] of STAGES.entries()) {
      const door = DOORS[(first + n) % DOORS.length]!
      const firm = await sandbox.neighbour('3302', n)
      const left: Left = {
        phone: new Phone(server, sandbox),
        firm,
        reportNo: null,
        shareToken: null,
        exports: [],
      }
      await stage.make(world, left)
      const contractNo = await contractOf(server, firm.taxNo)
      const secrets = await secretsOf(server, firm.taxNo)
      await quiet(server)
      const heard = (await messages(sandbox)).length
      await takeBack(world, door, left, contractNo)
      await stage.release?.(world, left)
      const after = left.reportNo ? await settled(world, left.reportNo) : '—'
      const early = await walk(world, left, bank, secrets)
      await done(server, contractNo)
      const late = await walk(world, left, bank, secrets)
      const told = await toldOf(server, sandbox, heard, firm.taxNo, contractNo)
      const found = [...early.wrong, ...late.wrong, ...told.wrong]
      wrong.push(...found.map((what) => `${stage.name} (${door}): ${what}`))
      rows.push([
        stage.name,
        door,
        (await left.phone.state()).state,
        after,
        secrets.length,
        early.calls + late.calls,
        told.times,
        found.length,
      ])
      process.stdout.write(`${[rows.at(-1)?.join(' | '), ...found].join('\n  ')}\n`)
    }
    const seen = await control(world, bank)
    return conclude(seed, rows, wrong, seen)
  } finally {
    await running.stop()
    sandbox.stop()
  }
}

/** The same walk while the consent stands: what it cannot see there it could not miss afterwards. */
async function control(world: World, bank: string): Promise<number> {
  const { server, sandbox } = world
  const firm = await sandbox.neighbour('3302', STAGES.length)
  const left: Left = {
    phone: new Phone(server, sandbox),
    firm,
    reportNo: null,
    shareToken: null,
    exports: [],
  }
  await STAGES.find(({ name }) => name === 'files of lists exported')!.make(world, left)
  const { wrong } = await walk(world, left, bank, await secretsOf(server, firm.taxNo))
  process.stdout.write(`while it stands:\n  ${wrong.join('\n  ')}\n`)
  return wrong.length
}

const contractOf = async ({ db }: TestServer, taxNo: string): Promise<string> =>
  (await db.one<{ no: string }>(
    `select c.contract_no as no from auth_contract c
       join enterprise e on e.company_id = c.company_id and e.id = c.enterprise_id
      where e.tax_no = $1 and c.code = 'ENT_TAX' and c.status = 'EFFECTIVE'`,
    [taxNo],
  ))!.no

/** Names of those whom the firm trades with, told by its invoices alone; customers of the bank have names of their own there. */
const secretsOf = async ({ db }: TestServer, taxNo: string): Promise<string[]> =>
  (
    await db.rows<{ name: string }>(
      `select c.name from counterparty c join enterprise e on e.company_id = c.company_id and e.id = c.enterprise_id
        where e.tax_no = $1 and length(c.name) >= 6
          and not exists (select 1 from enterprise o where o.company_id = c.company_id and o.name = c.name)`,
      [taxNo],
    )
  ).map(({ name }) => name)

/** What can be sent was: a message on its way at the very moment of a withdrawal is nobody's to call back. */
async function quiet({ db }: TestServer): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; await pause(50))
    if (
      !(await db.one(
        "select 1 from collect_callback where status = 'RUNNING' or (status = 'QUEUED' and retries = 0) limit 1",
      ))
    )
      return
  throw new Error('messages are not sent')
}

async function takeBack(
  { server, sandbox, office }: World,
  door: Door,
  { phone, firm }: Left,
  contractNo: string,
): Promise<void> {
  if (door === 'phone') return void (await must(phone.call('consent/withdraw', { contractNo })))
  if (door === 'office') {
    const answer = await office('/consent/revoke', { contractNo, reason: '企业来电' })
    if (answer.status !== 200) throw new Error(answer.msg)
    return
  }
  const { mobile } = await sandbox.person(firm)
  const call = (path: string, body: object) =>
    must(server.call('POST', `/tax/taxweb/consents/${path}`, body))
  await server.db.run("update sms_code set created_at = created_at - interval '2 minutes'")
  await call('sms', { mobile })
  const smsCode = await sandbox.smsCode(mobile, 'LOGIN_CODE')
  const { data } = await must(server.call('POST', '/tax/taxweb/login', { mobile, smsCode }))
  await call('withdraw', { token: data.token, contractNo })
}

/** What was collected is out of the facts, and nothing waits to be told. */
async function done({ db }: TestServer, contractNo: string): Promise<void> {
  await db.run("update collect_callback set due_at = now() where status = 'QUEUED'")
  await db.run("select pg_notify('job_wake', 'collect_callback')")
  for (const end = Date.now() + 60_000; Date.now() < end; await pause(50)) {
    const open = await db.one(
      `select 1 from withdrawal where contract_no = $1 and finished_at is null
       union all select 1 from collect_callback where status in ('QUEUED', 'RUNNING') limit 1`,
      [contractNo],
    )
    if (!open) return
  }
  throw new Error(`${contractNo}: what it ends does not end`)
}

interface Message {
  times: number
  body: {
    event: string
    state?: string
    contractNo?: string
    enterprise?: { taxNo: string } | null
  }
}
const messages = async (sandbox: Sandbox): Promise<Message[]> =>
  (await sandbox.get('/callbacks.json')).received

/** What the bank's system heard of the enterprise since: the withdrawal once, and no result and no report. */
async function toldOf(
  _: TestServer,
  sandbox: Sandbox,
  before: number,
  taxNo: string,
  contractNo: string,
): Promise<{ times: number; wrong: string[] }> {
  const all = await messages(sandbox)
  const since = all.slice(0, all.length - before).filter((m) => m.body.enterprise?.taxNo === taxNo)
  const revoked = since.filter(
    (m) => m.body.event === 'consent.revoked' && m.body.contractNo === contractNo,
  )
  const times = revoked.reduce((sum, m) => sum + m.times, 0)
  const wrong = since
    .filter((m) => m.body.event === 'report.ready' || /SUCCESS|PARTIAL/.test(m.body.state ?? ''))
    .map((m) => `hears ${m.body.event} afterwards`)
  if (times !== 1) wrong.push(`hears of the withdrawal ${times} times`)
  return { times, wrong }
}

function conclude(
  seed: number,
  rows: (string | number)[][],
  wrong: readonly string[],
  seen: number,
): boolean {
  const sum = (column: number) => rows.reduce((n, row) => n + Number(row[column]), 0)
  return tell('withdrawal', seed, {
    title: 'A consent is taken back at every state',
    method: [
      'Each state is reached over HTTP with a firm of its own; the consent to collect is taken back on the phone, in 我的授权 or in the office, by turns.',
      'Then every call that takes a number of the enterprise is made twice, at once and when everything has settled: by the bank, by the phone, by who holds a link. No answer may say valid, name whom the firm trades with, hand out a file but the signed paper, or fall over.',
      'The receiver of the sandbox must hear consent.revoked once, and no result and no report of the enterprise afterwards.',
      ...wrong,
    ],
    columns: [
      'state',
      'by',
      'task afterwards',
      'report',
      'names held back',
      'calls',
      'told',
      'wrong',
    ],
    rows,
    figures: [
      {
        name: 'answers and messages that are wrong',
        value: wrong.length,
        goal: '0',
        met: wrong.length === 0,
      },
      {
        name: 'states in which the bank was told once',
        value: rows.filter((row) => row[6] === 1).length,
        goal: `${STAGES.length}`,
        met: rows.length === STAGES.length && rows.every((row) => row[6] === 1),
      },
      {
        name: 'answers that tell it while the consent stands (control)',
        value: seen,
        goal: '≥ 5',
        met: seen >= 5,
      },
      { name: 'calls made', value: sum(5), goal: '> 1,000', met: sum(5) > 1_000 },
    ],
  })
}
