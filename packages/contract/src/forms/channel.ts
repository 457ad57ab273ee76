import * as z from 'zod/mini'
import { overlapHours } from '../channel/keys.ts'
import * as f from '../fields.ts'
import { formOf } from '../form.ts'
import { channel } from '../nouns/channel.ts'
import { CHANNEL_FIELD_SAYS } from '../words/channel.ts'

export const linkForm = formOf(channel.collectLink, 'source')
/** The call takes an empty address, too: it ends the notices, which has a button of its own. */
export const noticeForm = formOf(
  {
    body: z.object({
      url: f.text(500, CHANNEL_FIELD_SAYS.enterAddressTold),
      overlapHours: z.optional(overlapHours),
    }),
  },
  'url',
  'overlapHours',
)

export const channelAddForm = formOf(
  channel.channelAdd,
  'code',
  'name',
  'title',
  'color',
  'license',
)
export const channelForm = formOf(channel.channelSave, 'name', 'title', 'color', 'license')
export const apiKeyForm = formOf(channel.apiKeyAdd, 'name', 'days', 'perMinute')
export const keyTurnForm = formOf(channel.apiKeyRotate, 'overlapHours')
export const operateStopForm = formOf(channel.operateChannelStop, 'reason')
export const institutionForm = formOf(channel.institutionAsk, 'purpose')
export const institutionDecideForm = formOf(channel.operateInstitutionDecide, 'reason')
