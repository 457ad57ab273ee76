/** What somebody tries who wants to decide on his own: every call, with bodies that lead to what he or others hold. */
import { endpoints } from '@xinjian/contract'
import { EVIL_MAIL, EVIL_MOBILE, type EvilWorld, type Person } from './world.ts'

const WHY = '例行核对，已电话确认'
/** They would end the session that tries. */
const LEFT_OUT = new Set(['logout', 'updatePassword', 'ownSessionEnd'])

let tried = 0

type Ids = Record<string, unknown>

/** What fits the fields of a call by their names; `over` comes first. */
function bodyOf(shape: object, over: Ids): Ids {
  const n = ++tried
  const known: Ids = {
    reason: WHY,
    note: WHY,
    approve: true,
    name: '示例人员',
    linkman: '示例人员',
    userName: `evil${n}`,
    mobile: `${EVIL_MOBILE}${String(n % 1_000).padStart(3, '0')}`,
    phone: `${EVIL_MOBILE}${String(n % 1_000).padStart(3, '0')}`,
    email: EVIL_MAIL,
    roleName: `角色${n}`,
    dataScope: 'COMPANY',
    freeze: false,
    status: 'ACTIVE',
    kind: 'GIFT',
    amount: 1_000_000,
    about: `EVIL-${n}`,
    product: 'TAX',
    version: 1,
    month: '2026-10',
    limits: {},
    off: {},
    page: 1,
    size: 100,
    ...over,
  }
  return Object.fromEntries(
    Object.keys(shape).flatMap((key) => (key in known ? [[key, known[key]]] : [])),
  )
}

const shapeOf = (schema: unknown): object =>
  (schema as { _zod: { def: { shape?: object } } })._zod.def.shape ?? {}

export async function send(world: EvilWorld, by: Person, name: string, over: Ids) {
  const { endpoint } = endpoints.find((one) => one.name === name)!
  const body = bodyOf(shapeOf(endpoint.body), over)
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, key) => String(body[key] ?? 1))
  const get = endpoint.method === 'GET'
  const query = get ? `?${new URLSearchParams(body as Record<string, string>)}` : ''
  const response = await fetch(`${world.base}${path}${query}`, {
    method: endpoint.method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${by.token}` },
    ...(!get && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(20_000),
  })
  const text = await response.text()
  const json = response.headers.get('content-type')?.startsWith('application/json')
  const answer = json ? JSON.parse(text) : { status: response.status, data: null }
  return { status: answer.status as number, data: answer.data, text }
}

/** Every call that takes no file and gives no stream, once with each set of numbers. */
export async function everyCall(world: EvilWorld, by: Person, sets: readonly Ids[]) {
  const opened = new Set<string>()
  const read: string[] = []
  for (const { name, endpoint } of endpoints) {
    if (LEFT_OUT.has(name) || endpoint.kind === 'stream' || endpoint.kind === 'upload') continue
    if (endpoint.guard === 'public' || endpoint.guard === 'task') continue
    for (const set of sets) {
      const { status, text } = await send(world, by, name, set)
      if (status === 200) opened.add(name)
      if (text.includes('金丝雀企业')) read.push(name)
    }
  }
  return { opened, read }
}

/** Asks for what another must decide on; what each decision then takes. */
export async function ask(world: EvilWorld, by: Person): Promise<[call: string, over: Ids][]> {
  const { own } = world
  const asked: [string, Ids][] = []
  const made = async (name: string, over: Ids, then: (data: Ids) => [string, Ids]) => {
    const { status, data } = await send(world, by, name, over)
    if (status === 200) asked.push(then(data as Ids))
  }
  const tiers = [{ nth: 1, price: 1 }]
  const terms = {
    product: 'TAX',
    chargeRule: 'FOUND',
    tiers,
    validDays: 0,
    onSale: true,
    review: false,
  }
  await made('operateVoucherAsk', { companyId: own }, ({ id }) => [
    'operateVoucherDecide',
    { companyId: own, id },
  ])
  await made('operateTermsAsk', terms, ({ version }) => [
    'operateTermsDecide',
    { product: 'TAX', version },
  ])
  for (const [kind, decide] of [
    ['platformBook', 'platformBookDecide'],
    ['rulebook', 'rulebookDecide'],
  ] as const) {
    const { status, data } = await send(world, by, `${kind}Save`, { version: undefined })
    if (status !== 200) continue
    const { version } = data.row ?? data
    await send(world, by, `${kind}Submit`, { version })
    asked.push([decide, { version }])
  }
  const firm = { name: '空壳公司', taxNo: '91440399MAQ8Q5RN7G' }
  await made('customerCreate', firm, ({ id }) => ['customerDecide', { id }])
  await made('suppressionAsk', { rule: 'R-005', until: '2027-06-30' }, ({ id }) => [
    'suppressionDecide',
    { id },
  ])
  const weighty = by.companyId === world.platform ? 'ROLE_OPERATOR' : 'ROLE_COMPANY_ADMIN'
  const fresh = { roleCodes: [weighty], companyId: by.companyId }
  await made('sensitiveUserNew', fresh, ({ id }) => ['sensitiveDecide', { id }])
  return asked
}
