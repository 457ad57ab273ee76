import { useQuery, useQueryClient } from '@tanstack/react-query'
import { firm } from '@xinjian/contract/nouns/firm'
import { Link } from 'react-router'
import { messageOf } from '../../../api/errors.ts'
import { keyOf, query } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { paths } from '../../../paths.ts'
import { useSay } from '../../../reports/english/english.ts'
import { FirmVerdict } from '../../../reports/verdict/FirmVerdict.tsx'
import { useMay } from '../../../shell/may.ts'
import { useTabLabel } from '../../../shell/tabs/useTabLabel.ts'
import { Card, PageHead } from '../../../ui/Card.tsx'
import { Empty, Failed, Skeleton } from '../../../ui/States.tsx'
import layout from '../../../ui/styles/layout.module.css'
import { useQueryState } from '../../common/useQueryState.ts'
import { MatterHistory } from '../MatterHistory.tsx'
import { ExplainedItem, MatterItem } from '../MatterItem.tsx'
import { Waiting } from '../Waiting.tsx'
import { words } from '../words.ts'

/** `/riskControl/matters?taxId`: what reports hold against an enterprise, and what persons decided on it; of none, those that wait. */
export function Component() {
  const [asked] = useQueryState()
  const taxNo = asked.get('taxId') ?? ''
  if (!taxNo) return <Waiting />
  return <Matters key={taxNo} taxNo={taxNo} />
}

function Matters({ taxNo }: { taxNo: string }) {
  const t = useWords(words)
  const language = useLanguage()
  const say = useSay(language)
  const client = useQueryClient()
  const mayRead = useMay('rules.read')
  const { data, error, refetch } = useQuery(query(firm.firmVerdict, { taxId: taxNo }))
  const answers = useQuery({ ...query(firm.matterAnswers, { taxId: taxNo }), enabled: mayRead })
  useTabLabel(data?.enterpriseName ?? null)
  const changed = () =>
    Promise.all(
      [firm.firmVerdict, firm.matterAnswers, firm.matterHistory].map((of) =>
        client.invalidateQueries({ queryKey: keyOf(of) }),
      ),
    )
  const fault = error ?? answers.error
  if (fault || !data || !say || (mayRead && !answers.data))
    return (
      <div className={layout.stack4}>
        <PageHead title={t('title')} note={t('note')} />
        {fault ? (
          <Failed
            message={messageOf(fault)}
            onRetry={() => void Promise.all([refetch(), answers.refetch()])}
          />
        ) : (
          <Skeleton lines={8} />
        )}
      </div>
    )
  const held = (answers.data ?? []).filter(({ holds }) => holds)
  const explained = held.filter(({ matter }) => data.answered.includes(matter))
  return (
    <div className={layout.stack4}>
      <PageHead title={`${t('title')} · ${data.enterpriseName}`} note={t('note')} />
      <FirmVerdict
        firm={{
          line: data,
          linkTo: ({ kind, reportNo }, title) => (
            <Link to={paths.report(kind, { taxId: taxNo, reportNo })}>{title}</Link>
          ),
        }}
        lang={language}
        say={say}
      />
      <Card title={t('matters')}>
        {data.matters.length === 0 ? (
          <Empty icon="check" title={t('none')}>
            {t('noneHint')}
          </Empty>
        ) : (
          <ul className={layout.stack3}>
            {data.matters.map((matter) => (
              <MatterItem
                key={matter.id}
                taxNo={taxNo}
                matter={matter}
                answer={held.find((answer) => answer.matter === matter.id)}
                onDone={changed}
              />
            ))}
          </ul>
        )}
      </Card>
      {explained.length > 0 && (
        <Card title={t('explained')}>
          <ul className={layout.stack3}>
            {explained.map((answer) => (
              <ExplainedItem key={answer.id} answer={answer} onDone={changed} />
            ))}
          </ul>
        </Card>
      )}
      {mayRead && <MatterHistory taxNo={taxNo} />}
    </div>
  )
}
