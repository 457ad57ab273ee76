import * as z from 'zod/mini'
import * as f from '../fields.ts'
import { formOf } from '../form.ts'
import { lead } from '../nouns/public/lead.ts'
import { serviceStatus } from '../nouns/public/serviceStatus.ts'
import { register } from '../nouns/register.ts'
import { PEOPLE_FIELD_SAYS } from '../words/people.ts'

/** The licence is a picture beside the fields. */
export const registerForm = formOf(
  register.registerCommit,
  'companyName',
  'taxNo',
  'linkman',
  'phone',
  'email',
  'userName',
  'code',
)
export const decideRegistrationForm = formOf(
  {
    body: z.object({
      userName: f.userName,
      note: f.reason(200, PEOPLE_FIELD_SAYS.giveYourOpinionReview),
    }),
  },
  'userName',
  'note',
)

/** Why its number is looked at. */
export const leadReachForm = formOf(lead.leadReach, 'reason')
/** What was done about it; the state is that of the button. */
export const leadMarkForm = formOf(lead.leadMark, 'note')
/** When and how whoever wrote asked for it. */
export const leadEraseForm = formOf(lead.leadErase, 'reason')
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

/** An announcement; the parts are boxes beside. */
export const incidentOpenForm = formOf(
  serviceStatus.incidentOpen,
  'title',
  'titleEn',
  'text',
  'textEn',
  'impact',
  'state',
)
/** The text of one update, put right. */
export const incidentCorrectForm = formOf(serviceStatus.incidentCorrect, 'text', 'textEn')
