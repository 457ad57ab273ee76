/** The rules of each kind that can be set, as the engine brings them. */
import { ENGINES } from '@xinjian/engine/engines'
import { bookFaults } from '@xinjian/engine/kit/rules/catalogue'
import type { RuleBook } from '@xinjian/engine/report/book'
import type { ReportEngine } from '@xinjian/engine/report/engine'
import { REPORT_KINDS, type ReportKind } from '@xinjian/engine/report/kinds'
import type { CatalogueRule, RuleDesk } from '@xinjian/engine/report/rulebook'
import { Refusal } from '../../http/refusal.ts'

/** Facts are of no concern here. */
type Catalogued = Pick<RuleDesk<unknown>, 'catalogue'>

export function catalogueOf(kind: ReportKind): {
  version: string
  rules: readonly CatalogueRule[]
} {
  const { desk, version }: Pick<ReportEngine<unknown>, 'version'> & { desk?: Catalogued } =
    ENGINES[kind]
  if (!desk)
    throw new Refusal(
      'MALFORMED',
      `${REPORT_KINDS[kind].title}的规则按平台规则表判断，不能自行设定`,
    )
  return { version, rules: desk.catalogue() }
}

/** Refuses a book that cannot be judged by, with every fault in words. */
export function mustBeSound(kind: ReportKind, book: Pick<RuleBook, 'limits' | 'off'>): void {
  const { rules } = catalogueOf(kind)
  const faults = bookFaults(rules, { ...book, suppressed: [] })
  if (faults.length === 0) return
  const named = new Map(rules.map(({ id, name }) => [id, name]))
  const words = faults.map(({ rule, text }) => `${rule} ${named.get(rule) ?? ''}：${text}`)
  throw new Refusal('MALFORMED', `${words.slice(0, 5).join('；')}。`)
}

/** `R-014 顶额开票(税控)`; refuses a rule that the kind has not. */
export function ruleNamed(kind: ReportKind, id: string): string {
  const rule = catalogueOf(kind).rules.find((r) => r.id === id)
  if (!rule) throw new Refusal('MALFORMED', '没有这条规则，请从规则目录中选择', 'rule')
  return rule.name
}
