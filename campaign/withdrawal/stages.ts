/** Where a consent can be taken back: each state of a collection, and of what came of it. */
import {
  must,
  type Phone,
  pause,
  type Sandbox,
  signatureOf,
} from '../../apps/server/test/collect-phone.ts'
import type { Firm } from '../../apps/server/test/collect-sandbox.ts'
import type { TestServer } from '../../apps/server/test/harness.ts'

export interface World {
  server: TestServer
  sandbox: Sandbox
  /** A call of the bank's office. */
  office(path: string, body?: object): Promise<{ status: number; msg: string; data: never }>
}

/** What a stage left behind, to be tried again after the withdrawal. */
export interface Left {
  phone: Phone
  firm: Firm
  reportNo: string | null
  shareToken: string | null
  /** Files of lists, asked for while the consent stood. */
  exports: string[]
}

interface Stage {
  name: string
  make(world: World, left: Left): Promise<unknown>
  /** Lets go what the stage held, once the consent was taken back. */
  release?(world: World, left: Left): Promise<unknown>
}

const AREA = '3302'
const weather = (sandbox: Sandbox, state: string) => sandbox.knob('weather', { area: AREA, state })

async function collected({ sandbox }: World, { phone, firm }: Left): Promise<void> {
  await phone.login(firm)
  await phone.collect()
  await phone.until(['SUCCESS', 'PARTIAL'])
  await sandbox.knob('callbacks', { down: false })
}

async function reported(world: World, left: Left): Promise<void> {
  await collected(world, left)
  left.reportNo = await reportOf(world, left)
  await settled(world, left.reportNo)
}

const reportOf = async ({ server }: World, { phone }: Left): Promise<string> =>
  (await server.db.one<{ no: string }>(
    'select report_no as no from collect_task where task_id = $1',
    [phone.taskId],
  ))!.no

/** Waits until the report is ready or has failed. */
export async function settled({ server }: World, reportNo: string): Promise<string> {
  for (const end = Date.now() + 60_000; Date.now() < end; await pause(50)) {
    const row = await server.db.one<{ status: string }>(
      'select status from report where report_no = $1',
      [reportNo],
    )
    if (row && ['READY', 'FAILED'].includes(row.status)) return row.status
  }
  throw new Error(`${reportNo} does not end`)
}

async function exportedBy({ server }: World, no: string): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; await pause(50))
    if (await server.db.one("select 1 from list_export where no = $1 and status = 'DONE'", [no]))
      return
  throw new Error(`${no} does not end`)
}

/** Reports are taken by nobody from here on, or are again. */
async function holdReports({ server }: World, held: boolean): Promise<void> {
  if (held) {
    await server.db.run(`create function hold_report() returns trigger language plpgsql as $$ begin
      new.status := 'GENERATING'; new.lease_until := now() + interval '1 hour'; return new; end $$`)
    await server.db.run(
      'create trigger hold_report before insert on report for each row execute function hold_report()',
    )
    return
  }
  await server.db.run('drop trigger hold_report on report')
  await server.db.run('drop function hold_report')
  await server.db.run(
    "update report set status = 'QUEUED', lease_until = null where status = 'GENERATING'",
  )
  await server.db.run("select pg_notify('job_wake', 'report')")
}

export const STAGES: readonly Stage[] = [
  { name: 'signed, no area chosen', make: (_, { phone, firm }) => phone.sign(firm) },
  {
    name: 'at the bureau’s door',
    async make(_, { phone, firm }) {
      await phone.sign(firm)
      await phone.area(AREA)
    },
  },
  {
    name: 'a login that failed',
    async make({ sandbox }, { phone, firm }) {
      await phone.sign(firm)
      await phone.area(AREA)
      await phone.password(await sandbox.person(firm), 'wrong-Password-1')
    },
  },
  {
    name: 'collecting',
    async make({ sandbox }, { phone, firm }) {
      await phone.login(firm)
      await phone.collect()
      for (const end = Date.now() + 30_000; Date.now() < end; await pause(5))
        if ((await phone.state()).datasets.some((d) => /^INVOICE/.test(d.dataset) && d.rows > 0))
          break
      await weather(sandbox, 'MAINTENANCE')
    },
    release: ({ sandbox }) => sandbox.knob('reset'),
  },
  {
    name: 'collected, its report being made',
    async make(world, left) {
      await holdReports(world, true)
      await collected(world, left)
      left.reportNo = await reportOf(world, left)
    },
    release: (world) => holdReports(world, false),
  },
  {
    name: 'collected, its result not told yet',
    async make(world, left) {
      await world.sandbox.knob('callbacks', { down: true })
      await left.phone.login(left.firm)
      await left.phone.collect()
      await left.phone.until(['SUCCESS', 'PARTIAL'])
      left.reportNo = await reportOf(world, left)
      await settled(world, left.reportNo)
    },
    release: ({ sandbox }) => sandbox.knob('callbacks', { down: false }),
  },
  { name: 'report ready', make: reported },
  {
    name: 'report shared by a link',
    async make(world, left) {
      await reported(world, left)
      const what = { reportNo: left.reportNo, days: 7, purpose: '核对' }
      const { data, msg } = await world.office('/report/share/create', what)
      if (!data) throw new Error(msg)
      left.shareToken = new URL((data as { url: string }).url).pathname.split('/').at(-1)!
    },
  },
  {
    name: 'a pack of reports ready',
    async make(world, left) {
      await reported(world, left)
      const taxId = left.firm.taxNo
      await world.office('/report/pack/order', { taxId, reportTypes: ['INVOICE', 'TAX'] })
      await Promise.all(
        (await world.server.db.rows<{ no: string }>('select report_no as no from report')).map(
          ({ no }) => settled(world, no),
        ),
      )
    },
  },
  {
    name: 'files of lists exported',
    async make(world, left) {
      await reported(world, left)
      const columns = [{ title: '报告编号', field: 'reportNo' }]
      for (const pack of [undefined, 'xlsx'] as const) {
        const asked = {
          list: 'report',
          name: '报告',
          columns,
          filter: { keyword: left.firm.taxNo },
        }
        const { data, msg } = await world.office('/list/export', { ...asked, pack })
        if (!data) throw new Error(msg)
        left.exports.push((data as { no: string }).no)
      }
      for (const no of left.exports) await exportedBy(world, no)
    },
  },
  {
    name: 'given up after signing',
    async make(_, { phone, firm }) {
      await phone.sign(firm)
      await must(phone.call('restart', { to: 'CANCEL' }))
    },
  },
  {
    name: 'withdrawn once, signed anew',
    async make({ server }, { phone, firm }) {
      await phone.sign(firm)
      const { data } = await must(phone.call('consent/mine'))
      const { contractNo } = data.find((c: { code: string }) => c.code === 'ENT_TAX')
      await must(phone.call('consent/withdraw', { contractNo }))
      await must(phone.call('restart', { to: 'RETRY' }))
      const shown = await must(phone.call('agreement/show'))
      await server.db.run(
        "update collect_task set shown_at = now() - interval '1 minute' where task_id = $1 and shown_at is not null",
        [phone.taskId],
      )
      await must(phone.call('agreement/sign', signatureOf(shown.data.contracts)))
    },
  },
]
