import { formOf } from '../form.ts'
import { lead } from '../nouns/public/lead.ts'

/** Why its number is looked at. */
export const leadReachForm = formOf(lead.leadReach, 'reason')
/** What was done about it; the state is that of the button. */
export const leadMarkForm = formOf(lead.leadMark, 'note')
/** Written on the public site; consent is a box beside. */
export const leadForm = formOf(
  lead.leadSend,
  'name',
  'organisation',
  'phone',
  'email',
  'topic',
  'message',
  'code',
)
