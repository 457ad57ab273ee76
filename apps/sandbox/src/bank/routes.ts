/** The bank's door and its knobs; written down in docs/bank.md. */
import { HttpError, sendJson } from '../http/reply.ts'
import { type Router, readJson, textField } from '../http/router.ts'
import { BANK_MOODS, type Bank, type BankMood } from './bank.ts'

const NUMBER = /^[A-Z]{2}\d{16}$/
const ACCOUNT = /^\d{8,32}$/
type Body = Readonly<Record<string, unknown>>

export function bankRoutes(router: Router, bank: Bank, key: string): void {
  router.on('POST', '/bank/transfers', async (c) => {
    if (c.req.headers.authorization !== `Bearer ${key}`) throw new HttpError(401, '接入密钥无效')
    const ask = transferOf(await readJson(c))
    const mood = bank.mood()
    // The money moves, and nobody is told: whoever asks again hears of it.
    const transfer = bank.ask(ask, mood)
    if (mood === 'SILENT') return void c.req.socket.destroy()
    if (mood === 'BROKEN') return void sendJson(c.res, 200, { status: 'PROBABLY' })
    if (!transfer) throw new HttpError(409, '同一编号的转账已存在且内容不同')
    const { requestNo, amountFen, status, bankNo, bookedOn, message } = transfer
    sendJson(c.res, 200, { requestNo, amountFen, status, bankNo, bookedOn, message })
  })

  router.on('POST', '/knobs/bank', async (c) => {
    const body = await readJson(c)
    const mood = textField(body, 'mood') as BankMood
    const times = Number(body.times ?? 1)
    if (!BANK_MOODS.includes(mood) || !Number.isInteger(times) || times < 0 || times > 1_000)
      throw new HttpError(400, 'mood 或 times 有误')
    bank.set(mood, times)
    sendJson(c.res, 200, { mood, times })
  })

  router.on('GET', '/truth/bank', (c) =>
    sendJson(c.res, 200, { transfers: [...bank.transfers.values()] }),
  )
}

function transferOf(body: Body) {
  const payee = (body.payee ?? {}) as Body
  const of = {
    requestNo: textField(body, 'requestNo'),
    amountFen: Number(body.amountFen),
    payee: {
      name: textField(payee, 'name'),
      bank: textField(payee, 'bank'),
      account: textField(payee, 'account'),
    },
  }
  const whole = Number.isSafeInteger(of.amountFen) && of.amountFen > 0
  if (!NUMBER.test(of.requestNo) || !whole || !of.payee.name || !ACCOUNT.test(of.payee.account))
    throw new HttpError(400, '转账要素有误')
  return of
}
