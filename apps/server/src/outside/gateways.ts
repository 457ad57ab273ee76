/** SMS and mail with their calls counted, for the status page. */
import type { Config } from '../config.ts'
import type { Db } from '../db/pool.ts'
import { SpanKind, spanned } from '../tracing/span.ts'
import { createMailer, type Mailer } from './mail.ts'
import { createSmsGateway, SmsFault, type SmsGateway } from './sms.ts'
import { Board } from './source/board.ts'

/** Counts one call; of errors those that `isOurs` says are the gateway's. */
async function counted(
  board: Board,
  place: string,
  work: () => Promise<void>,
  isOurs: (error: unknown) => boolean,
) {
  const start = performance.now()
  const record = (error: string | null) =>
    board.record(place, performance.now() - start, error, Date.now())
  try {
    await spanned({ name: `send ${place}`, kind: SpanKind.CLIENT }, work)
    record(null)
  } catch (error) {
    if (isOurs(error)) record((error as Error).name)
    throw error
  }
}

const measuredSms = (gateway: SmsGateway, board: Board): SmsGateway => ({
  available: gateway.available,
  send: (sms) =>
    counted(
      board,
      'SMS',
      () => gateway.send(sms),
      (e) => e instanceof SmsFault,
    ),
})

/** An address that is refused says nothing of the server, and without a server there is nothing to count. */
const measuredMail = (mailer: Mailer, board: Board): Mailer => ({
  available: mailer.available,
  send: (mail) =>
    counted(
      board,
      'MAIL',
      () => mailer.send(mail),
      (e) => mailer.available && (e as { code?: string }).code !== 'EENVELOPE',
    ),
})

/** `board`: what their calls came to, and those of others that are counted with them. */
export function createGateways(
  config: Config,
  db: Db,
): { sms: SmsGateway; mail: Mailer; board: Board } {
  const board = new Board(db)
  const sms = measuredSms(createSmsGateway(config), board)
  return { sms, mail: measuredMail(createMailer(config), board), board }
}
