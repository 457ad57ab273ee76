import { useQuery } from '@tanstack/react-query'
import { riskOrderForm } from '@xinjian/contract/forms/risk'
import { riskOrder } from '@xinjian/contract/nouns/rules/riskOrder'
import type { RiskPolicyRow } from '@xinjian/contract/nouns/rules/riskPolicy'
import { call } from '../../../api/client.ts'
import { messageOf } from '../../../api/errors.ts'
import { query as ask } from '../../../api/query.ts'
import { Form, FormRefusal, SubmitButton } from '../../../form/Form.tsx'
import { useForm } from '../../../form/useForm.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { useMay } from '../../../shell/may.ts'
import { Card, PageHead } from '../../../ui/Card.tsx'
import { Empty, Failed, Progress, Skeleton } from '../../../ui/States.tsx'
import textStyles from '../../../ui/styles/text.module.css'
import { EnterprisePicker } from '../../common/EnterprisePicker.tsx'
import officePages from '../../common/office-pages.module.css'
import { useQueryState } from '../../common/useQueryState.ts'
import { Subject } from '../judged/Subject.tsx'
import { NoPolicy } from '../NoPolicy.tsx'
import { OrderFields } from '../OrderFields.tsx'
import { isGoing } from '../OrderStatus.tsx'
import { useInForce } from '../useInForce.ts'
import { words } from '../words.ts'

const LOOK_MS = 800

/** `/riskControl/report?taxId&no`: one enterprise, judged by a policy in force. */
export function Component() {
  const t = useWords(words)
  const [query, change] = useQueryState()
  const [taxId, no] = [query.get('taxId'), query.get('no')]
  const may = useMay('report.create')
  const inForce = useInForce()
  const policies = inForce.data?.rows
  return (
    <>
      <PageHead title={t('reportTitle')} note={t('reportNote')} />
      {inForce.error ? (
        <Card>
          <Failed message={messageOf(inForce.error)} onRetry={() => void inForce.refetch()} />
        </Card>
      ) : !policies ? (
        <Skeleton height={320} />
      ) : policies.length === 0 && !no ? (
        <NoPolicy />
      ) : (
        <div className={officePages.split} data-part="split" {...(taxId && { 'data-chosen': '' })}>
          <Card title={t('firm')}>
            <EnterprisePicker
              taxNo={taxId}
              onPick={(row) => change({ taxId: row.taxNo, no: null })}
            />
          </Card>
          <div className={officePages.stack}>
            {may && taxId && (
              <Start
                key={taxId}
                taxId={taxId}
                policies={policies}
                onStarted={(started) => change({ no: started })}
              />
            )}
            {no ? (
              <Result key={no} no={no} />
            ) : (
              !taxId && (
                <Card>
                  <Empty icon="building" title={t('pickFirm')} />
                </Card>
              )
            )}
          </div>
        </div>
      )}
    </>
  )
}

function Start(props: {
  taxId: string
  policies: readonly RiskPolicyRow[]
  onStarted: (no: string) => void
}) {
  const t = useWords(words)
  const { taxId, policies } = props
  const form = useForm(riskOrderForm, {
    start: { source: 'HELD', ...(policies.length === 1 && { policy: String(policies[0]!.code) }) },
    onSubmit: async (asked) => {
      const { no } = await call(riskOrder.riskOrderStart, { ...asked, taxId }, { silent: true })
      props.onStarted(no)
    },
  })
  return (
    <Card title={<span className={textStyles.num}>{taxId}</span>}>
      <Form of={form} className={officePages.form}>
        <OrderFields of={form} policies={policies} />
        <FormRefusal of={form} />
        <SubmitButton of={form}>{t('judge')}</SubmitButton>
      </Form>
    </Card>
  )
}

/** An order of one enterprise, followed until it is judged. */
function Result({ no }: { no: string }) {
  const t = useWords(words)
  const found = useQuery({
    ...ask(riskOrder.riskOrderDetail, { no, page: 1, size: 1 }),
    staleTime: 0,
    refetchInterval: ({ state }) => isGoing(state.data?.row.status) && LOOK_MS,
  })
  const { data, error } = found
  if (error)
    return (
      <Card>
        <Failed message={messageOf(error)} onRetry={() => void found.refetch()} />
      </Card>
    )
  if (!data) return <Skeleton height={240} />
  if (isGoing(data.row.status))
    return (
      <Card>
        <p aria-live="polite">{t('judging')}</p>
        <Progress value={data.row.progress} label={t('progress')} />
      </Card>
    )
  return <Subject no={no} line={data.rows[0]?.line ?? 1} trial={false} />
}
