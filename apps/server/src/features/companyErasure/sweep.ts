/** Tells operators what waits for them, and sends the link to the certificate. Again is the same: each is told once. */
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/pool.ts'
import { refusedAs } from '../../http/refusal.ts'
import { repeating } from '../../jobs/repeating.ts'
import type { Mailer } from '../../outside/mail.ts'
import type { Columns } from '../../security/column/column.ts'
import { momentOf } from '../notice/index.ts'
import type { ErasureLinks } from './link.ts'
import { mailToOf } from './mail-to.ts'
import { tellOperators } from './tell.ts'
import { ERASURE_SAYS as SAYS } from './words.ts'

const EVERY_MS = 60_000
/** So long it is tried; then the address goes as the rest has gone, and the operators have the certificate. */
const MAIL_DAYS = 7

interface Waiting {
  no: string
  waits_until: Date
  over: boolean
}

export async function tellWaiting(db: Database): Promise<void> {
  const rows = await db.rows<Waiting>(
    "select no, waits_until, waits_until <= now() as over from company_erasure where status = 'WAITING' order by created_at",
  )
  for (const { no, waits_until, over } of rows)
    await db.transaction(async (tx) => {
      await tellOperators(tx, { kind: 'ERASURE_ASKED', no, until: momentOf(waits_until) })
      if (over) await tellOperators(tx, { kind: 'ERASURE_DUE', no })
    })
}

export interface MailDeps {
  db: Database
  columns: Columns
  mail: Mailer
  links: ErasureLinks
}

export async function sendCertificates({ db, columns, mail, links }: MailDeps): Promise<void> {
  const rows = await db.rows<{
    company_id: number
    no: string
    mail_to: string | null
    mail_sealed: Buffer | null
    finished_at: Date
    late: boolean
  }>(
    `select company_id, no, mail_to, mail_sealed, finished_at, finished_at < now() - interval '${MAIL_DAYS} days' as late
       from company_erasure where status = 'DONE' and (mail_to is not null or mail_sealed is not null)`,
  )
  for (const { company_id, no, mail_to, mail_sealed, finished_at, late } of rows) {
    const rests = { clear: mail_to, sealed: mail_sealed }
    // One that does not open must not keep the others from being sent.
    const to = await mailToOf(columns, no, rests).catch(refusedAs(() => null))
    const { link, until } = links.linkOf(company_id, no, finished_at)
    if (!late && mail.available && to !== null)
      await mail.send({
        id: `erasure-${no}`,
        to,
        subject: SAYS.mailSubject,
        text: SAYS.mailText({ no, until: momentOf(until), link }),
      })
    if (late || mail.available)
      await db.run(
        'update company_erasure set mail_to = null, mail_sealed = null where company_id = $1 and no = $2',
        [company_id, no],
      )
  }
}

export const startErasureSweep = (deps: MailDeps, log: FastifyBaseLogger): (() => void) =>
  repeating(
    EVERY_MS,
    async () => {
      await tellWaiting(deps.db)
      await sendCertificates(deps)
    },
    { log, failed: 'erasures could not be told' },
  )
