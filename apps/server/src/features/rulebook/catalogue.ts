/** The rules that can be set, as the engines of all kinds bring them: a rule of several kinds is one rule. */
import type { ListedRule } from '@xinjian/contract'
import { ENGINES } from '@xinjian/engine/engines'
import { bookFaults, mergeCatalogues } from '@xinjian/engine/kit/rules/catalogue'
import type { RuleSettings } from '@xinjian/engine/report/book'
import type { ReportEngine } from '@xinjian/engine/report/engine'
import { REPORT_KIND_NAMES } from '@xinjian/engine/report/kinds'
import type { CatalogueRule, RuleDesk } from '@xinjian/engine/report/rulebook'
import { Refusal } from '../../http/refusal.ts'
import { RULEBOOK_SAYS } from './words.ts'

/** Facts are of no concern here. */
type Catalogued = { desk?: Pick<RuleDesk<unknown>, 'catalogue'> } & Pick<
  ReportEngine<unknown>,
  'version'
>

const BY_KIND = REPORT_KIND_NAMES.map((kind) => {
  const { desk }: Catalogued = ENGINES[kind]
  return { kind, rules: desk?.catalogue() ?? [] }
})
const RULES: readonly CatalogueRule[] = mergeCatalogues(BY_KIND.map(({ rules }) => rules))

/** `platform`: the table whose numbers are the defaults; null = that of the engine. */
export const catalogueUnder = (platform: RuleSettings | null): ListedRule[] =>
  RULES.map((rule) => ({
    ...rule,
    limits: rule.limits.map((spec) => ({
      ...spec,
      default: platform?.limits[rule.id]?.[spec.name] ?? spec.default,
    })),
    kinds: BY_KIND.filter(({ rules }) => rules.some(({ id }) => id === rule.id)).map(
      ({ kind }) => kind,
    ),
    platformOff: platform?.off[rule.id] ?? null,
  }))

/** Refuses a book that cannot be judged by, with every fault in words. */
export function mustBeSound(
  rules: readonly CatalogueRule[],
  book: RuleSettings & { on?: readonly string[] },
): void {
  const faults = bookFaults(rules, book)
  if (faults.length === 0) return
  const named = new Map(rules.map(({ id, name }) => [id, name]))
  const words = faults.map(({ rule, text }) => `${rule} ${named.get(rule) ?? ''}：${text}`)
  throw new Refusal('MALFORMED', `${words.slice(0, 5).join('；')}。`)
}

/**
 * The limits with every number of each rule that they name: a rule that somebody has set stays as it was set, whatever becomes of
 * the table beneath it.
 */
export const wholeRules = (
  rules: readonly CatalogueRule[],
  limits: RuleSettings['limits'],
): RuleSettings['limits'] =>
  Object.fromEntries(
    rules
      .filter(({ id }) => id in limits)
      .map(({ id, limits: specs }) => [
        id,
        Object.fromEntries(
          specs.map((spec) => [spec.name, limits[id]![spec.name] ?? spec.default]),
        ),
      ]),
  )

/** `顶额开票(税控)`; refuses a rule that no kind has. */
export function ruleNamed(id: string): string {
  const rule = RULES.find((r) => r.id === id)
  if (!rule) throw new Refusal('MALFORMED', RULEBOOK_SAYS.noSuchRuleChoose, 'rule')
  return rule.name
}
