import { text } from '../../kit/sections/blocks.ts'
import type { TextBlock } from '../../report/document.ts'
import { ERP_SECTION_SAYS } from './words.ts'

/** What is said in place of a chapter whose books were not given. `why`: without a stop. */
export const lacking = (id: string, why: string): TextBlock =>
  text(`${id}-none`, ERP_SECTION_SAYS.lacking({ why }))

/** A column of money, in yuan. */
export const money = (key: string, title: string, proof?: 'SUM' | 'DIFFERENCE') => ({
  key,
  title,
  type: 'money' as const,
  unit: ERP_SECTION_SAYS.yuan,
  ...(proof ? { proof } : {}),
})

/** The same, shaded by its size. */
export const heat = (key: string, title: string) => ({ ...money(key, title), heat: true as const })
