import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Card } from '../../ui/Card.tsx'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import { Tag } from '../../ui/Tag.tsx'
import type { Column } from '../../ui/table/column.ts'
import { PagedTable } from '../../ui/table/PagedTable.tsx'
import { share, short } from './amounts.ts'
import { Amount } from './card/NodeCard.tsx'
import { factWords } from './fact-words.ts'
import styles from './graph.module.css'
import { detailOf, useNameOf, useNodeNames } from './nouns.ts'
import { useRisks } from './risks.ts'
import { words } from './words.ts'
import type { Lit, World, WorldEdge, WorldNode } from './world.ts'

/** The graph as two tables, for whoever cannot see it or would rather read: the same nodes, relations and cards. */
export default function Lists(props: {
  world: World
  lit: Lit | null
  onNode: (id: string) => void
  onEdge: (id: string) => void
}) {
  const t = useWords(words)
  const tf = useWords(factWords)
  const language = useLanguage()
  const { world, lit } = props
  const nameOf = useNameOf(world.nodes)
  const note = lit ? <p className={cx(textStyles.mutedSm, styles.note)}>{tf('onlyLit')}</p> : null
  return (
    <>
      <Card flush title={t('nodes')}>
        {note}
        <PagedTable<WorldNode>
          caption={t('nodes')}
          copyable
          columns={useNodeColumns(world)}
          rows={[...world.nodes.values()].filter(({ id }) => !lit || lit.nodes.has(id))}
          rowKey={({ id }) => id}
          onOpen={({ id }) => props.onNode(id)}
          maxHeight="var(--rows-height)"
        />
        {world.foldedOf.size > 0 ? (
          <ul className={styles.folded}>
            {[...world.foldedOf.values()].map(({ of, count, total12 }) => (
              <li key={of}>
                {tf('othersOf', { name: nameOf(of), n: count })}
                {total12 === null ? null : tf('othersAmount', { amount: short(total12, language) })}
              </li>
            ))}
          </ul>
        ) : null}
      </Card>
      <Card flush title={t('edges')}>
        {note}
        <PagedTable<WorldEdge>
          caption={t('edges')}
          copyable
          columns={useEdgeColumns(world, nameOf)}
          rows={[...world.edges.values()].filter(({ id }) => !lit || lit.edges.has(id))}
          rowKey={({ id }) => id}
          onOpen={({ id }) => props.onEdge(id)}
          maxHeight="var(--rows-height)"
        />
      </Card>
    </>
  )
}

/** Names wrap, headings do not: without it a name stands in a column of two characters. */
const NAME_WIDTH = 176

/** Without trade every column of trade is empty, and narrows the names. */
const hasTrade = ({ types }: World): boolean => types.includes('SUPPLY')

function useNodeColumns(world: World): Column<WorldNode>[] {
  const t = useWords(words)
  const tf = useWords(factWords)
  const names = useNodeNames()
  const risks = useRisks()
  const turnover = ({ id }: WorldNode) => {
    const trades = world.edgesOf(id).flatMap(({ trade }) => trade ?? [])
    return trades.length > 0 ? trades.reduce((sum, { total12 }) => sum + total12, 0) : null
  }
  const isTraded = hasTrade(world)
  const amount: Column<WorldNode> = {
    key: 'turnover',
    title: tf('turnover'),
    align: 'right',
    sortable: true,
    value: turnover,
    render: (node) => <Amount fen={turnover(node)} />,
  }
  const placed: Column<WorldNode>[] = [
    { key: 'position', title: tf('position'), value: names.position },
    {
      key: 'rank',
      title: tf('rank'),
      align: 'right',
      sortable: true,
      render: ({ rank }) => <span className={textStyles.num}>{share(rank)}</span>,
    },
  ]
  return [
    {
      key: 'name',
      title: tf('name'),
      sortable: true,
      width: NAME_WIDTH,
      render: (node) => (
        <>
          {node.name} {node.masked ? <Tag>{tf('masked')}</Tag> : null}
        </>
      ),
    },
    { key: 'type', title: tf('type'), value: names.kind, sortable: true },
    { key: 'level', title: tf('level'), align: 'right', sortable: true },
    ...(isTraded ? [amount] : []),
    { key: 'industry', title: t('industry'), value: names.industry },
    { key: 'region', title: t('region'), value: names.region },
    { key: 'status', title: tf('status'), value: names.status },
    { key: 'risks', title: tf('risks'), value: risks.of },
    ...(isTraded ? placed : []),
  ]
}

function useEdgeColumns(world: World, nameOf: (id: string) => string): Column<WorldEdge>[] {
  const t = useWords(words)
  const tf = useWords(factWords)
  const part = (key: 'shareOfSeller' | 'shareOfBuyer'): Column<WorldEdge> => ({
    key,
    title: tf(key),
    align: 'right',
    sortable: true,
    value: ({ trade }) => trade?.[key],
    render: ({ trade }) => <span className={textStyles.num}>{share(trade?.[key] ?? null)}</span>,
  })
  const named = (key: 'from' | 'to', value: (edge: WorldEdge) => string): Column<WorldEdge> => ({
    ...{ key, title: tf(key), value, sortable: true, width: NAME_WIDTH },
  })
  const detail: Column<WorldEdge> = {
    key: 'detail',
    title: tf('detail'),
    value: (edge) => detailOf(edge) || '--',
  }
  const trade: Column<WorldEdge>[] = [
    {
      key: 'amount',
      title: tf('amount'),
      align: 'right',
      sortable: true,
      value: ({ trade }) => trade?.total12,
      render: ({ trade }) => <Amount fen={trade?.total12 ?? null} />,
    },
    {
      key: 'invoices',
      title: tf('invoices'),
      align: 'right',
      sortable: true,
      value: ({ trade }) => trade?.invoices,
    },
    {
      key: 'span',
      title: tf('span'),
      value: ({ trade }) => trade && `${trade.firstMonth} – ${trade.lastMonth}`,
    },
    {
      key: 'activeMonths',
      title: tf('activeMonths'),
      align: 'right',
      value: ({ trade }) => trade?.activeMonths,
    },
    part('shareOfSeller'),
    part('shareOfBuyer'),
  ]
  return [
    { key: 'type', title: tf('relation'), value: ({ type }) => t(`edge${type}`), sortable: true },
    named('from', ({ from }) => nameOf(from)),
    named('to', ({ to }) => nameOf(to)),
    ...(hasTrade(world) ? trade : []),
    ...(world.types.some((type) => type !== 'SUPPLY') ? [detail] : []),
  ]
}
