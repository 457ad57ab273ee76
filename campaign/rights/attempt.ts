/** One call by somebody, with numbers that are his, somebody else's, or bent; and what must hold of its answer. */
import { type AnyEndpoint, BUILT_IN_ROLES, type Permission, SEALED_HEADER } from '@xinjian/contract'
import { DEMO_CALLS } from '@xinjian/contract/session/demo-calls'
import { sealBody } from '../../apps/server/test/collect-phone.ts'
import type { Random } from '../../bench/lib/random.ts'
import { mayRefuse, TELLS_OPERATORS } from './further.ts'
import type { Company, Identity, Ids } from './world.ts'

const KINDS = ['own', 'own', 'own', 'foreign', 'foreign', 'foreign', 'bent', 'mixed'] as const

export interface Call {
  name: string
  endpoint: AnyEndpoint
}

export interface Attempt {
  call: Call
  by: Identity
  /** Whose numbers it carries. */
  whose: 'own' | 'foreign' | 'bent' | 'mixed'
  body: Record<string, unknown>
}

export interface Outcome {
  status: number
  text: string
}

const pick = <T>(rng: Random, list: readonly T[]): T => list[rng.below(list.length)]!

/** What a number looks like when somebody tries its neighbours. */
function bent(rng: Random, value: string | number): string | number {
  if (typeof value === 'number') return value + pick(rng, [-1, 1, 0.5, -1e9, 2 ** 31])
  const at = rng.below(value.length)
  return pick(rng, [
    () => `${value.slice(0, at)}${pick(rng, [...'0123456789AZ'])}${value.slice(at + 1)}`,
    () => value.slice(0, -1),
    () => `${value}%`,
    () => `${value}' or '1'='1`,
    () => value.toLowerCase(),
    () => '%',
    () => '',
  ])()
}

/** Fields by the name under which calls take them. */
function fieldsOf(ids: Ids, name: string): Ids {
  const { importId, shareId, reportNo, collectedReportNo, taxNo, ...rest } = ids
  const ofPapers: Record<string, string | number | undefined> = {
    verifyImage: rest.pictureId,
    pictureDetail: rest.pictureId,
    voucherSave: rest.voucherId,
    verifyArchiveFile: rest.archiveId,
    collectedRecord: rest.invoiceKey,
    importSheets: rest.sheetImportId,
    importSheetSettle: rest.sheetImportId,
    terminalEdit: rest.terminalId,
    terminalCode: rest.terminalId,
    terminalBlock: rest.terminalId,
  }
  const id = ofPapers[name] ?? (/^share/.test(name) ? shareId! : importId!)
  const no = /^verifyBatch/.test(name)
    ? rest.batchNo
    : /^watch(?!Add|Of)/.test(name)
      ? rest.watchNo
      : /^(?:verifyDetail|watchAdd|watchOf)$/.test(name)
        ? rest.checkNo
        : null
  return {
    ...rest,
    ...(no && { no }),
    ...(name === 'verifyList' && rest.batchNo && { batch: rest.batchNo }),
    id: name === 'reportPdf' ? reportNo! : id,
    reportNo: reportNo!,
    other: collectedReportNo!,
    ...(rest.bookLine && { after: rest.bookLine }),
    ...(name === 'importSheetSettle' && { kind: 'BALANCES' }),
    taxNo: taxNo!,
    taxId: taxNo!,
    keyword: taxNo!,
  }
}

/** Fixed words that let a call come as far as its numbers. */
const REST = {
  dataset: 'INVOICE_OUT',
  format: 'json',
  days: 1,
  purpose: '试探，已核实',
  reason: '试探，已核实',
  page: 1,
  size: 20,
  to: 'CANCEL',
  way: 'PASSWORD',
  message: 'x',
  statement: 'BALANCE',
  item: 'cash',
  columns: [],
  power: 0,
  smsCode: '000000',
}

/** Fields that a call takes. */
const shapeOf = ({ body }: AnyEndpoint): object =>
  (body as { _zod?: { def?: { shape?: object } } } | undefined)?._zod?.def?.shape ?? {}

export function attemptOf(
  rng: Random,
  calls: readonly Call[],
  identities: readonly Identity[],
  victims: readonly Company[],
): Attempt {
  const call = pick(rng, calls)
  const by = pick(rng, identities)
  const whose = pick(rng, KINDS)
  const theirs = fieldsOf(pick(rng, victims).ids, call.name)
  const own = by.company && Object.keys(by.company.ids).length > 1 ? by.company.ids : null
  const mine = own ? fieldsOf(own, call.name) : theirs
  const fields = Object.entries(theirs).map(([key, value]): [string, unknown] => {
    if (whose === 'own') return [key, mine[key]]
    if (whose === 'foreign') return [key, value]
    if (whose === 'bent') return [key, bent(rng, value)]
    return [key, rng.below(2) ? mine[key] : value]
  })
  const shape = shapeOf(call.endpoint)
  const body: Record<string, unknown> = { ...REST, ...Object.fromEntries(fields) }
  // Mostly what the call takes; sometimes all of it, as somebody tries who has not read the documents.
  const all = rng.below(8) === 0
  for (const key of Object.keys(body)) if (!all && key !== 'id' && !(key in shape)) delete body[key]
  if (!('id' in shape) && !call.endpoint.path.includes('{id}') && !all) delete body.id
  return { call, by, whose: own || whose !== 'own' ? whose : 'foreign', body }
}

