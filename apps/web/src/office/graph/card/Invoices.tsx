import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { DataOf } from '@xinjian/contract/endpoint'
import type { graph } from '@xinjian/contract/nouns/query/graph'
import { useState } from 'react'
import { messageOf } from '../../../api/errors.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field, Select } from '../../../ui/Field.tsx'
import { Empty } from '../../../ui/States.tsx'
import layout from '../../../ui/styles/layout.module.css'
import textStyles from '../../../ui/styles/text.module.css'
import type { Column } from '../../../ui/table/column.ts'
import { Pager } from '../../../ui/table/Pager.tsx'
import { Table } from '../../../ui/table/Table.tsx'
import { isSealed, Sealed } from '../../consent/Sealed.tsx'
import { exact } from '../amounts.ts'
import { factWords } from '../fact-words.ts'
import { useNameOf, useNodeNames } from '../nouns.ts'
import { words } from '../words.ts'
import type { InvoicesAsked, World } from '../world.ts'
import { FIRST_PAGE, invoicesQuery } from './useTopGoods.ts'

type Invoice = DataOf<typeof graph.graphInvoices>['rows'][number]

/** The invoices behind relations of trade, one relation at a time. */
export default function Invoices(props: {
  queryNo: string
  asked: InvoicesAsked
  world: World
  taxNo: string
  onClose: () => void
}) {
  const t = useWords(words)
  const tf = useWords(factWords)
  const { queryNo, taxNo, asked, world } = props
  const nameOf = useNameOf(world.nodes)
  const [edge, setEdge] = useState(asked.edges[0]!)
  const [paper, setPaper] = useState(asked.paper)
  const [counted, setCounted] = useState(asked.counted)
  const endsOf = (id: string) => {
    const { from = '', to = '' } = world.edges.get(id) ?? {}
    return { from: nameOf(from), to: nameOf(to) }
  }
  const title = t('invoicesOf', endsOf(edge))
  return (
    <Dialog open side="right" width="860px" title={title} onClose={props.onClose}>
      <div className={layout.stack3}>
        {asked.beyond ? <p className={textStyles.mutedSm}>{tf('beyond')}</p> : null}
        {asked.edges.length > 1 ? (
          <Field label={tf('relation')}>
            {(ids) => (
              <Select {...ids} value={edge} onChange={({ target }) => setEdge(target.value)}>
                {asked.edges.map((id) => (
                  <option key={id} value={id}>
                    {endsOf(id).from} → {endsOf(id).to}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ) : null}
        {paper ? (
          <p className={textStyles.mutedSm}>
            {tf('onePaper', { day: paper.issued, amount: exact(paper.total) })}{' '}
            <Button size="sm" onClick={() => setPaper(undefined)}>
              {tf('allPapers')}
            </Button>
          </p>
        ) : null}
        <OfRelation
          key={`${edge}${paper?.issued ?? ''}${counted?.to ?? ''}`}
          {...{ queryNo, edge, taxNo, title, paper, counted }}
          sum12={world.edges.get(edge)?.trade?.total12}
          onAll={() => setCounted(undefined)}
        />
      </div>
    </Dialog>
  )
}

/** Those of one relation in the order of time: how they go round a ring is read from leg to leg. */
function OfRelation(props: {
  queryNo: string
  edge: string
  taxNo: string
  title: string
  paper: InvoicesAsked['paper'] | undefined
  counted: InvoicesAsked['counted']
  /** What the graph says that the counted ones come to, 分. */
  sum12: number | undefined
  onAll: () => void
}) {
  const tf = useWords(factWords)
  const language = useLanguage()
  const { said } = useNodeNames()
  const [at, setAt] = useState(FIRST_PAGE)
  const { queryNo, edge, title, paper, counted, sum12 } = props
  const found = useQuery({
    ...invoicesQuery(queryNo, edge, {
      ...at,
      ...paper,
      ...(counted && { ...counted, valid: true }),
    }),
    placeholderData: keepPreviousData,
  })
  const goods = found.data?.topGoods
  const sum = found.data?.sum
  const amount = (key: 'amount' | 'tax' | 'total', heading: string): Column<Invoice> => ({
    key,
    title: heading,
    align: 'right',
    render: (row) => <span className={textStyles.num}>{exact(row[key])}</span>,
  })
  const columns: Column<Invoice>[] = [
    { key: 'issued', title: tf('issued') },
    {
      key: 'number',
      title: tf('number'),
      value: ({ code, number }) => [code, number].filter(Boolean).join(' '),
    },
    amount('amount', tf('net')),
    amount('tax', tf('tax')),
    amount('total', tf('gross')),
    { key: 'status', title: tf('invoiceStatus'), render: ({ status }) => said(status) },
    { key: 'goods', title: tf('good'), render: ({ goods }) => goods ?? '--' },
  ]
  return isSealed(found.error) ? (
    <Sealed message={found.error.message} taxNo={props.taxNo} />
  ) : (
    <>
      {counted && sum !== undefined ? (
        <p className={textStyles.mutedSm}>
          {tf('counted', { ...counted, sum: exact(sum) })}{' '}
          {sum12 === undefined || sum === sum12 ? null : tf('changed', { sum: exact(sum12) })}{' '}
          <Button size="sm" onClick={props.onAll}>
            {tf('allPapers')}
          </Button>
        </p>
      ) : null}
      {goods && goods.length > 0 ? (
        <p className={textStyles.mutedSm}>
          {tf('goodsOf', { goods: goods.join(language === 'en' ? ', ' : '、') })}
        </p>
      ) : null}
      <Table<Invoice>
        caption={title}
        copyable
        ordered
        columns={columns}
        rows={found.data?.rows}
        rowKey={({ code, number }) => `${code ?? ''}${number}`}
        loading={found.isPending}
        error={found.error ? messageOf(found.error) : undefined}
        onRetry={() => void found.refetch()}
        empty={<Empty icon="file" title={tf('noInvoices')} />}
      />
      <Pager
        {...at}
        total={found.data?.total ?? 0}
        onChange={(page, size) => setAt({ page, size })}
      />
    </>
  )
}
