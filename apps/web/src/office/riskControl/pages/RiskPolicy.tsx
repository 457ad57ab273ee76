import { useQuery } from '@tanstack/react-query'
import { riskPolicy } from '@xinjian/contract/nouns/rules/riskPolicy'
import { useNavigate } from 'react-router'
import { messageOf } from '../../../api/errors.ts'
import { query as ask } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { paths } from '../../../paths.ts'
import { useMay } from '../../../shell/may.ts'
import { Card, PageHead } from '../../../ui/Card.tsx'
import { Failed, Skeleton } from '../../../ui/States.tsx'
import { GoLink } from '../../common/GoLink.tsx'
import { numberIn, useQueryState } from '../../common/useQueryState.ts'
import { BookStatus } from '../../rulebook/status.tsx'
import { draftOf, emptyDraft } from '../policy/draft.ts'
import { Editor } from '../policy/Editor.tsx'
import { words } from '../policy/words.ts'

/** `/riskControl/policy?code&version&from&sample`: one version; without a version a new one, which may begin as another is. */
export function Component() {
  const [query] = useQueryState()
  const [code, version, from] = ['code', 'version', 'from'].map((key) => numberIn(query, key, 0))
  const sample = query.get('sample')
  return (
    <Shown
      key={`${code}/${version}/${from}/${sample}`}
      code={code!}
      version={version!}
      from={from!}
      sample={sample}
    />
  )
}

function Shown(props: { code: number; version: number; from: number; sample: string | null }) {
  const { code, version, sample } = props
  const t = useWords(words)
  const go = useNavigate()
  const write = useMay('rules.write')
  const shown = version || props.from
  const vocabulary = useQuery(ask(riskPolicy.riskVocabulary, {}))
  const found = useQuery({
    ...ask(riskPolicy.riskPolicyDetail, { code: code || 1, version: shown || 1 }),
    enabled: code > 0 && shown > 0,
  })
  const fault = vocabulary.error ?? found.error
  const row = version > 0 ? found.data?.row : undefined
  const ready = vocabulary.data && (code === 0 || shown === 0 || found.data)
  const begun = vocabulary.data?.samples.find(({ id }) => id === sample)
  const table = found.data?.table ?? begun?.table
  const name = found.data?.row.name ?? begun?.name ?? ''
  return (
    <>
      <PageHead
        title={row ? `${row.name} ${t('versionN', { n: row.version })}` : name || t('create')}
        note={row && <BookStatus status={row.status} />}
      >
        {write && row && row.status !== 'DRAFT' && (
          <GoLink to={paths.riskPolicy({ code, from: version })}>{t('createFrom')}</GoLink>
        )}
        <GoLink to={paths.riskPolicies()}>{t('title')}</GoLink>
      </PageHead>
      {fault ? (
        <Card>
          <Failed
            message={messageOf(fault)}
            onRetry={() => void (vocabulary.error ? vocabulary : found).refetch()}
          />
        </Card>
      ) : ready ? (
        <Editor
          row={row}
          code={code || undefined}
          name={name}
          start={table ? draftOf(table, vocabulary.data.reports) : emptyDraft()}
          vocabulary={vocabulary.data.reports}
          readOnly={!write || (row !== undefined && row.status !== 'DRAFT')}
          onSaved={(saved) =>
            void go(paths.riskPolicy({ code: saved.code, version: saved.version }), {
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
