import * as z from 'zod/mini'
import * as f from '../fields.ts'
import { formOf } from '../form.ts'
import { channel } from '../nouns/channel.ts'

export const linkForm = formOf(channel.collectLink, 'source')
/** The call takes an empty address, too: it ends the notices, which has a button of its own. */
export const noticeForm = formOf({ body: z.object({ url: f.text(500, '请填写通知地址') }) }, 'url')
