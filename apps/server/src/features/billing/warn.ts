/** Balance warnings: told once by SMS to whoever runs the company's money when it falls below its line, and again after it rose. */
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/pool.ts'
import type { SmsGateway } from '../../outside/sms.ts'
import { takeLow } from '../ledger/index.ts'
import { mobilesOf } from '../session/index.ts'

const EVERY_MS = 60_000

/** How many companies were warned. No figure stands in a message: it is read on locked screens. */
export async function warnLow(db: Database, sms: SmsGateway): Promise<number> {
  const low = await takeLow(db)
  for (const companyId of low)
    for (const to of await mobilesOf(db, companyId, 'money.manage'))
      await sms.send({
        to,
        template: 'BALANCE_LOW',
        params: {},
        text: '【信鉴】贵公司账户的可用额度已低于预警线，请登录“费用中心”查看并及时充值，以免影响查询。',
      })
  return low.length
}

/** Looks every minute, in any number of processes: the first takes a warning, the second finds nothing. */
export function startBalanceWarnings(
  db: Database,
  sms: SmsGateway,
  log: FastifyBaseLogger,
): () => void {
  if (!sms.available) return () => {}
  const timer = setInterval(() => {
    warnLow(db, sms).catch((err) => log.warn({ err }, 'balance warnings could not be sent'))
  }, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
