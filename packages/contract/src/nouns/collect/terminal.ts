/** Self-service terminals (一体机): which there are, where, who stands by each, and what each did. */
import * as z from 'zod/mini'
import { channelCode } from '../../channel/provider.ts'
import { machine } from '../../collect/machine.ts'
import { MACHINE_RESULTS, MACHINE_STEPS, TERMINAL_STATES } from '../../collect/machine-states.ts'
import { instant, rpa } from '../../collect/rpa.ts'
import { post } from '../../endpoint.ts'
import * as f from '../../fields.ts'
import { TERMINAL_FIELD_SAYS } from '../../words/terminal.ts'

const own = { service: 'tax-collection' as const, origin: 'own' as const }
const read = { ...own, guard: 'collect.read' as const }
const write = { ...own, guard: 'terminal.write' as const }

const terminalRow = z.object({
  id: z.number(),
  /** By which its calls name it. */
  terminalNo: z.string(),
  serial: z.string(),
  place: z.string(),
  channel: z.string(),
  /** The account that stands by as witness. */
  witnessId: z.number(),
  witness: z.string(),
  state: z.enum(TERMINAL_STATES),
  madeBy: z.string(),
  madeAt: z.string(),
  blockedBy: z.nullable(z.string()),
  blockedAt: z.nullable(z.string()),
  /** Until when its set-up code may be used; null = none is open. */
  setUpUntil: z.nullable(z.string()),
  lastSeenAt: z.nullable(z.string()),
  lastIp: z.nullable(z.string()),
  /** Visits that it told of, and the last of them. */
  visits: z.number(),
})
export type TerminalRow = z.infer<typeof terminalRow>

/** The code is told this once. */
const made = z.object({ code: z.string(), row: terminalRow })

const recordNo = z.string().check(z.regex(/^[\w-]{16,64}$/, TERMINAL_FIELD_SAYS.recordNoForm))
const machineStep = z.object({
  step: z.enum(MACHINE_STEPS),
  reachedAt: instant,
  ok: z.boolean(),
})
const machineRecord = z.object({
  recordNo: z.string(),
  terminalNo: z.string(),
  serial: z.string(),
  place: z.string(),
  finTaskId: z.nullable(z.string()),
  startedAt: z.string(),
  /** null = it is not told yet that it ended. */
  endedAt: z.nullable(z.string()),
  /** Whole seconds from start to end, reckoned by the platform; null = not ended. */
  seconds: z.nullable(z.number()),
  result: z.nullable(z.enum(MACHINE_RESULTS)),
  steps: z.array(machineStep),
  receivedAt: z.string(),
})
export type MachineRecordRow = z.infer<typeof machineRecord>

const ofTerminal = {
  serial: z
    .string()
    .check(
      z.overwrite(f.trimmed),
      z.minLength(1, TERMINAL_FIELD_SAYS.enterSerial),
      z.regex(/^[A-Za-z0-9-]{4,40}$/, TERMINAL_FIELD_SAYS.serialForm),
    ),
  place: f.text(100, TERMINAL_FIELD_SAYS.enterPlace),
  witnessId: z.coerce
    .number(TERMINAL_FIELD_SAYS.chooseWitness)
    .check(
      z.int(TERMINAL_FIELD_SAYS.chooseWitness),
      z.gte(1, TERMINAL_FIELD_SAYS.chooseWitness),
      z.lte(2_147_483_647, TERMINAL_FIELD_SAYS.chooseWitness),
    ),
  /** Of the person of that account: whoever signs at the terminal is compared with it. Kept as a hash alone. */
  witnessIdNo: f.idNo,
}
const { serial: _serial, ...mayChange } = ofTerminal

export const terminal = {
  ...machine,
  ...rpa,
  terminalList: post('/terminal/list', {
    ...read,
    summary: '本公司的一体机：序列号、地点、值守见证人、状态与最近在线',
    body: z.object({
      keyword: f.optionalText(60),
      state: z.optional(z.enum(TERMINAL_STATES)),
      page: f.page,
      size: f.size,
    }),
    data: f.paged(terminalRow),
  }),
  terminalWitnesses: post('/terminal/witnesses', {
    ...write,
    summary: '可作为值守见证人的本公司账号',
    body: f.nothing,
    data: z.array(z.object({ id: z.number(), name: z.string() })),
  }),
  terminalAdd: post('/terminal/add', {
    ...write,
    summary: '登记一体机：返回启用码，仅显示一次，24小时内在设备上使用；平台只保存其哈希',
    body: z.object({ ...ofTerminal, channel: z.optional(channelCode) }),
    data: made,
    perMinute: 20,
  }),
  terminalEdit: post('/terminal/edit', {
    ...write,
    summary: '修改一体机的放置地点与值守见证人；见证人身份证号只保存其哈希，用于与签署人比对',
    body: z.object({ id: f.id, ...mayChange }),
    data: terminalRow,
  }),
  terminalCode: post('/terminal/code', {
    ...write,
    summary: '重新发放启用码：原公钥立即失效，仅显示一次',
    body: z.object({ id: f.id }),
    data: made,
    perMinute: 20,
  }),
  terminalBlock: post('/terminal/block', {
    ...write,
    summary: '停用或恢复一体机：停用立即生效，正在办理的也不能继续',
    body: z.object({ id: f.id, on: z.boolean() }),
    data: terminalRow,
  }),
  terminalEnrol: post('/terminal/enrol', {
    ...own,
    guard: 'public',
    summary:
      '一体机启用：凭启用码登记本机的公钥（RSA，2048位以上，私钥不离开设备），启用码用后作废',
    body: z.object({
      code: z.string().check(z.regex(/^xt_[\w-]{43}$/, TERMINAL_FIELD_SAYS.setUpCode)),
      publicKey: f.text(2000, TERMINAL_FIELD_SAYS.enterPublicKey),
    }),
    data: z.object({ terminalNo: z.string(), place: z.string(), institution: z.string() }),
    perMinute: 10,
    perHour: 60,
  }),
  addMachineCollectRecord: post('/tax/taxweb/addMachineCollectRecord', {
    service: 'tax-collection',
    origin: 'spec',
    guard: 'public',
    summary:
      '一体机上报办理记录（须由该机签名）：同一记录编号再次上报为补充；已结束的记录重复上报相同内容不重复登记，内容不同则拒绝',
    body: z
      .object({
        recordNo,
        finTaskId: f.optionalText(40),
        startedAt: instant,
        /** When and how it ended; absent = it goes on. */
        end: z.optional(z.object({ endedAt: instant, result: z.enum(MACHINE_RESULTS) })),
        steps: z.array(machineStep).check(z.maxLength(200)),
      })
      .check(
        z.refine(({ startedAt, end }) => !end || Date.parse(end.endedAt) >= Date.parse(startedAt), {
          message: TERMINAL_FIELD_SAYS.endBeforeStart,
          path: ['end'],
        }),
      ),
    data: z.object({ recordNo: z.string(), seconds: z.nullable(z.number()) }),
    perMinute: 120,
  }),
  machineRecordList: post('/terminal/records', {
    ...read,
    summary: '一体机办理记录：由设备上报，新的在前',
    body: z.object({
      keyword: f.optionalText(60),
      terminalNo: f.optionalText(40),
      result: z.optional(z.enum(MACHINE_RESULTS)),
      page: f.page,
      size: f.size,
    }),
    data: f.paged(machineRecord),
  }),
}
