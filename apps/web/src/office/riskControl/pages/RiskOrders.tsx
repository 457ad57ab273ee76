import { type RiskOrderRow, riskOrder } from '@xinjian/contract/nouns/rules/riskOrder'
import { RISK_ORDER_STATUSES } from '@xinjian/contract/risk/statuses'
import { useNavigate } from 'react-router'
import { toastRefusal } from '../../../api/refusal.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { paths } from '../../../paths.ts'
import { useMay } from '../../../shell/may.ts'
import { Button } from '../../../ui/Button.tsx'
import { GoLink } from '../../common/GoLink.tsx'
import { saveDownload } from '../../common/save.ts'
import { choiceOf } from '../../list/choice.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'
import { NoPolicyHint } from '../NoPolicy.tsx'
import { isGoing } from '../OrderStatus.tsx'
import { useOrderColumns } from '../order-columns.tsx'
import { UploadButton } from '../UploadButton.tsx'
import { useInForce } from '../useInForce.ts'
import { words } from '../words.ts'

const LOOK_MS = 2_000

/** `/riskControl/order?purpose&status&keyword&page&size`: orders by list, of one enterprise, and trials of policies. */
export function Component() {
  const t = useWords(words)
  const go = useNavigate()
  const may = useMay('report.create')
  const inForce = useInForce()
  const open = (row: RiskOrderRow) => void go(paths.riskOrder({ no: row.no }))
  const list = useList(riskOrder.riskOrderQuery, {
    filters: [
      { kind: 'search', key: 'keyword', label: t('keyword') },
      choiceOf('purpose', ['TRIAL'], { label: t('purpose'), all: t('ORDER'), say: t }),
      choiceOf('status', RISK_ORDER_STATUSES, { label: t('status'), all: t('allStatus'), say: t }),
    ],
    poll: (data) => (data?.rows.some(({ status }) => isGoing(status)) ? LOOK_MS : false),
  })
  const policies = inForce.data?.rows
  return (
    <ListPage
      title={t('ordersTitle')}
      note={t('ordersNote')}
      head={
        <>
          <Button
            icon="download"
            disabled={list.total === 0}
            onClick={() =>
              void saveDownload(riskOrder.riskOrderExport, list.asked).catch(toastRefusal)
            }
          >
            {t('exportAll')}
          </Button>
          {may && policies && policies.length > 0 && <UploadButton policies={policies} />}
        </>
      }
      list={list}
      columns={useOrderColumns(open)}
      rowKey={({ no }) => no}
      onOpen={open}
      noMatch={t('noMatch')}
      empty={
        // Within the list: above it, it would push the list down once it is known.
        policies?.length === 0
          ? { icon: 'shield', title: t('noPolicy'), children: <NoPolicyHint /> }
          : {
              icon: 'file',
              title: t('none'),
              children: may && <GoLink to={paths.riskReport()}>{t('reportTitle')}</GoLink>,
            }
      }
    />
  )
}
