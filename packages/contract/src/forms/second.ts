import * as z from 'zod/mini'
import * as f from '../fields.ts'
import { formOf } from '../form.ts'
import { second } from '../session/second.ts'
import { COLLECT_FIELD_SAYS } from '../words/collect.ts'
import { PEOPLE_FIELD_SAYS } from '../words/people.ts'

/** An authenticator that is being set up: its own code alone. */
export const totpForm = formOf(second.secondTotpConfirm, 'code')
export const passkeyForm = formOf(second.secondPasskeyAdd, 'name')

/** Where there is one: its code, or one of those that stand in for it. */
const code = f.text(40, PEOPLE_FIELD_SAYS.enterCode)
export const secondForm = formOf({ body: z.object({ code }) }, 'code')
export const proofForm = formOf(
  {
    body: z.object({
      password: z.string().check(z.minLength(1, COLLECT_FIELD_SAYS.enterPassword)),
      code,
    }),
  },
  'password',
  'code',
)
