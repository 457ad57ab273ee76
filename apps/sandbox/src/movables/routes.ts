/** The register's door and its knobs; written down in docs/movables.md. */
import { setTimeout as sleep } from 'node:timers/promises'
import { HttpError, sendJson } from '../http/reply.ts'
import { type Context, type Router, readJson, textField } from '../http/router.ts'
import {
  type MovablesAsk,
  type MovablesRegister,
  REGISTER_MOODS,
  type RegisterMood,
} from './register.ts'

const NUMBER = /^(?:YS|DD)\d{16}-[SR]\d{1,3}$/
const TAX_NO = /^[0-9A-Z]{15,20}$/
const DAY = /^\d{4}-\d{2}-\d{2}$/
const SLOW_MS = 60_000
type Body = Readonly<Record<string, unknown>>

export function movablesRoutes(router: Router, register: MovablesRegister, key: string): void {
  const answer = async (c: Context, make: (ask: MovablesAsk) => object, refused: object) => {
    if (c.req.headers.authorization !== `Bearer ${key}`) throw new HttpError(401, '接入密钥无效')
    const ask = askOf(await readJson(c))
    const { requestNo } = ask
    const mood = register.mood()
    if (mood === 'SLOW') await sleep(SLOW_MS, undefined, { ref: false })
    if (mood === 'REFUSE')
      return void sendJson(c.res, 200, { requestNo, message: '登记要素不完整', ...refused })
    const made = make(ask)
    if (mood === 'SILENT') return void c.req.socket.destroy()
    if (mood === 'BROKEN') return void sendJson(c.res, 200, { status: 'PROBABLY' })
    sendJson(c.res, 200, { requestNo, message: '成功', ...made })
  }

  router.on('POST', '/movables/searches', (c) =>
    answer(
      c,
      (ask) => ({
        status: 'DONE',
        found: register.search(ask).map(({ regNo, registeredOn }) => ({ regNo, registeredOn })),
      }),
      { status: 'REFUSED', found: [] },
    ),
  )

  router.on('POST', '/movables/registrations', (c) =>
    answer(
      c,
      (ask) => {
        const made = register.register(ask)
        if (!made) throw new HttpError(409, '同一编号的登记已存在且内容不同')
        return { status: 'REGISTERED', regNo: made.regNo }
      },
      { status: 'REFUSED', regNo: null },
    ),
  )

  router.on('POST', '/knobs/movables', async (c) => {
    const body = await readJson(c)
    if (body.ask) {
      const made = register.register(askOf(body.ask as Body))
      return void sendJson(c.res, 200, { regNo: made?.regNo ?? null })
    }
    const mood = textField(body, 'mood') as RegisterMood
    const times = Number(body.times ?? 1)
    if (!REGISTER_MOODS.includes(mood) || !Number.isInteger(times) || times < 0 || times > 1_000)
      throw new HttpError(400, 'mood 或 times 有误')
    register.set(mood, times)
    sendJson(c.res, 200, { mood, times })
  })

  router.on('GET', '/truth/movables', (c) =>
    sendJson(c.res, 200, { registrations: [...register.registrations.values()] }),
  )
}

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

function askOf(body: Body): MovablesAsk {
  const firm = (name: string) => textField((body[name] ?? {}) as Body, 'taxNo')
  const ask = {
    requestNo: textField(body, 'requestNo'),
    transferor: firm('transferor'),
    transferee: firm('transferee'),
    debtor: firm('debtor'),
    amountFen: Number(body.amountFen),
    dueDay: textField(body, 'dueDay'),
    invoices: texts(body.invoices),
    purchases: texts(body.purchases),
  }
  const whole =
    NUMBER.test(ask.requestNo) &&
    [ask.transferor, ask.transferee, ask.debtor].every((no) => TAX_NO.test(no)) &&
    Number.isSafeInteger(ask.amountFen) &&
    ask.amountFen > 0 &&
    DAY.test(ask.dueDay) &&
    ask.invoices.length + ask.purchases.length > 0
  if (!whole) throw new HttpError(400, '登记要素有误')
  return ask
}
