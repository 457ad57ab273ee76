/**
 * Letters with a link in them: to set a password, back from an act of weight, about a registration. They are no notice, are posted in the
 * transaction of what they are about and go out as notices do (deliver.ts), to the address that stood then. Their words lie sealed,
 * because a link opens an account, and are gone once the letter is.
 */
import type { Tx } from '../../db/pool.ts'
import { JOB_WAKE } from '../../jobs/events.ts'
import type { Mailer } from '../../outside/mail.ts'
import type { SmsGateway } from '../../outside/sms.ts'
import { createBox } from '../../security/box.ts'
import type { Cell, Columns, Resting } from '../../security/column/column.ts'
import type { Secret } from '../../security/secret.ts'
import { DELIVERIES } from './store.ts'

/** Each sort, and whether a later one to the same account puts an end to those before. */
const SORTS = {
  PASSWORD_LINK: { alone: true },
  WAY_BACK: { alone: false },
  REGISTRATION: { alone: false },
} as const

export interface Letter {
  sort: keyof typeof SORTS
  companyId: number
  /** Null = of somebody who has no account. */
  userId: number | null
  email: string | null
  /** Reached by SMS where there is no mail; left out = never. */
  mobile?: string
  subject: string
  text: string
  /** Of the SMS: its approved wording takes these. */
  params?: Readonly<Record<string, string>>
  /** How long its link leads anywhere, as an interval of SQL. */
  holds: string
}

/** What is sealed of it. */
export type LetterWords = Pick<Letter, 'subject' | 'text'> & { params: Record<string, string> }

export interface Letters {
  /** The way it would go; null = by none. */
  wayTo(to: Pick<Letter, 'email' | 'mobile'>): 'MAIL' | 'SMS' | null
  /** Refuses nothing: whoever must reach somebody asks `wayTo` first. */
  post(tx: Tx, letter: Letter): Promise<void>
  open(companyId: number, sealed: Uint8Array): LetterWords
}

const cellOf = (companyId: number, id: number): Cell => ({
  ...{ companyId, row: String(id) },
  column: 'notice_delivery.address',
})

/** Where a letter of its own goes. Throws a Refusal where it was altered. */
export const addressIn = (
  columns: Columns,
  { companyId, id }: { companyId: number; id: number },
  resting: Resting,
): Promise<string> => columns.open(cellOf(companyId, id), resting)

export interface LetterDeps {
  mail: Mailer
  sms: SmsGateway
  secret: Secret
  columns: Columns
}

export function createLetters({ mail, sms, secret, columns }: LetterDeps): Letters {
  const box = createBox(secret, 'letter')
  const wayTo: Letters['wayTo'] = ({ email, mobile }) => {
    if (email !== null && mail.available) return 'MAIL'
    return mobile !== undefined && sms.available ? 'SMS' : null
  }
  return {
    wayTo,
    async post(tx, letter) {
      const { sort, companyId, userId, subject, text, params = {}, holds } = letter
      const way = wayTo(letter)
      if (way === null) return
      const words: LetterWords = { subject, text, params: { ...params } }
      const next = await tx.one<{ id: number }>("select nextval('notice_delivery_id_seq') as id")
      const { id } = next!
      const to = (way === 'MAIL' ? letter.email : letter.mobile) ?? ''
      const rests = await columns.on(tx).seal(cellOf(companyId, id), to)
      await tx.run('select post_letter($1, $2, $3, $4, $5, $6, $7, $8, $9::interval, $10)', [
        ...[companyId, userId, sort, way, id],
        ...[rests.clear, rests.sealed],
        ...[box.seal(String(companyId), JSON.stringify(words)), holds, SORTS[sort].alone],
      ])
      tx.afterCommit(JOB_WAKE, DELIVERIES.name)
    },
    open: (companyId, sealed) => JSON.parse(box.open(String(companyId), sealed)),
  }
}