export async function carryOut(base: string, { call, by, body }: Attempt): Promise<Outcome> {
  const { endpoint } = call
  const { id = 1, ...rest } = body
  const withId = endpoint.path.includes('{id}')
  const path = endpoint.path.replace('{id}', encodeURIComponent(String(id)))
  const headers: Record<string, string> = by.token ? { Authorization: `Bearer ${by.token}` } : {}
  const abort = new AbortController()
  const late = setTimeout(() => abort.abort(), endpoint.kind === 'stream' ? 200 : 60_000)
  let [status, text] = [0, '']
  try {
    const answer = await fetch(base + path + queryOf(endpoint, withId ? rest : body), {
      method: endpoint.method,
      ...bodyOf(endpoint, by, withId ? rest : body, headers),
      signal: abort.signal,
    })
    status = answer.status
    text = Buffer.from(await answer.arrayBuffer()).toString()
  } catch (error) {
    // A stream ends when we have heard enough; anything else must have answered.
    if (endpoint.kind !== 'stream') throw error
  } finally {
    clearTimeout(late)
  }
  return { status, text }
}

const queryOf = ({ method }: AnyEndpoint, body: object): string =>
  method === 'GET'
    ? `?${new URLSearchParams(Object.entries(body).map(([k, v]) => [k, String(v)]))}`
    : ''

function bodyOf(
  endpoint: AnyEndpoint,
  by: Identity,
  body: Record<string, unknown>,
  headers: Record<string, string>,
): RequestInit {
  if (endpoint.method === 'GET') return { headers }
  if (endpoint.kind === 'upload') {
    const form = new FormData()
    for (const [key, value] of Object.entries(body)) form.set(key, String(value))
    form.append('file', new Blob([new Uint8Array([1, 2, 3])]), 'x.csv')
    return { headers, body: form }
  }
  const json = { ...headers, 'Content-Type': 'application/json' }
  if (!endpoint.sealed || !by.phone) return { headers: json, body: JSON.stringify(body) }
  const { data, header } = sealBody(by.phone.key, endpoint.path, body)
  return { headers: { ...json, [SEALED_HEADER]: header }, body: JSON.stringify({ data }) }
}

/** Planted words; the others are numbers. */
const isWord = (secret: string): boolean => /[\u4e00-\u9fff]/.test(secret)

/** What is wrong with the answer; [] = nothing. */
export function judge(
  { call, by, body }: Attempt,
  { status, text }: Outcome,
  companies: readonly Company[],
): string[] {
  const wrong: string[] = []
  // Numbers are answered in capitals, however they were sent.
  const told = JSON.stringify(body).toUpperCase()
  if (status >= 500) wrong.push(`${status} to ${JSON.stringify(body)}: ${text}`)
  for (const company of companies) {
    if (company === by.company) continue
    if (status === 200 && TELLS_OPERATORS.has(call.name)) continue
    // A proof says to anybody whether a number is ours, and nothing of what is behind it; a log has the numbers that its own people tried.
    const secrets = /^(proof|audit.*)$/.test(call.name)
      ? company.secrets.filter(isWord)
      : company.secrets
    const leaked = secrets.find(
      (secret) => text.includes(secret) && !told.includes(secret.toUpperCase()),
    )
    if (leaked) wrong.push(`tells “${leaked}” of ${company.name}`)
  }
  const { guard, kind } = call.endpoint
  if (guard === 'public' || (status === 0 && kind === 'stream')) return wrong
  if (by.phone) {
    if (guard !== 'task' && status !== 401) wrong.push(`a task token got ${status}, not 401`)
  } else if (guard === 'task' || by.role === null) {
    if (status !== 401) wrong.push(`without a session of its kind got ${status}, not 401`)
  } else {
    const allowed =
      BUILT_IN_ROLES[by.role].permissions.includes(guard as Permission) &&
      (by.role !== 'ROLE_DEMO' || DEMO_CALLS.has(call.name))
    if (!allowed && status !== 403) wrong.push(`without the permission got ${status}, not 403`)
    if (allowed && (status === 401 || (status === 403 && !mayRefuse(call.name, by.role))))
      wrong.push(`with the permission got ${status}`)
  }
  return wrong
}
