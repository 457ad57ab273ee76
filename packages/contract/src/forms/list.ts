import { formOf } from '../form.ts'
import { listView } from '../nouns/lists/listView.ts'

/** Filters, order and columns are those that are on the screen. */
export const viewForm = formOf(listView.listViewSave, 'name')
