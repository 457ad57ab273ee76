import * as z from 'zod/mini'
import * as f from '../fields.ts'
import { formOf } from '../form.ts'
import { consent } from '../nouns/consent.ts'

export const revokeForm = formOf(consent.consentRevoke, 'reason')
export const linkForm = formOf(consent.collectLink, 'source')
/** The call takes an empty address, too: it ends the notices, which has a button of its own. */
export const noticeForm = formOf({ body: z.object({ url: f.text(500, '请填写通知地址') }) }, 'url')
