import type { GraphFinding } from './graph.ts'
import { readEnglish } from './read-english.ts'
import { GRAPH_SAYS } from './words.ts'

/** What a sentence is made of. */
type Sayable = Pick<GraphFinding, 'kind' | 'nodes' | 'figures' | 'from' | 'to'>

/** The sentence of a finding in the reader's language; `nameOf`: a node as the reader may see it. */
export function sayFinding(
  finding: Sayable,
  nameOf: (id: string) => string,
  language: 'zh' | 'en',
): string {
  const said = inChinese(finding, nameOf)
  return language === 'zh' ? said : readEnglish(said)
}

function inChinese(finding: Sayable, nameOf: (id: string) => string): string {
  const { kind, figures } = finding
  const names = finding.nodes.map(nameOf)
  const [name = '', partner = ''] = names
  const path = [...names, name].join(' → ')
  const figure = (key: string): number => figures[key] ?? 0
  const yuan = (key: string): number => figure(key) / 100
  const span = { from: finding.from ?? '', to: finding.to ?? '' }
  switch (kind) {
    case 'CIRCLE': {
      const circle = { ...span, path, n: names.length, sum: yuan('least') }
      const unread = figure('unread')
      return unread > 0 ? GRAPH_SAYS.circleUnread({ ...circle, unread }) : GRAPH_SAYS.circle(circle)
    }
    case 'CAROUSEL':
      return GRAPH_SAYS[figure('roundsAtLeast') > 0 ? 'carouselAtLeast' : 'carousel']({
        ...span,
        path,
        n: names.length,
        rounds: figure('rounds'),
        sum: yuan('roundTotal'),
      })
    case 'HUB':
      return GRAPH_SAYS.hub({ ...span, name, n: figure('partners'), part: figure('share') })
    case 'BROKEN':
      return GRAPH_SAYS.broken({
        ...span,
        seller: name,
        buyer: partner,
        active: figure('activeMonths'),
        n: figure('silentMonths'),
      })
    case 'DEPENDENCE':
      return figures.ofSales === undefined
        ? GRAPH_SAYS.dependentPurchases({ ...span, name, partner, part: figure('ofPurchases') })
        : GRAPH_SAYS.dependentSales({ ...span, name, partner, part: figures.ofSales })
    case 'GUARANTEE_CIRCLE':
      return GRAPH_SAYS.guaranteeCircle({ path, n: names.length })
    case 'COMMON_CONTROL':
      return GRAPH_SAYS.commonControl({
        name,
        n: figure('borrowers'),
        names: names.slice(1).join('、'),
      })
  }
}
