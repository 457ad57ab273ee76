import { formOf } from '../form.ts'
import { galaxy } from '../nouns/public/galaxy.ts'
import { objection } from '../nouns/public/objection.ts'
import { justice } from '../report/justice.ts'

export const galaxyEnterForm = formOf(galaxy.galaxyEnter, 'code')
export const galaxyFindForm = formOf(galaxy.galaxyFind, 'keyword')
export const justiceFindForm = formOf(justice.justiceFind, 'keyword')
export const objectionForm = formOf(objection.objectionRaise, 'reason')
export const objectionAnswerForm = formOf(objection.objectionDecide, 'outcome', 'answer', 'basis')
