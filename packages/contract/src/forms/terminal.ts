import { formOf } from '../form.ts'
import { terminal } from '../nouns/collect/terminal.ts'

export const terminalAddForm = formOf(
  terminal.terminalAdd,
  'serial',
  'place',
  'witnessId',
  'witnessIdNo',
)
export const terminalEditForm = formOf(terminal.terminalEdit, 'place', 'witnessId', 'witnessIdNo')
