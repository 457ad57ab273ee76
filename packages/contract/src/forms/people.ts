import * as z from 'zod/mini'
import * as f from '../fields.ts'
import { formOf } from '../form.ts'
import { sensitive } from '../nouns/account/sensitive.ts'
import { people } from '../nouns/people.ts'
import { role } from '../nouns/role.ts'
import { LISTS_FIELD_SAYS } from '../words/lists.ts'

/** Roles are ticked beside the fields. */
export const userForm = formOf(people.userSave, 'userName', 'name', 'mobile', 'email')
/** The mobile number is shown masked, so that an empty field means the one that stands. */
export const userEditForm = formOf(people.userUpdate, 'name', 'mobile', 'email')
export const ownForm = formOf(people.editInfo, 'name', 'email')
export const roleForm = formOf(role.roleSave, 'roleName', 'note')
/** The word of a second person on a sensitive change, or of whoever was told of it. */
export const sensitiveForm = formOf(sensitive.sensitiveStop, 'note')
/** Why an account is frozen, released or deleted. */
export const reasonForm = formOf(
  { body: z.object({ reason: f.reason(200, LISTS_FIELD_SAYS.sayWhy) }) },
  'reason',
)
