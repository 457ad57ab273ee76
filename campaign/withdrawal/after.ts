/** After a withdrawal: every call that takes a number of the enterprise, by the bank, by the phone and by whoever holds a link. */
import { type AnyEndpoint, endpoints } from '@xinjian/contract'
import { type Attempt, carryOut } from '../rights/attempt.ts'
import type { Identity } from '../rights/world.ts'
import type { Left, World } from './stages.ts'

/** The signed paper itself stays with both sides. */
const PAPERS = new Set(['consentPdf', 'agreementPdf', 'ownerPdf', 'consentPaper'])
/** They would begin anew, or end what tries. */
const LEFT_OUT = new Set(['logout', 'getChannelToken', 'collectLink', 'enterpriseSave'])

const shapeOf = ({ body }: AnyEndpoint): object =>
  (body as { _zod?: { def?: { shape?: object } } } | undefined)?._zod?.def?.shape ?? {}

/** Fields that name the enterprise or what came of it. */
function numbersOf({ firm, phone, reportNo, shareToken }: Left, reports: readonly string[]) {
  return {
    taxNo: firm.taxNo,
    taxId: firm.taxNo,
    keyword: firm.taxNo,
    taskId: phone.taskId,
    ...(reportNo && { reportNo, other: reportNo, reportNos: reports }),
    ...(shareToken && { token: shareToken }),
  }
}
const BESIDE = {
  dataset: 'INVOICE_OUT',
  format: 'json',
  of: 'indicator:I-001',
  days: 7,
  purpose: '核对',
  page: 1,
  size: 20,
}

export interface Tried {
  calls: number
  wrong: string[]
}

/** `secrets`: words that only what was collected tells. */
export async function walk(
  { server }: World,
  left: Left,
  bank: string,
  secrets: readonly string[],
): Promise<Tried> {
  const reports = await server.db.rows<{ no: string }>(
    'select r.report_no as no from report r join enterprise e on e.company_id = r.company_id and e.id = r.enterprise_id where e.tax_no = $1',
    [left.firm.taxNo],
  )
  const numbers = numbersOf(
    left,
    reports.map(({ no }) => no),
  )
  const office = { who: 'bank', token: bank } as Identity
  const phone = { who: 'phone', token: left.phone.token, phone: left.phone } as Identity
  const nobody = { who: 'link', token: null } as unknown as Identity
  const wrong: string[] = []
  let calls = 0
  for (const { name, endpoint } of endpoints) {
    const shape = shapeOf(endpoint)
    const asked = Object.keys(numbers).filter((key) => key in shape)
    const task = endpoint.guard === 'task'
    // Files of the bank's own are not sealed: with one there were something to see.
    if (LEFT_OUT.has(name) || ['stream', 'upload'].includes(endpoint.kind)) continue
    if (!task && asked.length === 0) continue
    const fields = Object.entries({ ...BESIDE, ...numbers }).filter(([key]) => key in shape)
    const by = task ? phone : endpoint.guard === 'public' ? nobody : office
    const call = { call: { name, endpoint }, by, whose: 'own', body: Object.fromEntries(fields) }
    const { status, text } = await carryOut(server.base, call as Attempt)
    calls++
    if (status >= 500) wrong.push(`${by.who} × ${name}: ${status}`)
    if (PAPERS.has(name)) continue
    const leaked = secrets.find((secret) => text.includes(secret))
    if (leaked) wrong.push(`${by.who} × ${name} tells ${leaked}`)
    if (endpoint.kind === 'download' && status === 200 && !text.startsWith('{'))
      wrong.push(`${by.who} × ${name} hands out a file`)
    if (name === 'hadValidContract' && text.includes('"valid":true,"contractNo"'))
      wrong.push(`${by.who} × ${name} says valid`)
  }
  for (const no of left.exports) {
    const endpoint = endpoints.find(({ name }) => name === 'exportFile')!.endpoint
    const call = { call: { name: 'exportFile', endpoint }, by: office, whose: 'own', body: { no } }
    const { text } = await carryOut(server.base, call as Attempt)
    calls++
    if (!text.startsWith('{')) wrong.push('bank × exportFile hands out a file')
  }
  return { calls, wrong }
}
