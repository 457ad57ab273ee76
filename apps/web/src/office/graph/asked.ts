import type { BodyOf } from '@xinjian/contract/endpoint'
import type { graph } from '@xinjian/contract/nouns/query/graph'
import { AREAS } from '@xinjian/format/bureau/areas'
import { SECTION_NAMES } from '@xinjian/format/industry/section'
import { GRAPH_VIEWS, type GraphView, MOST_LEVELS } from '@xinjian/graph/graph'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { placeName } from '../../i18n/places.ts'
import { useSay } from '../../reports/english/english.ts'
import { axisMoney } from '../../reports/format/number.ts'
import { choiceOf } from '../list/choice.ts'
import type { Filter, Values } from '../list/filters.ts'
import { words } from './words.ts'

/** Amounts that are offered, in 万元 (1 000 000 分). */
const AMOUNTS = ['1', '10', '50', '100', '500', '1000']
const FEN_OF_WAN = 1_000_000
const MONTHS = ['2', '3', '6', '12', '24']
const LEVELS = Array.from({ length: MOST_LEVELS }, (_, i) => String(i + 1))

/** What narrows a query, as lists are narrowed: kept in the address. */
export function useGraphFilters(): readonly Filter[] {
  const t = useWords(words)
  const language = useLanguage()
  const say = useSay(language)
  const sections = Object.entries(SECTION_NAMES)
  return [
    choiceOf('leastWan', AMOUNTS, {
      label: t('least'),
      all: t('anyAmount'),
      say: (n) => t('amountFrom', { amount: `¥${axisMoney(Number(n) * 10_000, language)}` }),
    }),
    choiceOf('leastMonths', MONTHS, {
      label: t('leastMonths'),
      all: t('anyMonths'),
      say: (n) => t('monthsFrom', { n }),
    }),
    {
      kind: 'choice',
      key: 'industry',
      label: t('industry'),
      all: t('allIndustries'),
      searched: true,
      options: sections.map(([value, name]) => ({ value, label: say?.(name) ?? name })),
    },
    {
      kind: 'choice',
      key: 'region',
      label: t('region'),
      all: t('allRegions'),
      searched: true,
      options: AREAS.map(({ code, name }) => ({ value: code, label: placeName(name, language) })),
    },
    { kind: 'tick', key: 'risky', value: '1', label: t('riskyOnly') },
    { kind: 'tick', key: 'related', value: '1', label: t('relatedOnly') },
  ]
}

export const viewIn = (query: URLSearchParams): GraphView =>
  GRAPH_VIEWS.find((view) => view === query.get('view')) ?? 'SUPPLY'
export const levelsIn = (query: URLSearchParams): string =>
  LEVELS.find((levels) => levels === query.get('levels')) ?? '1'
export const LEVEL_OPTIONS = LEVELS

/** The body of a query: a filter that is not set is not sent. */
export const askedOf = (
  taxId: string,
  query: URLSearchParams,
  set: Values,
): BodyOf<typeof graph.graphQuery> => ({
  taxId,
  view: viewIn(query),
  levels: Number(levelsIn(query)),
  ...(set.leastWan && { least: Number(set.leastWan) * FEN_OF_WAN }),
  ...(set.leastMonths && { leastMonths: Number(set.leastMonths) }),
  ...(set.industry && { industry: set.industry }),
  ...(set.region && { region: set.region }),
  ...(set.risky && { riskyOnly: true }),
  ...(set.related && { relatedOnly: true }),
})
