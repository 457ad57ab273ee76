import type { GridSheet } from '../forms/grid.ts'
import { FORM_SAYS } from '../forms/words.ts'
import { refusal } from './refusal.ts'

/** Pages of a bureau around its forms: instructions, and lists of forms to open. Throws a refusal that says which; otherwise null. */
export function guidance(sheets: readonly GridSheet[]): null {
  const texts = sheets.flatMap(({ rows }) =>
    rows.slice(0, 40).flatMap(({ cells }) => cells.map(({ text }) => text.replace(/\s/g, ''))),
  )
  if (
    texts.some((text) => text.length < 60 && /填[表报写]说明/.test(text)) &&
    texts.some((text) => /申报表|附列资料|纳税/.test(text))
  )
    throw refusal(FORM_SAYS.instructions)
  if (texts.some((text) => text.includes('表单名称')) && texts.some((text) => /申报/.test(text)))
    throw refusal(FORM_SAYS.listOfForms)
  return null
}
