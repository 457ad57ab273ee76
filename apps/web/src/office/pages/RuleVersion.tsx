import { useQuery } from '@tanstack/react-query'
import { rulebook } from '@xinjian/contract/nouns/rulebook'
import type { ReportKind } from '@xinjian/engine/report/kinds'
import { useNavigate } from 'react-router'
import { messageOf } from '../../api/errors.ts'
import { query as ask } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { paths } from '../../paths.ts'
import { kindIn, kindTitle } from '../../reports/kinds.ts'
import { useMay } from '../../shell/may.ts'
import { Card, PageHead } from '../../ui/Card.tsx'
import { Failed, Skeleton } from '../../ui/States.tsx'
import { GoLink } from '../common/GoLink.tsx'
import { numberIn, useQueryState } from '../common/useQueryState.ts'
import { Editor } from '../rules/Editor.tsx'
import { BookStatus } from '../rules/status.tsx'
import { words } from '../rules/words.ts'

/** `/riskControl/ruleVersion?reportType&version&from`: one version; without a number a new one, which may begin as another is. */
export function Component() {
  const [query] = useQueryState()
  const version = numberIn(query, 'version', 0)
  const kind = kindIn(query.get('reportType')) ?? 'INVOICE'
  const from = numberIn(query, 'from', 0)
  return <Version key={`${kind}/${version}/${from}`} kind={kind} version={version} from={from} />
}

function Version(props: { kind: ReportKind; version: number; from: number }) {
  const { kind, version } = props
  const shown = version || props.from
  const t = useWords(words)
  const language = useLanguage()
  const go = useNavigate()
  const may = useMay('rules.write')
  const catalogue = useQuery(ask(rulebook.rulebookCatalogue, { reportType: kind }))
  const found = useQuery({
    ...ask(rulebook.rulebookDetail, { reportType: kind, version: shown }),
    enabled: shown > 0,
  })
  const fault = catalogue.error ?? found.error
  const row = version > 0 ? found.data?.row : undefined
  const ready = catalogue.data && (shown === 0 || found.data)
  return (
    <>
      <PageHead
        title={version === 0 ? t('create') : t('versionN', { n: version })}
        note={
          <>
            {kindTitle(kind, language)} {row && <BookStatus status={row.status} />}
          </>
        }
      >
        {may && row && row.status !== 'DRAFT' && (
          <GoLink to={paths.ruleVersion({ reportType: kind, from: version })}>
            {t('createFrom')}
          </GoLink>
        )}
        <GoLink to={paths.rules()}>{t('title')}</GoLink>
      </PageHead>
      {fault ? (
        <Card>
          <Failed message={messageOf(fault)} onRetry={() => void catalogue.refetch()} />
        </Card>
      ) : ready ? (
        <Editor
          reportType={kind}
          row={row}
          rules={catalogue.data.rules}
          start={found.data ?? { limits: {}, off: {} }}
          readOnly={!may || (row !== undefined && row.status !== 'DRAFT')}
          onSaved={(saved) =>
            void go(paths.ruleVersion({ reportType: kind, version: saved.version }), {
              replace: true,
            })
          }
        />
      ) : (
        <Card>
          <Skeleton lines={8} />
        </Card>
      )}
    </>
  )
}
