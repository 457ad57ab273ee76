import postcss, { type Rule } from 'postcss'

/** What a rule declares, in one order and one spelling of white space; nothing for a step of an animation. */
function bodyOf(rule: Rule): string {
  const { parent } = rule
  if (parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(String(parent.name)))
    return ''
  return rule.nodes
    .flatMap((node) =>
      node.type === 'decl'
        ? [`${node.prop}:${node.value.replace(/\s+/g, ' ')}${node.important ? '!' : ''}`]
        : [],
    )
    .sort()
    .join(';')
}

/** Bodies that more than one rule of these sheets has → how many rules have them. */
export function repeatedBodies(sheets: readonly string[]): Map<string, number> {
  const seen = new Map<string, number>()
  for (const css of sheets)
    postcss.parse(css).walkRules((rule) => {
      const body = bodyOf(rule)
      if (body) seen.set(body, (seen.get(body) ?? 0) + 1)
    })
  return new Map([...seen].filter(([, rules]) => rules > 1))
}
