import type { GridSheet } from '../forms/grid.ts'
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
    throw refusal('这是申报表的填写说明，不含纳税人的申报数据，请上传申报表本身。')
  if (texts.some((text) => text.includes('表单名称')) && texts.some((text) => /申报/.test(text)))
    throw refusal(
      '这是申报页面的表单目录，表内没有申报数据，请打开其中的申报表后保存或导出再上传。',
    )
  return null
}
