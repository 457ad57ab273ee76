/** What is the same for every customer, whoever keeps it: entered, changed, frozen, each with its trace in the logs of both sides. */
import { checkTaxNo, maskMobile } from '@xinjian/format'
import type { Db } from '../../db/pool.ts'
import { Refusal } from '../../http/refusal.ts'
import { type Asker, tellBoth } from '../accessReason/index.ts'
import { isClosed } from '../companyErasure/index.ts'
import { maskEmail } from '../session/index.ts'
import * as store from './store.ts'
import { CUSTOMER_SAYS } from './words.ts'

/** As the audit log tells a customer. */
export const told = (
  of: Pick<store.Customer, 'name' | 'linkman' | 'phone' | 'email' | 'channel'>,
) => ({
  name: of.name,
  linkman: of.linkman,
  phone: of.phone && maskMobile(of.phone),
  email: of.email && maskEmail(of.email),
  channel: of.channel,
})

export async function found(db: Db, of: number | null, id: number): Promise<store.Customer> {
  const row = await store.customerById(db, of, id)
  if (!row)
    throw new Refusal(
      'UNKNOWN',
      of === null ? CUSTOMER_SAYS.noSuchCustomer : CUSTOMER_SAYS.noSuchSecondaryCustomer,
    )
  return row
}

/** A new company; refuses a tax number that is none, or is taken, at its field. */
export async function add(tx: Db, of: store.NewCustomer): Promise<number> {
  if (of.taxNo.length !== 18 || checkTaxNo(of.taxNo) !== 'VALID')
    throw new Refusal('TAX_NO_INVALID', undefined, 'taxNo')
  return store.addCustomer(tx, of).catch((error) => {
    if (store.isTaxNoTaken(error))
      throw new Refusal('CONFLICT', CUSTOMER_SAYS.enterpriseCustomerAlreadyFind, 'taxNo')
    throw error
  })
}

export async function change(
  tx: Db,
  ctx: Asker,
  action: string,
  { id, of, ...wording }: store.Wording & { id: number; of: number | null },
): Promise<void> {
  await store.lockCustomer(tx, id)
  const before = await found(tx, of, id)
  await store.changeCustomer(tx, id, wording)
  const after = await found(tx, of, id)
  await tellBoth(tx, ctx, id, {
    kind: 'CHANGE',
    action,
    object: after.name,
    detail: { before: told(before), after: told(after) },
  })
}

/** Sessions are kept, so that the next call of each is told why it is refused. */
export async function freeze(
  tx: Db,
  ctx: Asker,
  action: string,
  asked: { id: number; of: number | null; freeze: boolean; reason: string },
): Promise<void> {
  await store.lockCustomer(tx, asked.id)
  const before = await found(tx, asked.of, asked.id)
  const byPlatform = asked.of === null
  if (before.frozen_by_platform && !byPlatform)
    throw new Refusal('CONFLICT', CUSTOMER_SAYS.platformSuspendedCustomerContact)
  if (!asked.freeze && (await isClosed(tx, asked.id)))
    throw new Refusal('CONFLICT', CUSTOMER_SAYS.closedForErasure)
  const why = asked.freeze ? asked.reason : null
  if (!(await store.freezeCustomer(tx, asked.id, { why, byPlatform })))
    throw new Refusal('CONFLICT', CUSTOMER_SAYS.customerNotOpenYet)
  await tellBoth(tx, ctx, asked.id, {
    kind: 'CHANGE',
    action,
    object: before.name,
    detail: {
      before: { status: before.status },
      after: { status: asked.freeze ? 'FROZEN' : 'ACTIVE' },
      reason: asked.reason,
    },
  })
}
