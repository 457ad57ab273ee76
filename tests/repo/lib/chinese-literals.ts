import { parseSync } from 'vite'

const CHINESE = /[\u3400-\u9fff]/

/** What words that are looked for in documents do not hold: they are said. */
export const SENTENCE = /[，。；]/

/** How many string literals and template parts of a source hold Chinese, or what is asked for of it. Comments do not count. */
export function chineseLiterals(file: string, text: string, held: RegExp = CHINESE): number {
  if (!CHINESE.test(text)) return 0
  let count = 0
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const item of node) visit(item)
    else if (typeof node === 'object' && node !== null) {
      const { type, value } = node as { type?: string; value?: unknown }
      const said = type === 'TemplateElement' ? (value as { cooked: string }).cooked : value
      if ((type === 'Literal' || type === 'TemplateElement') && typeof said === 'string')
        count += Number(CHINESE.test(said) && held.test(said))
      else for (const part of Object.values(node)) visit(part)
    }
  }
  visit(parseSync(file, text).program)
  return count
}
