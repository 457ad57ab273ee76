/** Whose versions of rules are shown: the institution's own, or the platform's table in the hands of its operators. */
import { rulebook } from '@xinjian/contract/nouns/rules/rulebook'
import { paths } from '../../paths.ts'
import { useMay } from '../../shell/may.ts'
import { platformWords } from './platform-words.ts'
import { words } from './words.ts'

export const OWN = {
  isPlatform: false,
  list: rulebook.rulebookList,
  detail: rulebook.rulebookDetail,
  catalogue: rulebook.rulebookCatalogue,
  save: rulebook.rulebookSave,
  submit: rulebook.rulebookSubmit,
  decide: rulebook.rulebookDecide,
  force: rulebook.rulebookForce,
  history: rulebook.rulebookHistory,
  page: paths.rules,
  version: paths.ruleVersion,
} as const

export const PLATFORM = {
  isPlatform: true,
  list: rulebook.platformBookList,
  detail: rulebook.platformBookDetail,
  catalogue: rulebook.platformCatalogue,
  save: rulebook.platformBookSave,
  submit: rulebook.platformBookSubmit,
  decide: rulebook.platformBookDecide,
  force: rulebook.platformBookForce,
  history: rulebook.platformBookHistory,
  page: paths.platformRules,
  version: paths.platformRuleVersion,
} as const

export type Shelf = typeof OWN | typeof PLATFORM

/** What the user may do with its versions. */
export function useShelfRights({ isPlatform }: Shelf): { write: boolean; approve: boolean } {
  const [write, approve] = [useMay('rules.write'), useMay('rules.approve')]
  const operates = useMay('system.operate')
  return isPlatform ? { write: operates, approve: operates } : { write, approve }
}

/** Words that differ between the two. */
export const shelfWords = ({ isPlatform }: Shelf) => (isPlatform ? platformWords : words)
