import { areaName } from '@xinjian/format/bureau/areas'
import { SECTION_NAMES } from '@xinjian/format/industry/section'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { placeName } from '../../i18n/places.ts'
import { useSay } from '../../reports/english/english.ts'
import { factWords } from './fact-words.ts'
import { words } from './words.ts'
import type { WorldEdge, WorldNode } from './world.ts'

/** How what a node tells is called by its reader; what is not told is `--`. */
export function useNodeNames() {
  const t = useWords(words)
  const tf = useWords(factWords)
  const language = useLanguage()
  const say = useSay(language)
  const said = (text: string | null | undefined) => (text ? (say?.(text) ?? text) : '--')
  return {
    said,
    industry: ({ industry }: WorldNode) => said(industry && (SECTION_NAMES[industry] ?? industry)),
    region: ({ region }: WorldNode) => (region ? placeName(areaName(region), language) : '--'),
    status: ({ status }: WorldNode) => said(status),
    kind: ({ type, centre }: WorldNode) => t(centre ? 'CENTRE' : type),
    position: ({ position }: WorldNode) => (position ? tf(position) : '--'),
  }
}

/** Name of a node by its id; one that the view does not hold is named as such. */
export function useNameOf(nodes: ReadonlyMap<string, WorldNode>) {
  const tf = useWords(factWords)
  return (id: string): string => nodes.get(id)?.name ?? tf('outside')
}

/** What a relation tells of itself: its share of the capital and its label; empty = nothing. */
export const detailOf = ({ ratio, label }: Pick<WorldEdge, 'ratio' | 'label'>): string =>
  [ratio === undefined ? null : `${ratio}%`, label].filter(Boolean).join(' ')
