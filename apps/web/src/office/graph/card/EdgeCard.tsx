import { useWords } from '../../../i18n/dictionary.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { Sparkline } from '../../../ui/charts/Sparkline.tsx'
import textStyles from '../../../ui/styles/text.module.css'
import { OpenButton } from '../../common/cells/OpenButton.tsx'
import { share, short } from '../amounts.ts'
import { factWords } from '../fact-words.ts'
import styles from '../graph.module.css'
import { useNameOf } from '../nouns.ts'
import { words } from '../words.ts'
import { type InvoicesAsked, isMutual, type World, type WorldEdge } from '../world.ts'
import { Facts } from './Facts.tsx'
import { Amount } from './NodeCard.tsx'
import { useTopGoods } from './useTopGoods.ts'

/** What is known of a relation; the figures of trade open its invoices. */
export function EdgeCard(props: {
  edge: WorldEdge
  world: World
  queryNo: string
  onNode: (id: string) => void
  onInvoices: (asked: InvoicesAsked) => void
}) {
  const t = useWords(words)
  const tf = useWords(factWords)
  const language = useLanguage()
  const { edge, world, onNode } = props
  const nameOf = useNameOf(world.nodes)
  const { trade } = edge
  const comma = language === 'en' ? ', ' : '、'
  const open = () => props.onInvoices({ edges: [edge.id] })
  const openCounted = () => props.onInvoices({ edges: [edge.id], counted: world.days })
  const goods = useTopGoods(props.queryNo, edge)
  const end = (id: string) => <OpenButton onClick={() => onNode(id)}>{nameOf(id)}</OpenButton>
  return (
    <>
      <Facts
        of={[
          [tf(isMutual(edge.type) ? 'oneEnd' : 'from'), end(edge.from)],
          [tf(isMutual(edge.type) ? 'otherEnd' : 'to'), end(edge.to)],
          [tf('ratio'), edge.ratio === undefined ? undefined : `${edge.ratio}%`],
          [tf(detailOf(edge)), edge.label],
          ...(trade
            ? ([
                [
                  tf('amount'),
                  <OpenButton key="amount" about={t('toInvoices')} onClick={openCounted}>
                    <Amount fen={trade.total12} />
                  </OpenButton>,
                ],
                [
                  tf('invoices'),
                  <OpenButton key="invoices" about={t('toInvoices')} onClick={open}>
                    <span className={textStyles.num}>
                      {tf('invoiceCount', { n: trade.invoices })}
                    </span>
                  </OpenButton>,
                ],
                [tf('span'), `${trade.firstMonth} – ${trade.lastMonth}`],
                [tf('activeMonths'), tf('monthCount', { n: trade.activeMonths })],
                [tf('shareOfSeller'), share(trade.shareOfSeller)],
                [tf('shareOfBuyer'), share(trade.shareOfBuyer)],
                [tf('goods'), goods.length > 0 ? goods.join(comma) : undefined],
              ] as const)
            : []),
        ]}
      />
      {trade ? (
        <>
          <p className={styles.months}>
            <span className={textStyles.mutedXs}>{tf('byMonth')}</span>
            {trade.months.length > 0 ? (
              <Sparkline
                values={trade.months}
                label={tf('byMonthLabel', {
                  n: trade.months.length,
                  low: short(Math.min(...trade.months), language),
                  high: short(Math.max(...trade.months), language),
                })}
              />
            ) : (
              '--'
            )}
          </p>
          <p>
            <Button icon="file" onClick={open}>
              {t('toInvoices')}
            </Button>
          </p>
        </>
      ) : null}
    </>
  )
}

/** What a label is of. */
const detailOf = ({ type }: WorldEdge) =>
  type === 'SAME_PHONE' || type === 'SAME_ADDRESS' || type === 'SAME_TAX_AGENT'
    ? (`detail${type}` as const)
    : 'detail'
