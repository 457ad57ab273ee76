import { type RiskSubjectRow, riskOrder } from '@xinjian/contract/nouns/rules/riskOrder'
import { OUTCOMES } from '@xinjian/engine/report/policy/table'
import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { toastRefusal } from '../../../api/refusal.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { PageHead } from '../../../ui/Card.tsx'
import { Skeleton } from '../../../ui/States.tsx'
import { GoLink } from '../../common/GoLink.tsx'
import officePages from '../../common/office-pages.module.css'
import { saveDownload } from '../../common/save.ts'
import { numberIn, useQueryState } from '../../common/useQueryState.ts'
import { choiceOf } from '../../list/choice.ts'
import { ListCard } from '../../list/ListCard.tsx'
import { useList } from '../../list/useList.ts'
import { JudgedBy } from '../JudgedBy.tsx'
import { SubjectPage } from '../judged/SubjectPage.tsx'
import { Matrix } from '../Matrix.tsx'
import { OrderBar } from '../OrderBar.tsx'
import { isGoing } from '../OrderStatus.tsx'
import { useSubjectColumns } from '../subject-columns.tsx'
import { words } from '../words.ts'

const LOOK_MS = 1_000

/** `/riskControl/orderDetail?no&line&outcome&keyword&flipped&asked&page&size`: an order, or one enterprise of it. */
export function Component() {
  const [query] = useQueryState()
  const no = query.get('no')
  const line = numberIn(query, 'line', 0)
  if (!no) return <Navigate replace to={paths.riskOrders()} />
  if (line > 0) return <SubjectPage key={`${no}/${line}`} no={no} line={line} />
  return <Order key={no} no={no} />
}

function Order({ no }: { no: string }) {
  const t = useWords(words)
  const go = useNavigate()
  const [isTrial, setTrial] = useState(false)
  const open = (row: RiskSubjectRow) => void go(paths.riskOrder({ no, line: row.line }))
  const list = useList(riskOrder.riskOrderDetail, {
    fixed: { no },
    filters: [
      { kind: 'search', key: 'keyword', label: t('search') },
      choiceOf('outcome', OUTCOMES, { label: t('outcome'), all: t('allOutcomes'), say: t }),
      isTrial
        ? { kind: 'tick', key: 'flipped', label: t('onlyFlipped'), value: 'true' }
        : { kind: 'tick', key: 'asked', label: t('onlyAsked'), value: 'true' },
    ],
    poll: (data) => (isGoing(data?.row.status) ? LOOK_MS : false),
  })
  const order = list.found.data?.row
  const columns = useSubjectColumns(order, open)
  // What it is comes with its first answer; until then it is taken for an order.
  if (order && (order.purpose === 'TRIAL') !== isTrial) setTrial(!isTrial)
  return (
    <>
      <PageHead title={no} note={order && <JudgedBy of={order} />}>
        <Button
          icon="download"
          disabled={!order || order.done === 0}
          onClick={() =>
            void saveDownload(riskOrder.riskOrderExportDetail, { no }).catch(toastRefusal)
          }
        >
          {t('exportDetail')}
        </Button>
        <GoLink to={paths.riskOrders()}>{t('ordersTitle')}</GoLink>
      </PageHead>
      <div className={officePages.stack}>
        {order ? <OrderBar order={order} /> : !list.error && <Skeleton height={140} />}
        {isTrial && order && order.done > 0 && order.againstVersion !== null && (
          <Matrix of={list.found.data?.matrix ?? []} />
        )}
        <ListCard
          title={t('firm')}
          list={list}
          columns={columns}
          rowKey={(row) => row.line}
          onOpen={open}
          noMatch={t('nobody')}
          empty={{ icon: 'building', title: t('noneYet') }}
        />
      </div>
    </>
  )
}
